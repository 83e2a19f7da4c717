import { expect, test } from '@jest/globals';
import { sign, verify } from './signed-text.ts';

const key = 'k'.repeat(64);
const value = (until: number) => ({ until, list: ['mf-a'] });

test('what was signed holds until its end, not a moment longer', () => {
  const soon = Date.now() + 60_000;
  expect(verify('mf', sign('mf', value(soon), key), key)).toEqual(value(soon));
  expect(verify('mf', sign('mf', value(Date.now() - 1), key), key)).toBeUndefined();
});

test('it is worth nothing for another purpose, under another key, or with another text', () => {
  const signed = sign('mf', value(Date.now() + 60_000), key);
  expect(verify('snapshot', signed, key)).toBeUndefined();
  expect(verify('mf', signed, 'j'.repeat(64))).toBeUndefined();
  const longer = Buffer.from(JSON.stringify(value(9e15))).toString('base64url');
  for (const forged of [signed.replace(/^[^.]*/, longer), `x${signed}`, '.', '', undefined])
    expect(verify('mf', forged, key)).toBeUndefined();
});
