import { expect, test } from '@jest/globals';
import { decidePersonChange } from './company-people.ts';
import { deviceName, maskAddress } from './device-name.ts';
import { isLicenceNumber } from './licence-number.ts';

const manager = { id: 1, isManager: true, rights: [] };
const clerk = { id: 2, isManager: false, rights: ['manage'] as const };
const buyer = { id: 3, isManager: false, rights: ['seePrices'] as const };
const plain = { isManager: false, rights: ['seePrices', 'order'] as const };

test('a manager changes everybody else, whoever they are', () => {
  for (const person of [clerk, buyer, { ...manager, id: 9 }, undefined])
    for (const change of [plain, { isManager: true, rights: [] }, 'disabled', 'enabled'] as const)
      expect(decidePersonChange(manager, person, change, 2)).toBeUndefined();
});

test('who manages without being a manager makes no manager, gives nobody the right to manage, and touches none of both (rule account 31)', () => {
  expect(decidePersonChange(clerk, buyer, plain, 1)).toBeUndefined();
  expect(decidePersonChange(clerk, undefined, plain, 1)).toBeUndefined();
  expect(decidePersonChange(clerk, buyer, 'disabled', 1)).toBeUndefined();
  for (const [person, change] of [
    [buyer, { isManager: true, rights: [] }],
    [buyer, { isManager: false, rights: ['manage'] }],
    [undefined, { isManager: true, rights: [] }],
    [manager, 'disabled'],
    [{ ...clerk, id: 7 }, 'disabled'],
    [{ ...clerk, id: 7 }, plain],
  ] as const)
    expect(decidePersonChange(clerk, person, change, 1)).toBe('KP_ONLY_BY_MANAGER');
});

test('nobody changes their own role and rights, or disables themselves; the last manager reads why (rule account 32)', () => {
  expect(decidePersonChange(manager, manager, 'disabled', 1)).toBe('KP_LAST_MANAGER');
  expect(decidePersonChange(manager, manager, plain, 1)).toBe('KP_LAST_MANAGER');
  expect(decidePersonChange(manager, manager, 'disabled', 2)).toBe('KP_NOT_YOURSELF');
  expect(decidePersonChange(buyer, buyer, { isManager: true, rights: [] }, 1)).toBe('KP_NOT_YOURSELF');
  expect(decidePersonChange(manager, manager, { isManager: true, rights: [] }, 1)).toBeUndefined();
});

test('a device is told by browser and system, its address without its end', () => {
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36')).toBe('Chrome · Windows');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0')).toBe('微信 · iPhone');
  expect(deviceName('')).toBe('未知设备');
  expect([maskAddress('203.0.113.7'), maskAddress('2001:db8:1::7')]).toEqual(['203.0.*.*', '2001:db8:*']);
});

test('a 统一社会信用代码 is known by its last sign', () => {
  expect(isLicenceNumber('91350100M000100Y43')).toBe(true);
  expect(['91350100M000100Y44', '91350100M000100Y4', '91350100I000100Y43', ''].some(isLicenceNumber)).toBe(false);
});
