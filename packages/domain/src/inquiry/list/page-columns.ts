import type { PlacedWord } from './written-page.ts';

/** Words nearer than that, in heights of a line, stand on one level. */
const level = 0.42;
/** Columns have at least so much room between them, in heights of a line: more than a blank. */
const leastRoom = 0.42;
/** Of so many rows one may reach into that room. */
const soundRows = 12;
/** And at least this share of them has something in a column. */
const usual = 0.2;
const binsAUnit = 12;

type Row = readonly PlacedWord[];
export interface Span {
  left: number;
  right: number;
}
interface Group extends Span {
  words: PlacedWord[];
}

/** Words that stand on one level, from the left; the rows from the top. */
export function rowsOf(words: readonly PlacedWord[]): PlacedWord[][] {
  const rows: { words: PlacedWord[]; y: number }[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last && word.y - last.y < level) {
      last.words.push(word);
      last.y += (word.y - last.y) / last.words.length;
    } else rows.push({ words: [word], y: word.y });
  }
  return rows.map((row) => row.words.toSorted((a, b) => a.left - b.left));
}

/**
 * Where columns stand, from the left; one alone for a page without columns. A column stands where many rows have words; one that only its header names counts too. Titles and
 * remarks, which stand alone on their level, don't count.
 */
export function columnsOf(rows: readonly Row[]): Span[] {
  const pieces = rows.map((row) => groupsOf(row));
  const full = Math.min(3, Math.max(2, ...pieces.map(({ length }) => length)));
  const table = pieces.filter(({ length }) => length >= full);
  const cores = table.length < 2 ? [] : coresOf(table);
  return cores.length < 2 ? [{ left: 0, right: 0 }] : withHeaders(cores, table);
}

/** Words with only a blank between them belong together; more room is a column's. */
function groupsOf(row: Row): Group[] {
  const groups: Group[] = [];
  for (const word of row) {
    const last = groups.at(-1);
    if (last && word.left - last.right < leastRoom) {
      last.right = Math.max(last.right, word.right);
      last.words.push(word);
    } else groups.push({ left: word.left, right: word.right, words: [word] });
  }
  return groups;
}

/** The words of a row by the columns they stand in: all that belongs together, unless it reaches over several. */
export function cellsOf(row: Row, columns: readonly Span[]): PlacedWord[][] {
  const cells: PlacedWord[][] = columns.map(() => []);
  for (const { words, ...group } of groupsOf(row)) {
    const isOne = columns.filter((column) => meets(group, column)).length < 2;
    for (const word of words) cells[nearest(isOne ? group : word, columns)]!.push(word);
  }
  return cells;
}

/** The column that a span has most in common with, else the one it is least away from. */
function nearest(span: Span, columns: readonly Span[]): number {
  const common = ({ left, right }: Span) => Math.min(right, span.right) - Math.max(left, span.left);
  let best = 0;
  for (const [at, column] of columns.entries()) if (common(column) > common(columns[best]!)) best = at;
  return best;
}

/** Where many rows have something. */
function coresOf(table: readonly (readonly Span[])[]): Span[] {
  const all = table.flat();
  const [from, to] = [Math.min(...all.map(({ left }) => left)), Math.max(...all.map(({ right }) => right))];
  const bins = Math.ceil((to - from) * binsAUnit) + 1;
  const covered = new Uint16Array(bins);
  for (const row of table)
    for (const { left, right } of row)
      for (let bin = Math.floor((left - from) * binsAUnit); bin < Math.min(bins, Math.ceil((right - from) * binsAUnit)); bin += 1)
        covered[bin]! += 1;
  const most = table.length < 6 ? 0 : Math.max(1, Math.floor(table.length / soundRows));
  const cores: (Span & { peak: number })[] = [];
  let isIn = false;
  for (let bin = 0; bin < bins; bin += 1) {
    const at = from + bin / binsAUnit;
    if (covered[bin]! > most && !isIn && !(cores.length > 0 && at - cores.at(-1)!.right < leastRoom))
      cores.push({ left: at, right: at, peak: 0 });
    isIn = covered[bin]! > most;
    if (!isIn) continue;
    const core = cores.at(-1)!;
    core.right = at + 1 / binsAUnit;
    core.peak = Math.max(core.peak, covered[bin]!);
  }
  return cores.filter(({ peak }) => peak >= table.length * usual);
}

const meets = (a: Span, b: Span) => a.left < b.right && b.left < a.right;

/** And columns that are all but empty: what stands beside all cores in a header, a row of words that has some in most of them. */
function withHeaders(cores: readonly Span[], table: readonly (readonly Group[])[]): Span[] {
  const columns = cores.map((core) => ({ ...core }));
  const header = table.find(
    (row) =>
      !row.some(({ words }) => words.some(({ text }) => /\d/.test(text))) &&
      cores.filter((core) => row.some((group) => meets(group, core))).length >= Math.max(2, cores.length * 0.6),
  );
  for (const { left, right } of header ?? []) {
    const room = leastRoom / 2;
    if (!columns.some((column) => meets({ left, right }, { left: column.left - room, right: column.right + room })))
      columns.push({ left, right });
  }
  return columns.sort((a, b) => a.left - b.left);
}
