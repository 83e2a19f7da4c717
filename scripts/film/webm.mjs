/** A number in `size` bytes, largest first. */
const number = (value, size) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};
const float = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

/** An EBML element (RFC 8794): its name, its length in eight bytes, what it holds. */
const element = (name, ...content) => {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(name, 'hex'), length, body]);
};

/**
 * A film in WebM (one video track, VP9), written as far as browsers need it.
 * @param frames `{ bytes, isKey }` in their order @param film width, height in px, fps, seconds
 */
export function webm(frames, { width, height, fps, seconds }) {
  const text = (name, value) => element(name, Buffer.from(value));
  const head = element(
    '1a45dfa3',
    ...[
      ['4286', 1],
      ['42f7', 1],
      ['42f2', 4],
      ['42f3', 8],
    ].map(([name, value]) => element(name, number(value, 1))),
    text('4282', 'webm'),
    element('4287', number(4, 1)),
    element('4285', number(2, 1)),
  );
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000, 4)),
    element('4489', float(seconds * 1000)),
    text('4d80', 'mall'),
    text('5741', 'mall'),
  );
  const picture = element('e0', element('b0', number(width, 2)), element('ba', number(height, 2)));
  const track = element(
    'ae',
    element('d7', number(1, 1)),
    element('73c5', number(1, 1)),
    element('83', number(1, 1)),
    element('9c', number(0, 1)),
    text('86', 'V_VP9'),
    picture,
  );
  const clusters = [];
  for (const [at, { bytes, isKey }] of frames.entries()) {
    const ms = Math.round((at * 1000) / fps);
    if (isKey) clusters.push({ ms, blocks: [] });
    const { ms: start, blocks } = clusters.at(-1);
    blocks.push(element('a3', number(0x81, 1), number(ms - start, 2), number(isKey ? 0x80 : 0, 1), bytes));
  }
  const written = clusters.map(({ ms, blocks }) => element('1f43b675', element('e7', number(ms, 4)), ...blocks));
  return Buffer.concat([head, element('18538067', info, element('1654ae6b', track), ...written)]);
}
