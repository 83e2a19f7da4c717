import { beforeAll, expect, test } from '@jest/globals';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { priceAndDelivery } from '../product/price-and-delivery.service.ts';
import { pricingService } from './pricing.service.ts';

const db = await testingDatabase();
const pricing = pricingService(db);
let customerId = 0;
let memberId = 0;
const kp = (id: number) => ({ kpId: 1, customerId: id, isManager: true, operatorId: undefined });
const priceOf = async (skuNumber: string, quantity = 1, customer = customerId) =>
  (await pricing.price([{ skuNumber, quantity }], kp(customer))).get(skuNumber)!;

beforeAll(async () => {
  const aCustomer = async (group: string, blackCardDays: number) => {
    const [row] = await db.sql<{ id: number }[]>`
      insert into customer (name, customer_group, black_card_until) values (${group}, ${group}, now() + ${blackCardDays} * interval '1 day') returning id`;
    return row!.id;
  };
  customerId = await aCustomer('industrial-a', -1);
  memberId = await aCustomer('standard', 1);
  await db.sql`insert into campaign (id, kind, name, rule, thresholds, starts_at, ends_at) values
    (1, 10, '抢购', null, '[]', now() - interval '1 day', now() + interval '1 day'),
    (2, 30, '过期', null, '[]', now() - interval '9 day', now() - interval '1 day'),
    (3, 20, '满三件', 3, '[{"from":3,"discount":9500}]', now() - interval '1 day', now() + interval '1 day')`;
});

test('each company gets its own lowest price', async () => {
  const { id, skuNumber } = await aSku(db, { listPrice: 1000 });
  await db.sql`insert into exclusive_price values ('industrial-a', ${id}, 880)`;
  await db.sql`insert into black_card_price values (${id}, 900)`;
  expect((await priceOf(skuNumber)).view).toMatchObject({
    appliedPriceTag: '专享价',
    appliedPriceSub: '8',
    appliedPriceDecimal: '80',
    underlinedPrice: '10.00',
  });
  expect((await priceOf(skuNumber, 1, memberId)).view).toMatchObject({ appliedPriceTag: '黑卡价', appliedPriceFen: 900 });
  await db.sql`insert into agreement_price (customer_id, category_id, discount) values (${customerId}, 11001, 1500)`;
  expect((await priceOf(skuNumber)).view).toMatchObject({ appliedPriceTag: '协议价', appliedPriceFen: 850, underlinedPrice: '' });
  await db.sql`delete from agreement_price`;
});

test('a promotion holds while it runs, for the pieces left, and is given back with its order', async () => {
  const { id, skuNumber } = await aSku(db, { listPrice: 1000 });
  await db.sql`insert into promotion_price values (1, ${id}, 700, 10, true, 12), (2, ${id}, 100, null, true, null)`;
  const line = await priceOf(skuNumber, 8);
  expect(line.price).toMatchObject({ kind: 'promotion', unit: 700, total: 5600 });
  await pricing.takePromotions(customerId, 'SO1', [line]);
  expect((await priceOf(skuNumber, 8)).price).toMatchObject({ total: 2 * 700 + 6 * 1000 });
  expect((await priceOf(skuNumber, 8, memberId)).price).toMatchObject({ total: 4 * 700 + 4 * 1000 });
  await pricing.giveBackPromotions('SO1');
  expect((await priceOf(skuNumber, 8)).price).toMatchObject({ total: 5600 });
});

test('ten orders at once sell no more promotion pieces than there are', async () => {
  const { id, skuNumber } = await aSku(db, { listPrice: 1000 });
  await db.sql`insert into promotion_price values (1, ${id}, 700, null, true, 25)`;
  const line = await priceOf(skuNumber, 4);
  const orders = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => pricing.takePromotions(customerId, `SO-p${i}`, [line])));
  expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});

