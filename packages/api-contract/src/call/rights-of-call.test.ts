import { expect, test } from '@jest/globals';
import { contract } from '../contract.ts';
import type { CallContract } from './define-call.ts';
import { pricedLinksOf } from './priced-link.ts';
import { rightsOf } from './rights-of-call.ts';

const calls = Object.values(contract as unknown as Record<string, Record<string, CallContract>>).flatMap((all) => Object.values(all));
const ofBuyers = calls.filter(({ access }) => access === 'login' || access === 'public');

test('whatever a signed-in person writes needs the right to order, unless the call says otherwise', () => {
  const silent = { access: 'login', effect: 'write' } as const;
  expect(rightsOf(silent)).toEqual(['order']);
  expect(rightsOf({ ...silent, right: 'none' })).toEqual([]);
  expect(rightsOf({ ...silent, effect: 'read' })).toEqual([]);
  expect(rightsOf({ ...silent, right: 'manage', seePrices: 'required' })).toEqual(['seePrices', 'manage']);
  expect(rightsOf({ ...silent, access: 'staff' })).toEqual([]);
});

/** Words that tell no amount, or one that is no price of the company: names of things, counts, what coupons are worth to everybody. */
const tellsNone =
  /^(orderPaidOnStr|paidAt|paymentMethod\w*|discountDescription|thresholdDescription|selectedPaymentMethod|pricetoken|passwordLockedUntil|savedOrders|savedAt|savedBy|totalProducts|totalQuantity|skuTotal|pagesTotal|total|saved|payShare|discountPurchaseLimit|limitNumber|perCustomer|balanceRemark|payUrl|payeeName|couponMessage|pendingPayment|\w+Quantity)$/i;
const tellsMoney = /price|amount|fen$|fee$|cost|money|yuan|total|saved|balance|discount|payable|refund|paid/i;

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  patternProperties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
}
function* told({ type = '', properties, patternProperties, items, anyOf = [], allOf = [] }: Shape, key = ''): Generator<string> {
  for (const one of [...anyOf, ...allOf, ...(items ? [items] : [])]) yield* told(one, key);
  for (const [name, one] of Object.entries({ ...properties, ...patternProperties })) yield* told(one, name);
  if (['integer', 'number', 'string'].includes(type) && tellsMoney.test(key) && !tellsNone.test(key)) yield key;
}

test('a call whose answer has a field for an amount, or for what opens one, says what becomes of it for who may not see prices (rule roles 17)', () => {
  const open = ofBuyers.filter(
    (call) => call.seePrices === undefined && !rightsOf(call).some((right) => right === 'order' || right === 'pay'),
  );
  expect(open.length).toBeGreaterThan(100);
  for (const { path, response } of open) expect([path, [...told(response as Shape), ...pricedLinksOf(response)]]).toEqual([path, []]);
});

test('paying needs the right to pay, whatever is paid; what answers a file of sums, or its address, needs the sight of prices', () => {
  const paying = ofBuyers.filter(
    ({ access, effect, path }) => access === 'login' && effect === 'write' && /\/(pay|charge|topUp)\w*$/i.test(path),
  );
  expect(paying.length).toBeGreaterThan(8);
  for (const call of paying) expect([call.path, rightsOf(call)]).toEqual([call.path, ['pay']]);
  const sums =
    /\/(Export\w*|GetExportInquiryUrl\w*|GetStatement|ToPdf|Get\w*PdfUrl|GetOrderForContract|GetInvoicesByKey|GetCustomerContract)(\/|$)/i;
  const papers = ofBuyers.filter(
    ({ path, file }) => sums.test(path) || (file && /download\/(order|inquiry|invoices?|contract|creditBill)\//.test(path)),
  );
  expect(papers.length).toBeGreaterThan(18);
  for (const call of papers) expect([call.path, rightsOf(call)[0]]).toEqual([call.path, 'seePrices']);
});
