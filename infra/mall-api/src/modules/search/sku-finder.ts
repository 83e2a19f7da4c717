import { normalisePartNumber } from '@mall/domain/search';
import type { Clause } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { facetKindOf, valuesPerKey } from './facet-numbers.ts';
import { foundSkuRepository, type IndexedRow } from './found-sku.repository.ts';
import type { SearchEngine } from './search-engine.ts';
import { allOf, anyClause } from './tsquery.ts';
import { typesQuery, wantedTypes } from './wanted-types.ts';

/** Such things that have all parts of any of the alternatives; each part is any of its clauses. */
interface Wanted {
  types: ReadonlyMap<number, number> | undefined;
  alternatives: readonly (readonly (readonly Clause[])[])[];
}

const sameNumberAtMost = 40;

/** Finds SKUs for who has many questions: each call is one round trip to the database, whatever it is asked. */
export function skuFinder(db: Database, engine: SearchEngine) {
  const rows = foundSkuRepository(db);
  return {
    /** Of each question the best sellers; nothing for one that asks nothing. */
    async find(questions: readonly Wanted[], most: number) {
      if (questions.length === 0) return [];
      const { assortment } = await engine.state();
      const queries = questions.map(({ types, alternatives }) => {
        const each = alternatives.map((parts) => allOf(...parts.map((clauses) => anyClause(clauses))));
        const any = each.some((one) => one === '') ? '' : each.map((one) => `(${one})`).join('|');
        return allOf(types ? typesQuery(wantedTypes(types, assortment).lexemes.all) : '', any && `(${any})`);
      });
      const asked = [...new Set(queries.filter(Boolean))];
      const found = Map.groupBy(asked.length > 0 ? await rows.byQuery(asked, most) : [], ({ at }) => at);
      const byQuery = new Map(asked.map((query, i) => [query, (found.get(i + 1) ?? []).map(foundSku)]));
      return queries.map((query) => byQuery.get(query) ?? []);
    },

    /** SKUs whose part number, order code or SKU number is one of these. @param numbers normalised; the answer's keys too */
    async numbered(numbers: readonly string[]) {
      const found = numbers.length > 0 ? await rows.byNumber(numbers, sameNumberAtMost) : [];
      const byNumber = Map.groupBy(found, ({ pn }) => pn);
      return new Map([...byNumber].map(([pn, some]) => [pn, some.map((row) => ({ sku: foundSku(row), ...numberOf(row) }))]));
    },

    byId: async (skuIds: readonly number[]) => (skuIds.length > 0 ? (await rows.byId(skuIds)).map(foundSku) : []),

    /** What replaces each of these completely, by SKU id. */
    async substitutes(skuIds: readonly number[]) {
      const found = Map.groupBy(skuIds.length > 0 ? await rows.substitutes(skuIds) : [], (row) => row.of);
      return new Map([...found].map(([id, some]) => [id, some.map(foundSku)]));
    },

    /** Facet values of these brands. */
    async brandValues(manufacturerIds: readonly number[]): Promise<Set<number>> {
      const { brand } = await engine.state();
      return new Set(manufacturerIds.flatMap((id) => brand(id)?.id ?? []));
    },
  };
}

type NumberedRow = Awaited<ReturnType<ReturnType<typeof foundSkuRepository>['byNumber']>>[number];

/** Which of its numbers was found, as the SKU has it. */
function numberOf({ pn, isMaker, skuNumber, partNumber, orderCode }: NumberedRow) {
  if (isMaker) return { kind: 'partNumber' as const, number: partNumber };
  return normalisePartNumber(skuNumber) === pn
    ? { kind: 'skuNumber' as const, number: skuNumber }
    : { kind: 'orderCode' as const, number: orderCode };
}

function foundSku({ skuId, rank, type, name, f }: IndexedRow) {
  const kindOfValue = (id: number) => facetKindOf(Math.floor(id / valuesPerKey));
  return {
    ...{ skuId, rank, type, name },
    category: f.find((id) => kindOfValue(id) === 'category') ?? 0,
    brand: f.find((id) => kindOfValue(id) === 'brand') ?? 0,
    values: f.filter((id) => kindOfValue(id) === 'attribute'),
  };
}
