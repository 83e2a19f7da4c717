import * as cells from './cell-kinds.ts';
import { isLabelled } from './chat-line.ts';
import type { ColumnRole } from './header-words.ts';
import type { ListRow } from './rows.ts';

/** What a column is for, and how sure that is, 0 to 1. */
export interface GuessedRole {
  role: ColumnRole;
  certainty: number;
}

/** The cells of a column that have something in them, and how many of them are of a kind, 0 to 1. */
interface Column {
  at: number;
  /** Row by row; '' where there is nothing. */
  all: string[];
  filled: string[];
  /** Of all rows, 0 to 1. */
  present: number;
  share: (holds: (cell: string) => boolean) => number;
}

const mostSampled = 200;
/** So many numbers one after the other count rows, wherever they begin: a second page. */
const longCount = 6;
const usually = 0.6;

/**
 * What the columns of a table without a header are for, told by what they contain and by what the other columns do: quantity beside its unit, price times quantity,
 * the company's own numbers before a name that says all itself (rule inquiry 63).
 * @param rows without any that are empty @param words which makers are known
 */
export function rolesWithoutHeader(rows: readonly ListRow[], words: cells.ListWords | undefined): ReadonlyMap<number, GuessedRole> {
  const roles = new Map<number, GuessedRole>();
  // A row that says all in one cell, or names its fields itself, tells nothing of the columns.
  const told = rows.filter(({ cells: all }) => all.filter(Boolean).length > 1 && !isLabelled(all.join(' ')));
  let open = columnsIn((told.length > 0 ? told : rows).slice(0, mostSampled));
  const give = (column: Column | undefined, role: ColumnRole, certainty: number) => {
    if (!column) return;
    roles.set(column.at, { role, certainty: Math.round(certainty * 100) / 100 });
    open = open.filter((one) => one !== column);
  };
  for (const column of open) if (column.share(cells.isAside) > usually) give(column, 'ignored', 0.9);
  const unit = open.find(({ share }) => share(cells.isUnit) > usually);
  give(unit, 'unit', 0.9);
  for (const column of aroundPrices(open)) give(column, 'ignored', 0.8);
  const counts = open.filter((column) => quantityScore(column, unit) > 0.3);
  const rowNumbers = rowNumbersIn(counts, open);
  if (rowNumbers) give(rowNumbers, 'ignored', 0.95);
  const quantity = counts
    .filter((column) => column !== rowNumbers)
    .toSorted((a, b) => quantityScore(b, unit) - quantityScore(a, unit) || a.at - b.at)
    .find((column) => open.length > 1 || column.share(cells.isToldQuantity) > usually);
  give(quantity, 'quantity', quantity ? Math.min(0.95, quantityScore(quantity, unit)) : 0);
  if (open.length > 1) give(brandOf(open, words), 'brand', 0.7);
  give(ownNumberOf(open), 'ownItemNumber', 0.6);
  give(nameOf(open, quantity), 'name', 0.8);
  const coded = open.filter(({ share }) => share(cells.isSize) + share(cells.isGrade) < 0.3);
  give(
    best(coded, ({ share, present }) => share(cells.isCode) * (0.5 + present / 2), 0.4),
    'partNumber',
    0.75,
  );
  // A bare 6204 is a model where nothing else is one.
  const hasNumber = [...roles.values()].some(({ role }) => role === 'partNumber');
  if (!hasNumber)
    give(
      best(open, ({ share, filled }) => (isModel(filled) ? share(cells.isNumber) : 0), usually),
      'partNumber',
      0.5,
    );
  for (const column of open) give(column, ...restOf(column, quantity?.at));
  nameSomething(roles);
  return roles;
}

function columnsIn(rows: readonly ListRow[]): Column[] {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  return Array.from({ length: width }, (_, at): Column => {
    const all = rows.map((row) => row.cells[at] ?? '');
    const filled = all.filter(Boolean);
    const share = (holds: (cell: string) => boolean) => filled.filter(holds).length / Math.max(1, filled.length);
    return { at, all, filled, present: filled.length / rows.length, share };
  }).filter(({ filled }) => filled.length > 0);
}

const lengthOf = (filled: readonly string[]) => filled.reduce((sum, { length }) => sum + length, 0) / Math.max(1, filled.length);
const distinct = (filled: readonly string[]) => new Set(filled).size / filled.length;

function best(columns: readonly Column[], score: (column: Column) => number, least: number): Column | undefined {
  const [first] = columns
    .map((column) => ({ column, score: score(column) }))
    .toSorted((a, b) => b.score - a.score || a.column.at - b.column.at);
  return first && first.score >= least ? first.column : undefined;
}

/** Numbers of 3 to 6 digits that are hardly ever round. */
const isModel = (filled: readonly string[]) =>
  filled.filter((cell) => /^\d{3,6}$/.test(cell) && !/^\d{1,2}0+$/.test(cell)).length > filled.length * usually;

function quantityScore({ at, filled, share, present }: Column, unit: Column | undefined): number {
  const told = share(cells.isToldQuantity);
  const plain = share(cells.isPlainQuantity);
  if (told + plain < usually) return 0;
  const isBeside = unit && Math.abs(unit.at - at) === 1;
  return (
    told * 0.95 +
    plain * 0.75 * (0.5 + present / 2) +
    (isBeside ? 0.15 : 0) -
    (at === 0 && told === 0 ? 0.2 : 0) -
    (share(cells.isGrade) > 0.8 ? 0.4 : 0) -
    (isModel(filled) ? 0.25 : 0)
  );
}

