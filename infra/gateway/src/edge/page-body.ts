import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { brotliPieces, nonceLength, withNonce } from './brotli-pieces.ts';
import { nonceMark } from './page-text.ts';

const gzipAtOnce = promisify(gzip);
const brotliAtOnce = promisify(brotliCompress);
/** From here on it is smaller than the best gzip. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** A page but for the nonce of each response, in the bytes that are sent: encoding and compressing Chinese text is most of what an answer costs. */
export interface PageBody {
  plain(nonce: string): Buffer;
  /** For programs, and browsers over http. */
  gzip(nonce: string): Promise<Buffer>;
  /**
   * The page in brotli, a sixth smaller than gzip. From the second time on its pieces are compressed already, and each response's nonce stands between them
   * as it is. Most pages of a crawler are asked for once, and pieces take longer than a whole page.
   */
  brotli(nonce: string): Promise<Buffer>;
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
      return kept ? withNonce(kept, nonceBytes(nonce)) : brotliAtOnce(plain(nonce), { params: quick });
    },
    size: Math.ceil(size * 1.25),
  };
}

function nonceBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  if (bytes.length !== nonceLength) throw new Error(`a nonce has ${nonceLength} characters, not ${bytes.length}`);
  return bytes;
}
