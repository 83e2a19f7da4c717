import { readdirSync, readFileSync } from 'node:fs';
import { judgementOf } from '../relevance/rule.ts';
import type { JudgedLine, JudgedSheet, SheetSku } from './sheets.ts';

const folder = new URL('../../../../bench/matching/hand/', import.meta.url);

/**
 * The sheets written by hand, bench/matching/hand/*.tsv: `# kind:`, for a table `# header:` with cells between ` | ` or `# cells:` where it has none, then a line and a rule of
 * infra/demo/src/relevance/rule.ts that says which SKUs are right.
 */
export function handSheets(skus: readonly SheetSku[]): JudgedSheet[] {
  const plain = skus.map((sku) => ({ ...sku, isActive: true, partNumber: sku.partNumber.toUpperCase().replace(/[-./ ()×*]/g, '') }));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file, at) => {
      const all = readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean);
      const told = (key: string) => all.find((line) => line.startsWith(`# ${key}: `))?.slice(key.length + 4);
      const header = told('header');
      const isTable = header !== undefined || told('cells') !== undefined;
      const cells = (text: string) => text.split(/ \| ?/).join('\t');
      const written = all.filter((line) => !line.startsWith('#')).map((line) => line.split('\t') as [string, string]);
      const first = header ? 2 : 1;
      const lines = written.map(([text, rule], i): JudgedLine => {
        const isRight = judgementOf(rule, plain);
        return { row: i + first, text, quantity: undefined, right: new Set(isRight ? plain.filter(isRight).map(({ id }) => id) : []) };
      });
      const text = [...(header ? [cells(header)] : []), ...written.map(([line]) => (isTable ? cells(line) : line))].join('\n');
      return { name: file.replace('.tsv', ''), kind: `by hand: ${told('kind')}`, text, lines, isHeldOut: at % 3 === 2 };
    });
}
