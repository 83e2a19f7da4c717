import type { ListWords } from './cell-kinds.ts';
import { type ContentScores, contentScores } from './column-content.ts';
import { type ColumnRole, headerKey, type ReadHeader, readHeader } from './header-words.ts';
import type { ListRow, ListSheet } from './rows.ts';
import { rolesWithoutHeader } from './without-header.ts';

/** One column as it is understood. */
export interface ListColumn {
  /** From 0. */
  column: number;
  role: ColumnRole;
  /** As the sheet calls it; '' without a header. */
  header: string;
  /** 0 to 1. */
  certainty: number;
}

/** How a sheet is read. It can be shown, corrected and given back (rule inquiry 36). */
export interface ListMapping {
  sheet: string;
  /** The row of the header, from 1; 0 for none: the list begins at once. */
  headerRow: number;
  columns: ListColumn[];
}

const mostTitles = 40;
/** Roles of which a list has one column; the others may be in several. */
const single: readonly ColumnRole[] = ['quantity', 'unit', 'name', 'brand', 'partNumber', 'ownItemNumber', 'skuNumber'];

const widthOf = (rows: readonly ListRow[]) => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

interface Header {
  at: number;
  cells: string[];
  read: (ReadHeader | undefined)[];
  score: number;
}

/** The row that looks most like a header: it has words of headers in several cells, and no numbers. */
function headerOf(rows: readonly ListRow[]): Header | undefined {
  let best: Header | undefined;
  for (const [at, { cells }] of rows.slice(0, mostTitles).entries()) {
    const filled = cells.filter(Boolean);
    if (filled.length === 0 || filled.filter((cell) => /^[\d,.]+$/.test(cell)).length > filled.length / 3) continue;
    const below = rows[at + 1];
    const isDouble = below !== undefined && isSecondHeader(cells, below.cells);
    const joined = isDouble ? joinedHeaders(cells, below.cells) : cells;
    const read = joined.map((cell) => headerIn(cell));
    const roles = new Set(read.flatMap((one) => (one && one.role !== 'ignored' ? [one.role] : [])));
    const sure = read.reduce((sum, one) => sum + (one?.certainty ?? 0), 0);
    const isAlone = filled.length === 1 && widthOf(rows) > 1;
    const score = sure + roles.size - (isAlone ? 3 : 0) - filled.filter((cell) => cell.length > 16).length;
    const isEnough = roles.size >= 2 || (roles.size === 1 && read.some((one) => one?.certainty === 1) && filled.length <= 3 && !isAlone);
    if (isEnough && (!best || score > best.score + 0.01)) best = { at: isDouble ? at + 1 : at, cells: joined, read, score };
  }
  return best;
}

/** 数量5 and 材质304 are no headers; 2026年需求数量 is one. */
function headerIn(cell: string): ReadHeader | undefined {
  const read = readHeader(cell);
  return read && (read.certainty === 1 || !/\d(?!\d*[年月季])/.test(headerKey(cell))) ? read : undefined;
}

/** A header over two rows: below a cell that spans several stand their names. */
const isSecondHeader = (above: readonly string[], below: readonly string[]) =>
  below.some((cell, i) => cell && readHeader(cell) && (!above[i] || above[i] === above[i - 1])) &&
  below.every((cell) => !/\d/.test(cell) && cell.length < 10) &&
  below.filter(Boolean).length < above.length;

const joinedHeaders = (above: readonly string[], below: readonly string[]) =>
  Array.from({ length: Math.max(above.length, below.length) }, (_, i) => below[i] || above[i] || '');

