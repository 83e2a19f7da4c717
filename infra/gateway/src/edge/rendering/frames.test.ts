import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeFrame, type Frame, frameReader } from './frames.ts';

const aFrame = fc.record({
  id: fc.nat({ max: 2 ** 32 - 1 }),
  kind: fc.nat({ max: 255 }),
  texts: fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 6 }),
});
const settings = { seed: Number(process.env.FUZZ_SEED ?? 16), numRuns: 300 };

test('messages come out as they went in, wherever their bytes are cut', () => {
  fc.assert(
    fc.property(fc.array(aFrame, { maxLength: 5 }), fc.integer({ min: 1, max: 97 }), (frames, step) => {
      const read: Frame[] = [];
      const take = frameReader(1024 * 1024, (frame) => read.push(frame));
      const bytes = Buffer.concat(frames.map(encodeFrame));
      for (let at = 0; at < bytes.length; at += step) take(bytes.subarray(at, at + step));
      expect(read).toEqual(frames);
    }),
    settings,
  );
});

test('bytes that are no message end it: nothing is kept waiting for what never comes', () => {
  const read = (bytes: Buffer) => frameReader(1000, () => {})(bytes);
  const long = Buffer.alloc(8);
  long.writeUInt32LE(2000);
  expect(() => read(long)).toThrow('a message of 2004 bytes');
  expect(() => read(Buffer.alloc(20))).toThrow('a message of 4 bytes');
  const lying = encodeFrame({ id: 1, kind: 2, texts: ['abc'] });
  lying.writeUInt32LE(1_000_000, 13);
  expect(() => read(lying)).toThrow('a text that is longer than its message');
});
