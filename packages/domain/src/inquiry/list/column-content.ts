import { isDate, isSize } from './cell-kinds.ts';
import type { ColumnRole } from './header-words.ts';
import { countingUnits, readQuantity } from './quantity.ts';
import type { ListRow } from './rows.ts';

/** How much a column's cells look like each role, 0 to 1. */
export type ContentScores = Partial<Record<ColumnRole, number>>;

const mostSampled = 200;
/** So many numbers one after the other count rows, wherever they begin: a second page. */
const longCount = 6;
const isUnit = new RegExp(`^(?:${countingUnits})$`, 'i');
const han = /\p{Script=Han}/u;

/** What do the cells of a column look like, whatever stands above them? Empty for a column with nothing in it. */
export function contentScores(rows: readonly ListRow[], column: number): ContentScores {
  const cells = rows.slice(0, mostSampled).map(({ cells: all }) => all[column] ?? '');
  const filled = cells.filter(Boolean);
  if (filled.length === 0) return {};
  const share = (holds: (cell: string) => boolean) => filled.filter(holds).length / filled.length;
  const present = Math.min(1, filled.length / Math.max(1, cells.length * 0.5));
  const distinct = new Set(filled).size / filled.length;
  const numeric = share((cell) => /^[\d,.]+$/.test(cell));
  // Rows are numbered; below them may stand a sum.
  const counts = filled.filter((cell) => /^\d+$/.test(cell)).map(Number);
  const isCounted =
    counts.length > 1 &&
    counts.length >= filled.length * 0.8 &&
    counts.filter((count, i) => i === 0 || count === counts[i - 1]! + 1).length >= counts.length * 0.8;
  if (isCounted && (counts[0]! <= 2 || counts.length >= longCount)) return { ignored: 0.95 };
  const length = filled.reduce((sum, cell) => sum + cell.length, 0) / filled.length;
  const quantity = share((cell) => cell.length < 12 && readQuantity(cell).quantity !== undefined && !/^\d{6,}$/.test(cell));
  const code = share((cell) => /\d/.test(cell) && !han.test(cell) && !isSize(cell) && /^[\w./\-+()#×*" ]{3,40}$/.test(cell));
  const words = share((cell) => han.test(cell) && cell.length >= 2);
  if (share(isDate) > 0.6) return { ignored: 0.9 };
  return {
    unit: share((cell) => isUnit.test(cell)) * 0.95,
    quantity: quantity * present * (numeric > 0.5 && share((cell) => /\.\d*[1-9]/.test(cell)) > 0.2 ? 0.3 : 0.85),
    partNumber: code * (1 - numeric) * (0.5 + 0.4 * distinct),
    spec: share((cell) => /\d/.test(cell)) * (1 - numeric) * 0.55 * Math.min(1, length / 5),
    name: words * present * (length > 2.5 ? 0.6 + 0.2 * distinct : 0.4),
    brand: words * (1 - distinct) * (length < 7 ? 0.5 : 0.1) + share((cell) => /^[A-Za-z]{2,12}$/.test(cell)) * 0.4,
  };
}
