/** A message between processes: its length in four bytes, then its bytes. */
export function frame(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes.length);
  return Buffer.concat([head, bytes]);
}

/** The messages of a stream, each whole. @param atMost bytes of one @throws {Error} one is larger */
export async function* framesOf(stream: AsyncIterable<Buffer>, atMost: number): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    rest.push(chunk);
    length += chunk.length;
    while (length >= 4) {
      if (rest[0]!.length < 4) rest = [Buffer.concat(rest)];
      const wanted = rest[0]!.readUInt32BE(0) + 4;
      if (wanted > atMost + 4) throw new Error('a message between processes is too large');
      if (length < wanted) break;
      const whole = Buffer.concat(rest);
      yield whole.subarray(4, wanted);
      rest = whole.length > wanted ? [whole.subarray(wanted)] : [];
      length = whole.length - wanted;
    }
  }
}
