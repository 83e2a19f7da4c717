import { type CellObject, read, SSF, utils, type WorkSheet } from '@e965/xlsx';
import { cellsAtMost, cellText, type ListRow, type ListSheet, rowsAtMost } from '@mall/domain/inquiry/list';
import { Refused } from './refusals.ts';

const sheetsAtMost = 50;
const mergesAtMost = 20_000;

/** The sheets of an xlsx or xls, as texts. Only cells that are there are looked at: a sheet may reach to XFD1048576. @throws {Refused} PASSWORD, BROKEN, TOO_MANY_ROWS */
export function readWorkbook(bytes: Buffer): ListSheet[] {
  const book = opened(bytes);
  return book.SheetNames.slice(0, sheetsAtMost).map((name, i): ListSheet => {
    const sheet = book.Sheets[name] ?? {};
    const hiddenColumns = (sheet['!cols'] ?? []).slice(0, cellsAtMost).flatMap((column, at) => (column?.hidden ? [at] : []));
    const rows = rowsOf(sheet);
    if (rows.length > rowsAtMost) throw new Refused('TOO_MANY_ROWS');
    return {
      name: cellText(name),
      rows,
      ...(book.Workbook?.Sheets?.[i]?.Hidden ? { isHidden: true } : {}),
      ...(hiddenColumns.length > 0 ? { hiddenColumns } : {}),
    };
  });
}

function opened(bytes: Buffer) {
  try {
    return read(bytes, { type: 'buffer', cellFormula: false, cellHTML: false, cellNF: true, bookVBA: false, cellStyles: true });
  } catch (error) {
    throw new Refused(/password/i.test(String(error)) ? 'PASSWORD' : 'BROKEN');
  }
}

function rowsOf(sheet: WorkSheet): ListRow[] {
  const grid = new Map<number, string[]>();
  for (const address of Object.keys(sheet)) {
    if (address.startsWith('!')) continue;
    const { r, c } = utils.decode_cell(address);
    const text = c < cellsAtMost ? textOf(sheet[address] as CellObject) : '';
    if (!text) continue;
    const row = grid.get(r) ?? [];
    row[c] = text;
    grid.set(r, row);
  }
  fillMerged(sheet, grid);
  const isHidden = (r: number) => sheet['!rows']?.[r]?.hidden === true;
  return [...grid]
    .sort(([a], [b]) => a - b)
    .map(
      ([r, cells]): ListRow => ({ row: r + 1, cells: Array.from(cells, (cell) => cell ?? ''), ...(isHidden(r) ? { isHidden: true } : {}) }),
    );
}

/** A word that spans rows or a few columns holds for each of them; a number counts once, and a title over the whole width is one. */
function fillMerged(sheet: WorkSheet, grid: Map<number, string[]>) {
  const width = Math.max(0, ...Array.from(grid.values(), ({ length }) => length));
  for (const { s, e } of (sheet['!merges'] ?? []).slice(0, mergesAtMost)) {
    const text = grid.get(s.r)?.[s.c];
    if (!text || /^[\d.,]+$/.test(text)) continue;
    const right = e.c - s.c + 1 > Math.max(2, width / 2) ? s.c : Math.min(e.c, cellsAtMost - 1);
    for (let r = s.r; r <= Math.min(e.r, s.r + rowsAtMost); r += 1) {
      const row = grid.get(r);
      if (row) for (let c = s.c; c <= right; c += 1) row[c] ||= text;
    }
  }
}

/** A cell as its author sees it, but with all digits of a number: 0012 with its zeros, 1E5 as it was typed, 2.5 not rounded. */
function textOf({ t, v, w, z }: CellObject): string {
  if (v === undefined || v === null || t === 'e' || t === 'z') return '';
  if (t !== 'n') return cellText(String(v));
  const number = Number(v);
  const shown = w ?? '';
  if (typeof z === 'string' && SSF.is_date(z)) return cellText(shown);
  const [, mantissa, sign, exponent] = /^(-?\d(?:\.\d+)?)E([+-])(\d+)$/i.exec(shown) ?? [];
  if (mantissa && exponent && z !== 'General') return `${Number(mantissa)}E${sign === '-' ? '-' : ''}${Number(exponent)}`;
  return /^0\d+$/.test(shown) ? shown : String(Number(number.toPrecision(15)));
}
