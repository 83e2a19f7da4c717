import { expect, test } from '@jest/globals';
import { invalidReasonOf, type LineFacts, mergedQuantity } from './index.ts';

const line: LineFacts = {
  quantity: 10,
  minOrderQty: 10,
  stepValue: 5,
  isActive: true,
  isShortSupply: false,
  isInquiryPrice: false,
  isSpecificationOpen: false,
  deliveryTimeId: 1,
};

test('a line says why it cannot be ordered, the gravest reason first', () => {
  expect(invalidReasonOf(line)).toBe('');
  expect(invalidReasonOf({ ...line, isActive: false, isShortSupply: true })).toBe('该商品已下架');
  expect(invalidReasonOf({ ...line, isShortSupply: true })).toBe('缺货，暂停销售');
  expect(invalidReasonOf({ ...line, isShortSupply: true, needsBlackCard: true })).toBe('缺货，暂停销售');
  expect(invalidReasonOf({ ...line, isInquiryPrice: true, needsBlackCard: true })).toBe('黑卡会员专享，开通黑卡后可购买');
  expect(invalidReasonOf({ ...line, isInquiryPrice: true })).toBe('价格详询');
  expect(invalidReasonOf({ ...line, isSpecificationOpen: true })).toBe('请先选择规格参数哦~');
  expect(invalidReasonOf({ ...line, quantity: 12 })).toBe('起订量后的步进值必须为5');
  expect(invalidReasonOf({ ...line, deliveryTimeId: 17 })).toBe('库存不足且货期未知，请询价');
});

test('adding the same again moves up to the next valid quantity, at most to the largest', () => {
  expect(mergedQuantity(10, 15, line)).toBe(25);
  expect(mergedQuantity(3, 3, { minOrderQty: 3, stepValue: 2 })).toBe(7);
  expect(mergedQuantity(9000, 9000)).toBe(9999);
  expect(mergedQuantity(4, 4, { purchaseLimit: { limitNumber: 5, leftPurchaseQuantity: 5, isAllowOverLimit: false } })).toBe(5);
});
