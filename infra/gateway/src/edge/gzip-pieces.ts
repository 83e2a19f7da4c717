import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import type { Chunk } from './shared-text.ts';

const deflateBeside = promisify(deflateRaw);

/** Ends on a whole byte without ending the stream, so that what follows can be put behind it (RFC 1951). */
const finishFlush = constants.Z_SYNC_FLUSH;
/** A window of 16 KB: to ask for twice as much memory takes longer than a small piece. */
const small = { level: 6, windowBits: 14, memLevel: 7, finishFlush };
const large = { level: 5, finishFlush, chunkSize: 128 * 1024 };
/** More than this is compressed beside what the gateway does. */
const atOnce = 64 * 1024;

/** Compresses what stands on many pages: once, so it may take its time. */
export const packShared = (bytes: Buffer): Buffer => deflateRawSync(bytes, { level: 9, finishFlush });

/** @param before what stands before it in the stream, which it may refer to */
const packOwn = async (bytes: Buffer, before: Buffer): Promise<Buffer> =>
  bytes.length > atOnce ? deflateBeside(bytes, large) : deflateRawSync(bytes, before.length ? { ...small, dictionary: before } : small);

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** The last block, of nothing. */
const end = Buffer.from([3, 0]);
/** 24 bytes as they are: a block that isn't compressed, not the last one, its length, and that with every bit turned. */
const storedNonce = Buffer.from([0, 24, 0, 231, 255]);
const windowBytes = 16 * 1024 - 262;
/** Bytes that are in no UTF-8, so nothing refers to them. */
const noNonce = Buffer.alloc(24, 0xff);

/** What stands before a piece, as far as it may refer to it. */
function windowBefore(pieces: readonly (Chunk | null)[], at: number): Buffer {
  const parts: Buffer[] = [];
  let held = 0;
  for (let one = at - 1; one >= 0 && held < windowBytes; one -= 1) {
    const bytes = pieces[one]?.bytes ?? noNonce;
    parts.unshift(bytes.subarray(Math.max(0, bytes.length - (windowBytes - held))));
    held += bytes.length;
  }
  return Buffer.concat(parts);
}

/** Compresses what of a page is not compressed yet. @param isShared whether a piece stands on other pages too: it may refer to nothing before it then */
export async function packPieces(pieces: readonly (Chunk | null)[], isShared: (piece: Chunk) => boolean): Promise<void> {
  for (const [at, piece] of pieces.entries())
    if (piece) piece.packed ??= isShared(piece) ? packShared(piece.bytes) : await packOwn(piece.bytes, windowBefore(pieces, at));
}

/** The pieces as one gzip stream (RFC 1952), with this nonce of 24 bytes where there is none. */
export function gzipWith(pieces: readonly (Chunk | null)[], nonce: Buffer): Buffer {
  const parts: Buffer[] = [head];
  let sum = 0;
  let length = 0;
  for (const piece of pieces) {
    const { bytes, packed } = piece ?? { bytes: nonce, packed: nonce };
    if (!piece) parts.push(storedNonce);
    parts.push(packed!);
    sum = crc32(bytes, sum);
    length += bytes.length;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length, 4);
  return Buffer.concat([...parts, end, tail]);
}
