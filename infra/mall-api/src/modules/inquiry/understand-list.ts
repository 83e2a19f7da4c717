import type { ListLine } from '@mall/domain/inquiry';
import {
  headerFingerprint,
  type ListColumn,
  type ListMapping,
  type ListSheet,
  type ListWords,
  listScore,
  readLines,
  readText,
  recogniseSheet,
  type SkippedRow,
} from '@mall/domain/inquiry/list';

/** A list before it is understood: text, or the sheets of a file. */
export type ListContent = { text: string } | { sheets: readonly ListSheet[]; notes?: readonly string[] };

/** How a company has confirmed that headers are read, by their fingerprints; those it hasn't are absent. */
export type Remembered = (fingerprints: readonly string[]) => Promise<ReadonlyMap<string, ListColumn[]>>;

/** What helps to understand a list: how the company's other lists were read, and the mall's words. */
export interface KnownOfLists {
  remembered: Remembered;
  words: ListWords;
}

/** A header stands among so many rows. */
const rowsOfTitles = 20;

export interface UnderstoodList {
  /** The sheets there are; none for lines of a chat. */
  sheets: readonly ListSheet[];
  /** The one that is read, and how; undefined for lines of a chat. */
  table: { sheet: ListSheet; mapping: ListMapping; fingerprint: string; isRemembered: boolean } | undefined;
  lines: ListLine[];
  skipped: SkippedRow[];
  /** What was left out, in words. */
  notes: string[];
}

type Table = NonNullable<UnderstoodList['table']>;

/** As the buyer says now, else as the company confirmed it before, else as it was recognised (rule inquiry 32). */
async function readAs(sheet: ListSheet, found: ListMapping, given: ListMapping | undefined, remembered: Remembered): Promise<Table> {
  if (given) return { sheet, mapping: given, fingerprint: headerFingerprint(given, sheet), isRemembered: false };
  // A header that nobody recognised is known again, too.
  const titles = sheet.rows.slice(0, rowsOfTitles).filter(({ cells }) => cells.filter(Boolean).length > 1);
  const headers = [found.headerRow, ...titles.map(({ row }) => row)]
    .filter((headerRow) => headerRow > 0)
    .map((headerRow) => ({ headerRow, fingerprint: headerFingerprint({ ...found, headerRow }, sheet) }));
  const known = await remembered(headers.map(({ fingerprint }) => fingerprint));
  const header = headers.find(({ fingerprint }) => known.has(fingerprint));
  if (!header) return { sheet, mapping: found, fingerprint: headerFingerprint(found, sheet), isRemembered: false };
  const mapping = { ...found, headerRow: header.headerRow, columns: known.get(header.fingerprint)! };
  return { sheet, mapping, fingerprint: header.fingerprint, isRemembered: true };
}

/** The sheet that is meant, or looks most like a list. */
function listOf(
  sheets: readonly ListSheet[],
  name: string | undefined,
  words: ListWords,
): { sheet: ListSheet; mapping: ListMapping } | undefined {
  const read = sheets.map((sheet) => ({ sheet, mapping: recogniseSheet(sheet, words) }));
  const named = name === undefined ? undefined : read.find(({ sheet }) => sheet.name === name);
  return named ?? read.toSorted((a, b) => listScore(b.sheet, b.mapping) - listScore(a.sheet, a.mapping))[0];
}

const notesOf = (skipped: readonly SkippedRow[], isCut: boolean): string[] => [
  ...[...Map.groupBy(skipped, ({ why }) => why)].map(([why, rows]) => `${rows.length}行未读取：${why}`),
  ...(isCut ? ['内容过长，后面的行没有读取'] : []),
];

/** What a list says (rules inquiry 14, 32). @param said how the buyer says it shall be read; without columns only which sheet is meant (rule inquiry 57) */
export async function understandList(
  content: ListContent,
  said: ListMapping | undefined,
  { remembered, words }: KnownOfLists,
): Promise<UnderstoodList> {
  const given = said?.columns.length ? said : undefined;
  if ('sheets' in content) {
    const best = listOf(content.sheets, said?.sheet, words);
    if (!best) return { sheets: [], table: undefined, lines: [], skipped: [], notes: [...(content.notes ?? [])] };
    const table = await readAs(best.sheet, best.mapping, given, remembered);
    const { lines, skipped } = readLines(table.sheet, table.mapping);
    return { sheets: content.sheets, table, lines, skipped, notes: [...(content.notes ?? []), ...notesOf(skipped, false)] };
  }
  const plain = readText(content.text, given, words);
  if (!plain.table)
    return { sheets: [], table: undefined, lines: plain.lines, skipped: plain.skipped, notes: notesOf(plain.skipped, plain.isCut) };
  const sheet: ListSheet = { name: '', rows: plain.table.rows };
  const table = await readAs(sheet, plain.table.mapping, given, remembered);
  const { lines, skipped } = table.isRemembered ? readLines(sheet, table.mapping) : plain;
  return { sheets: [sheet], table, lines, skipped, notes: notesOf(skipped, plain.isCut) };
}
