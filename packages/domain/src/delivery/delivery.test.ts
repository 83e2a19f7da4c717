import { expect, test } from '@jest/globals';
import { autoSignBefore, autoSignDeadline, canSign, packageStatuses } from './index.ts';

test('unsigned for 7 days', () => {
  expect(autoSignDeadline('2026-11-20T00:00:00.000Z')).toBe('2026-11-27T00:00:00.000Z');
  expect(autoSignBefore('2026-11-27T00:00:00.000Z')).toBe('2026-11-20T00:00:00.000Z');
});

test('what is on its way can be signed for, once', () => expect(packageStatuses.filter(canSign)).toEqual(['inTransit', 'delivered']));
