import { cellsAtMost, cellText, type ListRow, rowsAtMost } from '@mall/domain/inquiry/list';
import { parse } from 'csv-parse/sync';
import { Refused } from './refusals.ts';

const delimiters = ['\t', ',', ';', '|', '，'];

/** The rows of a text with columns; undefined for one without, such as a part a line. @throws {Refused} TOO_MANY_ROWS */
export function readCsv(text: string): ListRow[] | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim());
  if (lines.length > rowsAtMost * 5) throw new Refused('TOO_MANY_ROWS');
  const sample = lines.slice(0, 200);
  const delimiter = delimiters.find((sign) => sample.filter((line) => line.includes(sign)).length >= Math.max(1, sample.length * 0.6));
  if (!delimiter) {
    if (lines.length > rowsAtMost) throw new Refused('TOO_MANY_ROWS');
    return undefined;
  }
  const options = { bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, info: true } as const;
  const read = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  const rows = read
    .map(({ record, info }): ListRow => ({ row: info.lines, cells: record.slice(0, cellsAtMost).map((cell) => cellText(cell)) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (rows.length > rowsAtMost) throw new Refused('TOO_MANY_ROWS');
  return rows;
}
