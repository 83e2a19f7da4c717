import { expect, test } from '@jest/globals';
import { autoSignBefore, autoSignDeadline, canSign, packageStatuses, parcelText } from './index.ts';

test('unsigned for 7 days', () => {
  expect(autoSignDeadline('2026-11-20T00:00:00.000Z')).toBe('2026-11-27T00:00:00.000Z');
  expect(autoSignBefore('2026-11-27T00:00:00.000Z')).toBe('2026-11-20T00:00:00.000Z');
});

test('what is on its way can be signed for, once', () => expect(packageStatuses.filter(canSign)).toEqual(['inTransit', 'delivered']));

test('a parcel is named by its carrier and its number, and says so where it has none', () => {
  expect(parcelText({ carrier: '德邦快递', trackingNumber: 'DPK364510927741' })).toBe('德邦快递 DPK364510927741');
  expect(parcelText({ carrier: '德邦快递', trackingNumber: '' })).toBe('德邦快递 无运单号');
});
