import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** 16 bytes in base64. */
export const nonceLength = 24;

const params = {
  // Above it a page takes twice the time for 3 % less.
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // How a byte is written would depend on the two before it, and those are of a nonce that is not known yet.
  [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
};

/**
 * What stands in a nonce's place while the pieces are compressed: pairs of bytes of which the first is in no UTF-8, and no pair is used twice, so that nothing
 * in the stream refers to them and they refer to nothing. There are pairs for 42 nonces.
 */
function gap(index: number): Buffer {
  const bytes = Buffer.alloc(nonceLength);
  for (let at = 0; at < nonceLength; at += 2) {
    const pair = (index * nonceLength + at) / 2;
    bytes[at] = 0xf8 + ((pair >> 6) & 7);
    bytes[at + 1] = 0x80 + (pair & 63);
  }
  return bytes;
}

/** A block that carries 24 bytes as they are (RFC 7932, 9.2): not the last, 24 bytes long, uncompressed, from the next whole byte on. */
const storedBlock = Buffer.from([0xb8, 0x00, 0x08]);

/** The stream with this nonce of 24 bytes. */
export const withNonce = (packed: Buffer[], nonce: Buffer): Buffer =>
  Buffer.concat(packed.flatMap((piece, at) => (at ? [storedBlock, nonce, piece] : [piece])));

/**
 * A text whose nonces are not known yet, as one brotli stream in pieces: each but the last ends on a whole byte, and between two a nonce stands as it is.
 * @param pieces UTF-8, what stands between the nonces
 * @returns undefined where it would not be read as it was written, which the text is tried for once
 */
export async function brotliPieces(pieces: Buffer[]): Promise<Buffer[] | undefined> {
  const stream = createBrotliCompress({ params });
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => stream.once('end', resolve).once('error', reject));
  const take = () => {
    const taken = Buffer.concat(chunks);
    chunks = [];
    return taken;
  };
  const compressed = async (bytes: Buffer) => {
    if (bytes.length) stream.write(bytes);
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    return take();
  };
  const packed: Buffer[] = [];
  for (const [at, piece] of pieces.slice(0, -1).entries()) {
    packed.push(await compressed(piece));
    await compressed(gap(at));
  }
  stream.end(pieces.at(-1));
  await ended;
  packed.push(take());
  const tried = Buffer.alloc(nonceLength, 'N');
  const expected = Buffer.concat(pieces.flatMap((piece, at) => (at ? [tried, piece] : [piece])));
  const read = await decompress(withNonce(packed, tried)).catch(() => undefined);
  return read?.equals(expected) ? packed : undefined;
}
