import { describe, expect, test } from '@jest/globals';
import { decideOffer } from './index.ts';

const product = {
  unit: '个',
  minOrderQty: 10,
  stepValue: 10,
  isActive: true,
  isShortSupply: false,
  deliveryTimeId: 1,
  isInquiryPrice: false,
};
const limit = { limitNumber: 50, allowOver: false, leftQuantity: 30 };

describe('what a buyer may do with a product', () => {
  test('an ordinary one can be bought, and is not inquired', () => {
    expect(decideOffer(product)).toMatchObject({ cart: 'open', inquiry: false, message: '' });
  });
  test('an unknown delivery time (17) enables the inquiry, and says why this quantity can not be bought', () => {
    const offer = decideOffer({ ...product, deliveryTimeId: 17 });
    expect(offer).toMatchObject({ cart: 'blocked', inquiry: true, message: '库存不足且货期未知，请询价' });
  });
  test.each([
    ['缺货，暂停销售', { isShortSupply: true }],
    ['缺货，暂停销售', { isShortSupply: true, deliveryTimeId: 17 }],
    ['缺货，暂停销售', { isShortSupply: true, isInquiryPrice: true }],
  ])('%s: there is no cart beside it, and no inquiry', (message, changes) => {
    expect(decideOffer({ ...product, ...changes })).toMatchObject({ cart: 'hidden', inquiry: false, message });
  });
  test('a price on request can only be inquired', () => {
    expect(decideOffer({ ...product, isInquiryPrice: true })).toMatchObject({ cart: 'hidden', inquiry: true });
  });
  test.each([
    ['该商品已下架', { isActive: false }],
    ['该商品已下架', { isActive: false, isInquiryPrice: true, isShortSupply: true }],
    ['来晚了，限购数量已抢完', { limit: { ...limit, limitNumber: 0, leftQuantity: 0 } }],
    ['限购活动您已买过', { limit: { ...limit, leftQuantity: 0 } }],
    ['超出限购数量', { limit: { ...limit, leftQuantity: 9 } }],
  ])('%s', (message, changes) => {
    expect(decideOffer({ ...product, ...changes })).toMatchObject({ cart: 'blocked', message });
  });
  test('a limit says whether more can be had at the usual price', () => {
    expect(decideOffer({ ...product, limit }).limitText).toBe('限购50个，不可超量');
    expect(decideOffer({ ...product, limit: { ...limit, allowOver: true, leftQuantity: 0 } })).toMatchObject({
      cart: 'open',
      limitText: '限购50个，超出恢复原价',
    });
  });
});
