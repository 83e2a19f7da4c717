import { createHash } from 'node:crypto';
import type { CartLine } from '@mall/api-contract/cart';
import type { Quote } from '@mall/domain/checkout';
import type { CouponedLines } from '../../modules/discount/couponed-lines.ts';

const quotedLine = (line: CartLine) => ({
  sku: line.sku,
  selectedAttributes: line.selectedAttributes,
  productName: line.productName,
  quantity: line.quantity,
  unitPrice: line.appliedPriceFen,
  total: line.lineTotalFen,
  discount: line.discountFen,
  deliveryTimeId: line.dynamicDeliveryTimeId,
  deliveryTimeName: line.dynamicDeliveryTimeName,
  invalidReason: line.invalidReason,
});

/** What a confirmation page shows, in the shape it is compared in later. */
export const quoteOf = ({ lines, totals, coupon }: Pick<CouponedLines, 'lines' | 'totals' | 'coupon'>): Quote => ({
  lines: lines.map(quotedLine),
  payable: totals.payableFen,
  ...(coupon ? { coupon } : {}),
});

/** The same lines at the same prices, with the same coupon, in whatever order and with whatever delivery time, have the same hash. */
export function contentHash(quote: Quote): string {
  const lines = quote.lines
    .map(({ sku, selectedAttributes, quantity, unitPrice, total, discount }) =>
      [sku, selectedAttributes, quantity, unitPrice, total, discount].join('|'),
    )
    .sort();
  const coupon = quote.coupon ? [`coupon ${quote.coupon.id}`] : [];
  return createHash('sha256')
    .update([...lines, ...coupon].join('\n'))
    .digest('hex');
}

/** The content and everything the buyer chose with it. */
export const requestHash = (content: string, choices: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([content, ...choices]))
    .digest('hex');