/** Of quantity, price and amount those two that aren't how many: their rows multiply. */
function aroundPrices(columns: readonly Column[]): Column[] {
  const numeric = columns.filter(({ share }) => share(cells.isNumber) > 0.8);
  for (const many of numeric)
    for (const each of numeric)
      for (const all of numeric) {
        if (new Set([many, each, all]).size < 3 || each.at > all.at || many.filled.some((cell) => cell.includes('.'))) continue;
        const rows = all.all.map((_, i) => [many, each, all].map((one) => Number(one.all[i]!.replaceAll(',', ''))));
        const hold = rows.filter(([a = 0, b = 0, c = 0]) => c > 0 && a !== c && Math.abs(a * b - c) < 0.011);
        const isSure = hold.length > 2 || each.filled.some((cell) => cell.includes('.'));
        if (isSure && hold.length >= all.filled.length * 0.8) return [each, all];
      }
  return [];
}

/** Rows are numbered where another column says how many, or where the numbers stand first and go on and on. */
function rowNumbersIn(counts: readonly Column[], all: readonly Column[]): Column | undefined {
  const isCountedElsewhere = all.some(({ share }) => share(cells.hasItsCount) > usually);
  return counts.find(({ at, filled }) => {
    const numbers = filled.map(Number);
    if (!filled.every((cell) => /^\d{1,4}$/.test(cell))) return false;
    const isRunning = numbers.every((number, i) => i === 0 || number === numbers[i - 1]! + 1);
    if (!isRunning || (numbers[0]! > 2 && numbers.length < longCount)) return false;
    if (counts.length > 1) return at === 0 && (numbers.length > 1 || all.length > 3);
    return at === 0 && (numbers.length > 2 || isCountedElsewhere);
  });
}

/** A known maker's names; else Latin words, or few short words again and again, beside a column that tells more. */
function brandOf(columns: readonly Column[], words: cells.ListWords | undefined): Column | undefined {
  const known = words && best(columns, ({ share }) => share((cell) => words.isBrand(cell)), 0.5);
  if (known) return known;
  const others = (column: Column) =>
    columns.some((one) => one !== column && one.share((cell) => cells.isWords(cell) || cells.isCode(cell)) > 0.5);
  return best(
    columns.filter(others),
    ({ share, filled }) => {
      const isRepeated = filled.length >= 6 && distinct(filled) < 0.5 && lengthOf(filled) < 5;
      return share(cells.isCapitals) + (isRepeated ? share((cell) => cells.isWords(cell) && !/\d/.test(cell)) * 0.7 : 0);
    },
    usually,
  );
}

/** Words with hardly a number; what stands after the quantity is a name only where nothing before it tells of the part. */
function nameOf(columns: readonly Column[], quantity: Column | undefined): Column | undefined {
  const before = columns.filter(
    ({ at, share }) =>
      quantity && at < quantity.at && share((cell) => cells.isWords(cell) || cells.isCode(cell) || cells.isSize(cell)) > 0.5,
  );
  const numbered = ({ share }: Column) => share((cell) => /\d/.test(cell));
  return best(
    before.length > 0 ? before : columns,
    (column) => column.share(cells.isWords) * (0.9 - 0.3 * numbered(column)) * (0.6 + 0.4 * column.present),
    0.3,
  );
}

/** Numbers of one shape, each once, that stand before words which say by themselves what the part is. */
function ownNumberOf(columns: readonly Column[]): Column | undefined {
  const [first, ...rest] = columns;
  if (!first || rest.length === 0 || distinct(first.filled) < 0.9) return undefined;
  const shapes = new Set(first.filled.map(cells.shapeOf)).size;
  const isStored = first.share(cells.isStoreNumber) > 0.8 && shapes <= Math.max(1, first.filled.length * 0.3);
  const tells = ({ share }: Column) => share((cell) => /\d/.test(cell) || cells.isSize(cell) || cells.isCode(cell)) > 0.4;
  return isStored && rest.some(tells) ? first : undefined;
}

/** What is left says more of the part; words after the quantity are a remark. */
function restOf({ at, share, present }: Column, quantity: number | undefined): [ColumnRole, number] {
  if (share(cells.isSize) + share(cells.isGrade) + share(cells.isCode) > 0.5) return ['spec', 0.7];
  if (share((cell) => cells.isNumber(cell)) > 0.8) return ['ignored', 0.4];
  const isAfter = quantity !== undefined && at > quantity;
  if (isAfter && (share((cell) => !/\d/.test(cell)) > 0.7 || present < 0.3)) return ['remark', 0.5];
  return ['spec', 0.5];
}

/** Something has to say what the parts are: where no column seems to, the longest does. */
function nameSomething(roles: Map<number, GuessedRole>) {
  const telling: readonly ColumnRole[] = ['name', 'spec', 'partNumber', 'ownItemNumber'];
  if ([...roles.values()].some(({ role }) => telling.includes(role))) return;
  const first = [...roles].find(([, { role, certainty }]) => role === 'brand' || (role === 'ignored' && certainty < 0.5));
  if (first) roles.set(first[0], { role: first[1].role === 'brand' ? 'name' : 'partNumber', certainty: 0.4 });
}