/** Gives each column below a header the role it fits best; a role of which there is one goes to the column that fits it most. */
function columnsOf(rows: readonly ListRow[], header: Header): ListColumn[] {
  const data = rows.slice(header.at + 1);
  const wishes: { column: number; role: ColumnRole; score: number }[] = [];
  for (let column = 0; column < widthOf(rows); column += 1) {
    const content: ContentScores = contentScores(data, column);
    const read = header.read[column];
    // 1, 2, 3 below 数量 are how many.
    const isCounted = content.ignored !== undefined && read?.role !== 'quantity';
    const named = isCounted && content.ignored! > 0.9 ? undefined : read;
    const isEmpty = Object.keys(content).length === 0;
    if (named && !isEmpty) wishes.push({ column, role: named.role, score: named.certainty * 0.85 + 0.15 * (content[named.role] ?? 0.5) });
    // A header that says something is believed; where it says nothing the content speaks.
    const worth = isCounted ? 1 : header.cells[column] ? (named ? 0 : 0.35) : 0.6;
    for (const [role, score] of Object.entries(content)) wishes.push({ column, role: role as ColumnRole, score: score * worth });
  }
  wishes.sort((a, b) => b.score - a.score || a.column - b.column);
  const taken = new Map<number, ListColumn>();
  const given = new Set<ColumnRole>();
  for (const { column, role, score } of wishes) {
    if (taken.has(column) || score < 0.2) continue;
    const isSecond = given.has(role) && single.includes(role);
    // A second column of names or part numbers tells more of the part; a second quantity is none.
    const also: ColumnRole = isSecond ? (role === 'name' || role === 'partNumber' ? 'spec' : 'ignored') : role;
    given.add(also);
    taken.set(column, { column, role: also, header: header.cells[column] ?? '', certainty: Math.min(1, Math.round(score * 100) / 100) });
  }
  return [...taken.values()].sort((a, b) => a.column - b.column);
}

const withoutHeader = (rows: readonly ListRow[], words: ListWords | undefined): ListColumn[] =>
  [...rolesWithoutHeader(rows, words)].map(([column, guessed]) => ({ column, ...guessed, header: '' })).sort((a, b) => a.column - b.column);

/**
 * What is on this sheet? Rows above the header are passed over; without any header what the columns contain decides (rules inquiry 36, 63).
 * @param words which makers are known
 */
export function recogniseSheet({ name, rows, hiddenColumns = [] }: ListSheet, words?: ListWords): ListMapping {
  const filled = rows.filter(({ cells }) => cells.some(Boolean));
  const header = headerOf(filled);
  const columns = (header ? columnsOf(filled, header) : withoutHeader(filled, words)).map((one) =>
    hiddenColumns.includes(one.column) && one.certainty < 0.9 ? { ...one, role: 'ignored' as const } : one,
  );
  return { sheet: name, headerRow: header ? filled[header.at]!.row : 0, columns };
}

/** How much a sheet looks like a list of parts: the best of several is read first. */
export function listScore({ rows, isHidden }: ListSheet, { columns, headerRow }: ListMapping): number {
  const has = (...roles: ColumnRole[]) => columns.some(({ role }) => roles.includes(role));
  const sure = columns.filter(({ role }) => role !== 'ignored').reduce((sum, { certainty }) => sum + certainty, 0);
  const said =
    (has('name', 'spec', 'partNumber', 'ownItemNumber', 'skuNumber') ? 2 : 0) + (has('quantity') ? 2 : 0) + (headerRow > 0 ? 1 : 0);
  return rows.length === 0 ? -1 : said + sure + Math.min(1, rows.length / 50) - (isHidden ? 2 : 0);
}

/** Sheets with the same header have the same fingerprint, so that a company's correction is remembered; '' without a header. */
export function headerFingerprint({ headerRow, columns }: ListMapping, { rows }: Pick<ListSheet, 'rows'>): string {
  if (headerRow === 0) return '';
  const cells = rows.find(({ row }) => row === headerRow)?.cells ?? columns.map(({ header }) => header);
  const text = cells.map(headerKey).join('|').replace(/\|+$/, '');
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const char of text) {
    const code = char.codePointAt(0)!;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return [a, b].map((one) => (one >>> 0).toString(36).padStart(7, '0')).join('');
}
