import { createHash } from 'node:crypto';
import { brotliPieces, nonceLength, withNonce } from './brotli-pieces.ts';
import { gzipWith, packPieces } from './gzip-pieces.ts';
import { type Chunk, chunksOf, type PageText } from './shared-text.ts';

/** A page but for the nonce of each response, in the bytes that are sent: encoding and compressing Chinese text is most of what an answer costs. */
export interface PageBody {
  plain(nonce: string): Buffer;
  /** For programs, browsers over http, and whoever asks first: what the page shares with others was compressed for them. */
  gzip(nonce: string): Promise<Buffer>;
  /**
   * The page in brotli, an eighth smaller than gzip, from the second time on that somebody asks: its pieces are compressed once, and each response's nonce stands
   * between them as it is. Most pages of a crawler are asked for once, and compressing so takes four times as long.
   */
  brotli(nonce: string): Promise<Buffer | undefined>;
  /** Says that it takes the place of one that was asked for. */
  expectMore(): void;
  /** Names the page but for its nonce. */
  name: string;
  /** About how much memory it takes, in bytes, beside what other pages take already. */
  size: number;
}

/** Cuts a page where the nonce goes, and where it stops to be its own. */
export function pageBody(texts: readonly PageText[]): PageBody {
  const shared = new Set<Chunk>();
  const hash = createHash('sha256');
  let own = 0;
  let others = 0;
  const pieces = texts.flatMap((text) => {
    if (typeof text !== 'string') {
      hash.update(`\0${text.name}`);
      if (!text.isCounted) others += text.size;
      text.isCounted = true;
      for (const chunk of text.chunks) if (chunk) shared.add(chunk);
      return text.chunks;
    }
    const chunks = chunksOf(text);
    for (const chunk of chunks) {
      hash.update(chunk?.bytes ?? '\0');
      own += chunk?.bytes.length ?? 0;
    }
    return chunks;
  });
  const whole = pieces.reduce((sum, piece) => sum + (piece?.bytes.length ?? nonceLength), 0);
  let packed: Promise<Buffer[] | undefined> | undefined;
  let isAskedAgain = false;
  return {
    plain(nonce) {
      const bytes = nonceBytes(nonce);
      return Buffer.concat(pieces.map((piece) => piece?.bytes ?? bytes));
    },
    async gzip(nonce) {
      await packPieces(pieces, (piece) => shared.has(piece));
      return gzipWith(pieces, nonceBytes(nonce));
    },
    async brotli(nonce) {
      if (isAskedAgain) packed ??= brotliPieces(betweenNonces(pieces));
      isAskedAgain = true;
      const kept = await packed;
      return kept && withNonce(kept, nonceBytes(nonce));
    },
    expectMore() {
      isAskedAgain = true;
    },
    name: hash.digest('base64url').slice(0, 22),
    size: Math.ceil(own * 1.5 + whole * 0.25) + others,
  };
}

function betweenNonces(pieces: readonly (Chunk | null)[]): Buffer[] {
  const between: Buffer[][] = [[]];
  for (const piece of pieces)
    if (piece) between.at(-1)!.push(piece.bytes);
    else between.push([]);
  return between.map((one) => Buffer.concat(one));
}

function nonceBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  if (bytes.length !== nonceLength) throw new Error(`a nonce has ${nonceLength} characters, not ${bytes.length}`);
  return bytes;
}
