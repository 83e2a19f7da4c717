import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { captchaLevel, captchaLevelOfCodes, readWork, solveWork, sourceOf } from './index.ts';

const nothing = { isNeededHere: false, failuresOfNumber: 0, numbersOfSource: 0, isKnownDevice: false };

test('the work of a captcha doubles as often as the failures it answers, up to a bound', () => {
  const levels = [0, 2, 3, 5, 6, 12, 24, 48, 96, 192, 10_000].map((failuresOfNumber) =>
    captchaLevel({ ...nothing, failuresOfNumber }, false),
  );
  expect(levels).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 7]);
  expect([9, 10, 19, 20, 40].map((numbersOfSource) => captchaLevel({ ...nothing, numbersOfSource }, false))).toEqual([0, 1, 1, 2, 3]);
  expect([29, 30, 60, 120].map(captchaLevelOfCodes)).toEqual([0, 1, 2, 3]);
});

test('what others did elsewhere is no matter on a device that the account knows, and makes no long wait of the way by SMS', () => {
  const attacked = { ...nothing, failuresOfNumber: 500, numbersOfSource: 500 };
  expect(captchaLevel({ ...attacked, isKnownDevice: true }, false)).toBe(0);
  expect(captchaLevel({ ...attacked, isKnownDevice: true, isNeededHere: true }, false)).toBe(1);
  expect(captchaLevel(attacked, true)).toBe(2);
});

test('a source is an address, of IPv6 the first half', () => {
  expect(['192.0.2.7', '::ffff:192.0.2.7', '2001:DB8:0:12::1', '2001:db8:0:12:ffff:1:2:3', '::1', ''].map(sourceOf)).toEqual([
    '192.0.2.7',
    '192.0.2.7',
    '2001:db8:0:12::/64',
    '2001:db8:0:12::/64',
    '0:0:0:0::/64',
    '',
  ]);
});

test('the work finds the number that was chosen, and says so when there is none', async () => {
  const ticketFor = (number: string) => {
    const salt = 'a1b2c3d4e5f60718';
    const target = pbkdf2Sync(number, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex');
    const work = { salt, target, most: 50, iterations: 10, level: 1, expiresAt: 0 };
    return `${Buffer.from(JSON.stringify(work)).toString('base64url')}.signature`;
  };
  expect(await solveWork(ticketFor('37'))).toBe('37');
  await expect(solveWork(ticketFor('51'))).rejects.toThrow('no number is right');
  expect(() => readWork('e30.signature')).toThrow('this is no work');
  await expect(solveWork('nonsense')).rejects.toThrow();
});
