import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideOffer, invalidReasonOf } from '../cart/index.ts';
import { warehouseProvince } from '../stock/index.ts';
import { decideSale, type ShelfSku } from './index.ts';

const shanghai = 10_009;
const monday = '2026-11-23T10:00:00+08:00';
const own = { warehouseId: 1, name: '上海', isOwn: true, free: 10 };
const far = { warehouseId: 4, name: '成都', isOwn: false, free: 30 };
const sku: ShelfSku = { isActive: true, isShortSupply: false, isInquiryPrice: false, leadTimeId: 3, warehouses: [own, far] };

describe('what is said of a SKU', () => {
  test.each([
    [10, 1, '2026-11-24'],
    [11, 2, '2026-11-30'],
    [41, 3, '2026-12-01'],
  ])('%i pieces: delivery time %i, there on %s', (quantity, deliveryTimeId, arrivalDate) => {
    expect(decideSale(sku, quantity, shanghai, monday)).toMatchObject({
      way: 'buy',
      message: '',
      deliveryTimeId,
      arrivalDate,
      totalFree: 40,
    });
  });

  test('sold out or delisted, nothing is promised and nothing is in stock, whatever lies about', () => {
    const nothing = { way: 'none', deliveryTimeId: 17, deliveryTimeName: '', arrivalDate: '', warehouses: [], ownFree: 0, totalFree: 0 };
    expect(decideSale({ ...sku, isShortSupply: true }, 1, shanghai, monday)).toEqual({ ...nothing, message: '缺货，暂停销售' });
    expect(decideSale({ ...sku, isActive: false, isShortSupply: true }, 1, shanghai, monday)).toEqual({
      ...nothing,
      message: '该商品已下架',
    });
  });

  test('more than there is with an unknown lead time is inquired, and named no day', () => {
    const sale = decideSale({ ...sku, leadTimeId: 17 }, 41, shanghai, monday);
    expect(sale).toMatchObject({ way: 'inquire', deliveryTimeId: 17, deliveryTimeName: '询价', arrivalDate: '', totalFree: 40 });
  });

  test('a price on request keeps its delivery time', () => {
    expect(decideSale({ ...sku, isInquiryPrice: true }, 1, shanghai, monday)).toMatchObject({
      way: 'inquire',
      deliveryTimeName: '当日发货',
    });
  });
});

const aSku = fc.record({
  isActive: fc.boolean(),
  isShortSupply: fc.boolean(),
  isInquiryPrice: fc.boolean(),
  leadTimeId: fc.integer({ min: 3, max: 17 }),
  warehouses: fc.uniqueArray(
    fc.record({
      warehouseId: fc.integer({ min: 1, max: 5 }),
      name: fc.constantFrom('上海', '广州', '天津', '成都', '武汉', '未名'),
      isOwn: fc.boolean(),
      free: fc.nat(50),
    }),
    { selector: ({ warehouseId }) => warehouseId },
  ),
});

test('sale, button and cart line never disagree, and more pieces never come earlier', () => {
  fc.assert(
    fc.property(aSku, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 10_001, max: 10_034 }), (any, quantity, provinceId) => {
      const sale = decideSale(any, quantity, provinceId, monday);
      const { deliveryTimeId } = sale;
      const button = decideOffer({ ...any, unit: '个', minOrderQty: 1, stepValue: 1, deliveryTimeId });
      expect(button.cart === 'open').toBe(sale.way === 'buy');
      expect(button.inquiry).toBe(sale.way === 'inquire');
      expect(invalidReasonOf({ ...any, quantity, isSpecificationOpen: false, deliveryTimeId })).toBe(sale.message);
      if (sale.way === 'none') expect([sale.deliveryTimeName, sale.totalFree]).toEqual(['', 0]);
      const more = decideSale(any, quantity + 1, provinceId, monday);
      if (sale.arrivalDate && more.arrivalDate) expect(more.arrivalDate >= sale.arrivalDate).toBe(true);
    }),
  );
});

test('every warehouse of the mall stands somewhere', () => {
  expect(['上海', '广州', '天津', '成都', '武汉'].map(warehouseProvince)).toEqual([10_009, 10_019, 10_002, 10_023, 10_017]);
});
