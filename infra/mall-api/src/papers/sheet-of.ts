import { utils, write } from '@e965/xlsx';
import { harmlessCell } from './harmless-cell.ts';
import type { SheetPaper } from './paper.ts';

const widest = 60;

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 2 : 1), 0);

/** An xlsx. @returns the file's bytes */
export function sheetOf({ name, facts, headers, rows, sums }: SheetPaper): Uint8Array {
  const harmless = (cell: string | number) => (typeof cell === 'number' ? cell : harmlessCell(cell));
  const table = [headers, ...rows].map((row) => row.map(harmless));
  const cells = [
    ...facts.map((fact) => fact.map(harmless)),
    ...(facts.length > 0 ? [[]] : []),
    ...table,
    ...(sums.length > 0 ? [[]] : []),
    ...sums.map((sum) => sum.map(harmless)),
  ];
  const sheet = utils.aoa_to_sheet(cells);
  sheet['!cols'] = headers.map((_, at) => ({
    wch: Math.min(widest, Math.max(8, ...table.map((row) => widthOf(String(row[at] ?? '')) + 2))),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}
