import type { ListLine } from '@mall/domain/inquiry';
import type { ListWords } from '@mall/domain/inquiry/list';
import { listWords, matchLines } from '@mall/domain/inquiry/matching';
import type { Database } from '../../database/database.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { skuRows } from '../product/sku-rows.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { MatchedLine, SaidLine } from './inquiry-rows.ts';
import { matchingPorts } from './matching-ports.ts';

/** So many candidates are kept of a line. */
const candidatesAtMost = 10;
const longestWhy = 300;

const filled = (fields: Record<string, string>) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** A kept line as the matching reads it: what is told in fields is told, and only a line without any speaks for itself. */
function listLine(line: SaidLine): ListLine {
  const told = filled({
    ownItemNumber: line.itemNoCustomer,
    partNumber: line.partNumberCustomer,
    name: line.nameCustomer,
    spec: line.specCustomer,
  });
  const isTold = Object.keys(told).length > 0;
  return {
    row: 1,
    raw: isTold ? '' : line.said,
    ...told,
    ...filled({ brand: line.brandCustomer, unit: line.unitSaid, unsure: line.unsure }),
    faults: [],
  };
}

export interface LineMatcher {
  /** What a reader of lists knows of the mall's words. */
  words(): Promise<ListWords>;
  /** What lines are, in their order. @param customerId whose own item numbers count */
  match(customerId: number, lines: readonly SaidLine[]): Promise<MatchedLine[]>;
}

/** Matches lines over the running search (rule inquiry 15). What is perhaps meant stands on the line too, until the buyer says so (rule inquiry 40). */
export const lineMatcher = (db: Database, engine: SearchEngine, catalogue: CatalogueService): LineMatcher => ({
  words: async () => listWords(await engine.state()),
  async match(customerId, lines) {
    const found = [];
    for await (const some of matchLines(lines.map(listLine), matchingPorts(db, engine, catalogue, customerId))) found.push(...some);
    const ids = [...new Set(found.flatMap(({ candidates }) => candidates.slice(0, candidatesAtMost).map(({ skuId }) => skuId)))];
    const numbers = new Map((await skuRows(db).names(ids)).map(({ id, skuNumber }) => [id, skuNumber]));
    return found.map(({ state, candidates, why }): MatchedLine => {
      const kept = candidates.slice(0, candidatesAtMost).flatMap(({ skuId, score, reasons }, index) => {
        const sku = numbers.get(skuId);
        const shown = reasons.map(({ label, said, has, verdict }) => ({ label, said, has, verdict }));
        const isSure = index === 0 && state === 'exact';
        return sku ? [{ sku, score: Math.round(score), state: isSure ? ('exact' as const) : ('similar' as const), reasons: shown }] : [];
      });
      const first = state === 'unmatched' ? undefined : kept[0];
      return {
        skuNumber: first?.sku ?? null,
        matchState: first ? state : 'unmatched',
        matchWhy: why.slice(0, longestWhy),
        candidates: kept,
      };
    });
  },
});
