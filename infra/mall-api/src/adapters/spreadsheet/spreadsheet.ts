import type { ListSheet } from '@mall/domain/inquiry/list';
import type { SpreadsheetRefusal } from './refusals.ts';

/** What a file holds: sheets, or a text without columns. Notes tell what was left out, in words. */
export type Spreadsheet =
  | { ok: true; kind: 'sheets'; sheets: ListSheet[]; notes: string[] }
  | { ok: true; kind: 'text'; text: string; notes: string[] }
  | { ok: false; reason: SpreadsheetRefusal; words: string };
