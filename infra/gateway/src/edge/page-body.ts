import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, gzip } from 'node:zlib';
import { nonceMark } from './page-text.ts';

const deflate = promisify(deflateRaw);
const compressAtOnce = promisify(gzip);
const { Z_FINISH, Z_SYNC_FLUSH } = constants;

/** A page but for the nonce of each response, in the bytes that are sent: encoding and compressing Chinese text is most of what an answer costs. */
export interface PageBody {
  plain(nonce: string): Buffer;
  /**
   * The page in gzip. From the second time on its pieces are compressed already, and each response's nonce stands between them as it is (RFC 1951, 3.2.4, and
   * RFC 1952). Most pages of a crawler are asked for once, and pieces take twice the time of a whole page.
   */
  gzip(nonce: string): Promise<Buffer>;
  /** About how much memory it takes, in bytes. */
  size: number;
}

/** 16 bytes in base64. */
const nonceLength = 24;
/** No byte of UTF-8, so no compressed text refers to what stands in a nonce's place. */
const placeholder = Buffer.alloc(nonceLength, 0xff);
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const storedBlock = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff]);

/** Cuts a page where the nonce goes. */
export function pageBody(html: string): PageBody {
  const pieces = html.split(nonceMark).map((piece) => Buffer.from(piece));
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let packed: Promise<Buffer[]> | undefined;
  let isAskedAgain = false;
  const plainParts = (nonce: string) => between(pieces, [nonceBytes(nonce)]);
  return {
    plain: (nonce) => Buffer.concat(plainParts(nonce)),
    async gzip(nonce) {
      if (!isAskedAgain) {
        isAskedAgain = true;
        return compressAtOnce(Buffer.concat(plainParts(nonce)), { level: 4 });
      }
      packed ??= packPieces(pieces);
      const body = between(await packed, [storedBlock, nonceBytes(nonce)]);
      const parts = plainParts(nonce);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(parts.reduce((sum, part) => crc32(part, sum), 0));
      trailer.writeUInt32LE(size + (pieces.length - 1) * nonceLength, 4);
      return Buffer.concat([header, ...body, trailer]);
    },
    size: Math.ceil(size * 1.25),
  };
}

function nonceBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce);
  if (bytes.length !== nonceLength) throw new Error(`a nonce has ${nonceLength} characters, not ${bytes.length}`);
  return bytes;
}

const between = (pieces: Buffer[], inserted: Buffer[]): Buffer[] => pieces.flatMap((piece, at) => (at ? [...inserted, piece] : [piece]));

/** Each piece knows what stands before it, so cutting costs next to nothing in size; all but the last end on a whole byte. */
function packPieces(pieces: Buffer[]): Promise<Buffer[]> {
  let before = Buffer.alloc(0);
  return Promise.all(
    pieces.map((piece, at) => {
      const dictionary = before.subarray(-(2 ** 15));
      before = Buffer.concat([before, piece, placeholder]);
      const isLast = at === pieces.length - 1;
      return deflate(piece, {
        level: 9,
        finishFlush: isLast ? Z_FINISH : Z_SYNC_FLUSH,
        ...(dictionary.length ? { dictionary } : {}),
      });
    }),
  );
}
