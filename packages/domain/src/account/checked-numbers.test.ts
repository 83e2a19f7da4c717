import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { creditCodeCheckSign, holdsLuhn, idNumberCheckSign, isCreditCode, looksLikeCard, readIdNumber } from './index.ts';

const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';

test('a 统一社会信用代码 is known by its check sign (GB 32100, its own example)', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true);
  for (const forged of ['91350100M000100Y44', '91350100M000100Y4', '9135O100M000100Y43', '91350100m000100y43', '']) {
    expect([forged, isCreditCode(forged)]).toEqual([forged, false]);
  }
});

test('one sign that is read wrong, or two neighbours exchanged, never hold', () => {
  const codes = fc.tuple(fc.array(fc.constantFrom(...signs), { minLength: 9, maxLength: 9 }), fc.nat(999_999));
  fc.assert(
    fc.property(codes, fc.nat(17), fc.constantFrom(...signs), ([tail, region], at, other) => {
      const first = `91${String(region).padStart(6, '0')}${tail.join('')}`;
      const code = first + creditCodeCheckSign(first);
      const wrong = code.slice(0, at) + other + code.slice(at + 1);
      const swapped = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2);
      return isCreditCode(code) && isCreditCode(wrong) === (wrong === code) && isCreditCode(swapped) === (swapped === code);
    }),
    { seed: 17 },
  );
});

test('an ID number tells birth and sex, and one that was forged or has a date that does not exist tells nothing (GB 11643, its own example)', () => {
  expect(readIdNumber('11010519491231002X')).toEqual({ bornOn: '1949-12-31', sex: '女' });
  expect(readIdNumber('440524188001010014')).toBeUndefined();
  for (const forged of ['110105194912310021', '11010519491231002x', '1101051949123100', ''])
    expect([forged, readIdNumber(forged)]).toEqual([forged, undefined]);
  const impossible = '11010519490230002';
  expect(readIdNumber(impossible + idNumberCheckSign(impossible))).toBeUndefined();
});

test('a card’s number holds by Luhn, an account of a company needs none', () => {
  expect(['79927398713', '79927398710'].map(holdsLuhn)).toEqual([true, false]);
  expect(['6222020200112230034', '1102021509000123456', '62220202'].map(looksLikeCard)).toEqual([true, false, false]);
});
