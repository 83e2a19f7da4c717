import { cellsOf, columnsOf, rowsOf, type Span } from './page-columns.ts';
import { cellsAtMost, cellText, type ListRow, type ListSheet, rowsAtMost } from './rows.ts';
import { type PlacedWord, placedWords, type WrittenPage } from './written-page.ts';

/** A word that is less sure is shown to be checked. */
const sure = 0.6;
/** Rows nearer than this share of the usual distance may be one whose words were wrapped. */
const wrapped = 0.8;

interface Row {
  y: number;
  /** Of the last level in it. */
  bottom: number;
  cells: PlacedWord[][];
}

/**
 * The table that stands on the pages of a picture or a PDF: rows by level, columns by the room between them; a cell that was wrapped is one (rule download 14). Pages
 * go on where the one before ended, in its columns.
 */
export function readPages(pages: readonly WrittenPage[], name = ''): ListSheet {
  const rows: ListRow[] = [];
  let first: { columns: Span[]; used: number[] } | undefined;
  for (const page of pages) {
    const levels = rowsOf(placedWords(page));
    const own = columnsOf(levels);
    const found = joined(levels.map((words) => rowOf(words, own)));
    const used = own.flatMap((_, at) => (found.filter(({ cells }) => cells[at]!.length > 0).length > 1 ? [at] : []));
    // A page without a header shows only the columns that have something in them.
    const places = first && own.length < first.columns.length && used.length === first.used.length ? first.used : undefined;
    first ??= { columns: own, used };
    for (const { cells } of found) {
      const texts: string[] = [];
      for (const [at, words] of cells.slice(0, cellsAtMost).entries()) texts[places?.[at] ?? at] = textOf(words);
      const unsure = cells.flat().flatMap(({ text, score }) => (score < sure && /[\p{L}\d]/u.test(text) ? [text] : []));
      if (!texts.some(Boolean) || rows.length >= rowsAtMost) continue;
      rows.push({ row: rows.length + 1, cells: Array.from(texts, (text) => text ?? ''), ...(unsure.length > 0 ? { unsure } : {}) });
    }
  }
  return { name, rows };
}

function rowOf(words: readonly PlacedWord[], columns: readonly Span[]): Row {
  const y = words.reduce((sum, one) => sum + one.y, 0) / words.length;
  return { y, bottom: y, cells: cellsOf(words, columns) };
}

const filledIn = ({ cells }: Row) => cells.flatMap(({ length }, at) => (length > 0 ? [at] : []));

/**
 * What was wrapped stands above or below the level of its row: a row that is nearer to another than rows are, and has none of what most rows have or less than
 * the other, is a part of it.
 */
function joined(rows: readonly Row[]): Row[] {
  const usual =
    rows[0]?.cells.flatMap((_, at) => (rows.filter(({ cells }) => cells[at]!.length > 0).length > rows.length * 0.4 ? [at] : [])) ?? [];
  const isFull = (row: Row) => usual.length > 1 && usual.filter((at) => row.cells[at]!.length > 0).length >= usual.length * 0.6;
  const full = rows.filter(isFull);
  const distances = full.slice(1).map(({ y }, i) => y - full[i]!.y);
  const near = (distances.toSorted((a, b) => a - b)[Math.floor(distances.length * 0.2)] ?? 0) * wrapped;
  const done: Row[] = [];
  for (const row of rows) {
    const last = done.at(-1);
    const isPart = last !== undefined && filledIn(row).length <= 2 && isFull(last) && !isFull(row);
    const isBegun = last !== undefined && filledIn(last).length <= 2 && isFull(row) && !isFull(last);
    if (!last || row.bottom - last.bottom >= near || !(isPart || isBegun)) done.push(row);
    else
      done[done.length - 1] = {
        y: isBegun ? row.y : last.y,
        bottom: row.bottom,
        cells: row.cells.map((cell, at) => [...last.cells[at]!, ...cell]),
      };
  }
  return done;
}

const textOf = (words: readonly PlacedWord[]) => cellText(words.map(({ text }) => text).join(' '));
