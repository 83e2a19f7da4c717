import type { ListSheet } from '@mall/domain/inquiry/list';
import { MallError } from '../../http/mall-error.ts';
import type { ListContent } from './understand-list.ts';

/** What reads files, in a process of its own. */
interface FileReader {
  read(
    bytes: Uint8Array,
  ): Promise<
    | { ok: true; kind: 'sheets'; sheets: ListSheet[]; notes: string[] }
    | { ok: true; kind: 'text'; text: string; notes: string[] }
    | { ok: false; words: string }
  >;
}

/** Is a file, by what it is, read as a picture: in the background? */
export const isPicture = (type: string) => ['pdf', 'jpg', 'png', 'webp'].includes(type);

/** Reads a list out of a file that was uploaded. @throws {MallError} FILE_UNREADABLE, with why in words */
export type ReadListFile = (content: Uint8Array) => Promise<ListContent>;

export const listFileReader =
  (reader: FileReader): ReadListFile =>
  async (content) => {
    const read = await reader.read(content);
    if (!read.ok) throw new MallError('FILE_UNREADABLE', undefined, read.words);
    return read.kind === 'text' ? { text: read.text } : { sheets: read.sheets, notes: read.notes };
  };
