import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { nonceMark } from './page-text.ts';

/** Bytes that stand between nonces, and what they are compressed, once somebody asked for it. */
export interface Chunk {
  bytes: Buffer;
  /** As deflate blocks that end on a whole byte. */
  packed: Buffer | undefined;
}

/** A text that stands on many pages, in the bytes that are sent. */
export interface SharedText {
  text: string;
  /** Its chunks; null where a nonce goes. */
  chunks: readonly (Chunk | null)[];
  /** Names its content. */
  name: string;
  /** About how much memory it takes, in bytes. */
  size: number;
  /** Whether the memory of a page that shows it was counted with it. */
  isCounted: boolean;
}

/** A page's text, of which some may stand on others too. */
export type PageText = string | SharedText;

const maxBytes = 12 * 1024 * 1024;
const known = new LRUCache<string, SharedText>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });

/** What stands between the marks of a nonce; null for a mark. */
export const chunksOf = (text: string): (Chunk | null)[] =>
  text.split(nonceMark).flatMap((piece, at) => {
    const chunk = piece ? [{ bytes: Buffer.from(piece), packed: undefined }] : [];
    return at ? [null, ...chunk] : chunk;
  });

/**
 * A text that is likely to stand on many pages: written as bytes, named and compressed once for all of them. Nine tenths of a product page are frame, styles and
 * what is live.
 */
export function sharedText(text: string): SharedText {
  const found = known.get(text);
  if (found) return found;
  const chunks = chunksOf(text);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const made = { text, chunks, name, size: 3 * text.length + 200, isCounted: false };
  known.set(text, made);
  return made;
}

/** What a page's texts say together. */
export const plainText = (texts: readonly PageText[]): string => texts.map((one) => (typeof one === 'string' ? one : one.text)).join('');
