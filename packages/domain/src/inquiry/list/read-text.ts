import type { ListLine } from '../list-line.ts';
import type { ListWords } from './cell-kinds.ts';
import { readChatLine } from './chat-line.ts';
import { pastedRows } from './pasted-rows.ts';
import { readLines, type SkippedRow } from './read-lines.ts';
import { type ListMapping, recogniseSheet } from './recognise.ts';
import { type ListRow, rowsAtMost } from './rows.ts';

export interface ReadText {
  lines: ListLine[];
  skipped: SkippedRow[];
  /** How a pasted table was understood, and its rows to show; undefined for lines of a chat. */
  table?: { rows: ListRow[]; mapping: ListMapping };
  /** Lines beyond the limit were not read. */
  isCut: boolean;
}

/**
 * The parts of a text that was typed or pasted: a table with its columns recognised, else a part a line (rule inquiry 34).
 * @param mapping how a table's columns shall be read instead, as a buyer corrected it @param words which makers are known
 */
export function readText(text: string, mapping?: ListMapping, words?: ListWords): ReadText {
  const rows = pastedRows(text);
  if (rows) {
    const sheet = { name: '', rows: rows.slice(0, rowsAtMost) };
    const recognised = mapping ?? recogniseSheet(sheet, words);
    if (mapping || isTable(text, recognised)) {
      return { ...readLines(sheet, recognised), table: { rows: sheet.rows, mapping: recognised }, isCut: rows.length > rowsAtMost };
    }
  }
  const typed = text.split(/\r\n?|\n/, rowsAtMost + 1);
  const lines = typed.slice(0, rowsAtMost).flatMap((line, i) => readChatLine(line, i + 1));
  return { lines: lines.slice(0, rowsAtMost), skipped: [], isCut: typed.length > rowsAtMost || lines.length > rowsAtMost };
}

/** A tab is always a cell's border; what else may be one is where it parts how many from what. */
function isTable(text: string, { headerRow, columns }: ListMapping): boolean {
  const told = columns.filter(({ role }) => role !== 'ignored');
  const counts = columns.some(({ role }) => role === 'quantity');
  return text.includes('\t') ? told.length > 0 : told.length > 1 && (headerRow > 0 || counts);
}
