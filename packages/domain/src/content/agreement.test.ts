import { expect, test } from '@jest/globals';
import { agreementUrl, judgeAgreements } from './agreement.ts';

const inForce = [
  { type: 0, version: 2 },
  { type: 1, version: 1 },
];

test('who agreed to just what is in force has agreed, in whatever order', () => {
  expect(judgeAgreements(inForce, [...inForce].reverse())).toBe('ok');
  expect(judgeAgreements(inForce, [...inForce, { type: 2, version: 1 }])).toBe('ok');
  expect(judgeAgreements([], [])).toBe('ok');
});

test('one agreement that nobody ticked is missing, also beside one that is too old', () => {
  expect(judgeAgreements(inForce, [])).toBe('missing');
  expect(judgeAgreements(inForce, [{ type: 0, version: 1 }])).toBe('missing');
});

test('another version than the one in force, older or never published, is outdated', () => {
  for (const version of [1, 3])
    expect(
      judgeAgreements(inForce, [
        { type: 0, version },
        { type: 1, version: 1 },
      ]),
    ).toBe('outdated');
});

test('an agreement has an address, and each of its versions too', () => {
  expect([agreementUrl(0), agreementUrl(1, 3)]).toEqual(['/t/agreement/0', '/t/agreement/1?version=3']);
});
