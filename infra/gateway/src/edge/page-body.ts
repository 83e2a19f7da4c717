import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotliPieces, nonceLength, withNonce } from './brotli-pieces.ts';
import { nonceMark } from './page-text.ts';

const gzipAtOnce = promisify(gzip);

/** A page but for the nonce of each response, in the bytes that are sent: encoding and compressing Chinese text is most of what an answer costs. */
export interface PageBody {
  plain(nonce: string): Buffer;
  /** For programs, browsers over http, and whoever asks first. */
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
  /** About how much memory it takes, in bytes. */
  size: number;
}

/** Cuts a page where the nonce goes. */
export function pageBody(html: string): PageBody {
  const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece));
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let packed: Promise<Buffer[] | undefined> | undefined;
  let isAskedAgain = false;
  const plain = (nonce: string) => {
    const bytes = nonceBytes(nonce);
    return Buffer.concat(pieces.flatMap((piece, at) => (at ? [bytes, piece] : [piece])));
  };
  return {
    plain,
    gzip: (nonce) => gzipAtOnce(plain(nonce), { level: 4 }),
    async brotli(nonce) {
      if (isAskedAgain) packed ??= brotliPieces(pieces);
      isAskedAgain = true;
      const kept = await packed;
      return kept && withNonce(kept, nonceBytes(nonce));
    },
    expectMore() {
      isAskedAgain = true;
    },
    name: createHash('sha256').update(Buffer.concat(pieces)).digest('base64url').slice(0, 22),
    size: Math.ceil(size * 1.25),
  };
}

function nonceBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  if (bytes.length !== nonceLength) throw new Error(`a nonce has ${nonceLength} characters, not ${bytes.length}`);
  return bytes;
}
