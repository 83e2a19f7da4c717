import { cellsAtMost, cellText, type ListRow, rowsAtMost } from './rows.ts';

const mostLetters = 4_000_000;

/** The cells of a text that was copied from a sheet: tabs between them, quotes around one that has a tab or a line feed itself. */
function tabbed(text: string): ListRow[] {
  const rows: ListRow[] = [];
  let cells: string[] = [];
  let at = 0;
  let row = 1;
  const finish = () => {
    rows.push({ row, cells: cells.slice(0, cellsAtMost) });
    row += 1;
    cells = [];
  };
  while (at <= text.length && rows.length <= rowsAtMost) {
    let end: number;
    let cell: string;
    const close = text[at] === '"' ? closingQuote(text, at + 1) : -1;
    if (close >= 0) {
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      end = close + 1;
    } else {
      end = at;
      while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1;
      cell = text.slice(at, end);
    }
    cells.push(cellText(cell));
    if (text[end] !== '\t') finish();
    if (end >= text.length) break;
    at = end + 1;
  }
  return rows;
}

/** The quote that closes a cell: a tab, a line feed or the end follows it. -1 where none does, so that 3/4" stays what it is. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || text[at + 1] === '\t' || text[at + 1] === '\n' ? at : -1;
  }
  return -1;
}

const split = (lines: readonly string[], by: RegExp): ListRow[] =>
  lines.map((line, i) => ({
    row: i + 1,
    cells: line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(by)
      .slice(0, cellsAtMost)
      .map(cellText),
  }));

/**
 * The rows of a pasted text that is a table: cells by tabs, by `|`, by commas or by two blanks and more; undefined for one that isn't, such as a chat's lines.
 * Markup of a table (|---|---|) is left out.
 */
export function pastedRows(text: string): ListRow[] | undefined {
  const whole = text.slice(0, mostLetters).replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (whole.includes('\t')) return tabbed(whole);
  const lines = whole.split('\n').slice(0, rowsAtMost + 1);
  const filled = lines.filter((line) => line.trim());
  if (filled.length === 0) return undefined;
  for (const by of [/\s*\|\s*/, /\s*[,，]\s*/, / {2,}|　+/]) {
    const counts = filled.map(
      (line) =>
        line
          .trim()
          .replace(/^\||\|$/g, '')
          .split(by).length,
    );
    const usual = counts.toSorted((a, b) => a - b)[counts.length >> 1]!;
    if (usual < 2 || counts.filter((count) => count === usual).length < filled.length * 0.8) continue;
    return split(lines, by).filter(({ cells }) => !cells.every((cell) => /^:?-*:?$/.test(cell) && cell !== ''));
  }
  return undefined;
}
