import { expect, test } from '@jest/globals';
import { base32, codeOf, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i s the code is the one of RFC 6238', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

test('a code holds for its half minute and one to either side', () => {
  const now = 1_234_567_890_000;
  const codes = [-2, -1, 0, 1, 2].map((by) => codeOf(secret, stepAt(now) + by));
  expect(codes.map((code) => stepOf(secret, code, now))).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined]);
  expect(stepOf(secret, '', now)).toBeUndefined();
});

test('a secret is written as authenticators read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ');
});