test('the check says what a limit leaves', async () => {
  const { id, skuNumber } = await aSku(db, { listPrice: 1000, minOrderQty: 2, stepValue: 2 });
  await db.sql`insert into promotion_price values (1, ${id}, 700, 5, false, null)`;
  expect(await pricing.checkLimit(skuNumber, 6, kp(customerId))).toMatchObject({
    isAllowed: false,
    allowedQuantity: 4,
    message: '限购5个，不可超量',
  });
  expect(await pricing.checkLimit(skuNumber, 4, kp(customerId))).toMatchObject({ isAllowed: true, message: '' });
});

test('a rule campaign lowers nothing by itself but is described', async () => {
  const { id, skuNumber } = await aSku(db, { listPrice: 1000 });
  await db.sql`insert into promotion_price values (3, ${id}, 999, null, true, null)`;
  const shown = await pricing.skuPrice(skuNumber, 3, kp(customerId));
  expect(shown).toMatchObject({
    appliedPriceFen: 1000,
    discountThresholdDescList: [{ marketingRuleType: 3, appliedPrice: '9.50', discountDescription: '打9.5折' }],
  });
});

test('a visitor gets the delivery time and not a single figure', async () => {
  const { skuNumber } = await aSku(db, { listPrice: 1234, tiers: [{ from: 10, price: 1111 }], stock: { 1: 77 } });
  const answer = JSON.stringify([
    ...(await priceAndDelivery(db, [{ skuNumber, quantity: 1 }], { kp: undefined, provinceId: 10009 })).values(),
  ]);
  expect(JSON.parse(answer)[0]).toMatchObject({
    isLogin: false,
    dynamicDeliveryTimeId: 1,
    dynamicDeliveryTimeName: '当日发货',
    showCart: true,
  });
  const besideDates = answer.replaceAll(skuNumber, '').replaceAll(/\d{4}-\d{2}-\d{2}|\d{1,2}月\d{1,2}日/g, '');
  for (const figure of ['1234', '12', '1111', '77']) expect(besideDates).not.toContain(figure);
  const buyer = await priceAndDelivery(db, [{ skuNumber, quantity: 78 }], { kp: kp(customerId), provinceId: 10019 });
  expect(buyer.get(skuNumber)).toMatchObject({
    appliedPriceFen: 1111,
    totalFen: 78 * 1111,
    dynamicDeliveryTimeId: 5,
    currentWareHouseStockFree: 0,
  });
});

test('what is 价格详询 has no price even for a buyer', async () => {
  const { skuNumber } = await aSku(db, { isInquiryPrice: true, stock: { 1: 5 } });
  const [sku] = (await priceAndDelivery(db, [{ skuNumber, quantity: 1 }], { kp: kp(customerId), provinceId: 10009 })).values();
  expect(sku).toMatchObject({ isLogin: true, appliedPriceFen: null, totalFen: null, showCart: false, showInquiry: true });
});

test('a customer’s lists are ordered by what it sees: its agreements, exclusive prices and promotions, and nothing where there is no price', async () => {
  const [agreed, exclusive, promoted, unpriced, plain] = await Promise.all(
    Array.from({ length: 5 }, (_, i) => aSku(db, { id: 900 + i, listPrice: 1000, isInquiryPrice: i === 3 })),
  );
  await db.sql`insert into agreement_price (customer_id, sku_id, price) values (${customerId}, ${agreed!.id}, 830)`;
  await db.sql`insert into exclusive_price values ('industrial-a', ${exclusive!.id}, 880)`;
  await db.sql`insert into promotion_price values (1, ${promoted!.id}, 700, null, true, null), (2, ${plain!.id}, 100, null, true, null)`;
  const seen = async (customer: number) => {
    const prices = await pricing.unusual(kp(customer), 1000);
    return [agreed, exclusive, promoted, unpriced, plain].map((sku) => prices?.get(sku!.id));
  };
  expect(await seen(customerId)).toEqual([830, 880, 700, null, undefined]);
  expect(await seen(memberId)).toEqual([undefined, undefined, 700, null, undefined]);
  expect(await pricing.unusual(kp(customerId), 1)).toBeUndefined();
  await db.sql`insert into agreement_price (customer_id, category_id, discount) values (${customerId}, 22001, 1500)`;
  expect((await seen(customerId)).at(-1)).toBe(850);
  await db.sql`delete from agreement_price`;
});
