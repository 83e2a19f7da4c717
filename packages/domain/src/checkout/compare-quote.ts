import { type Fen, moneyText } from '../money/index.ts';

/** A line of what a buyer was shown on the confirmation page. */
export interface QuotedLine {
  sku: string;
  selectedAttributes: string;
  productName: string;
  quantity: number;
  unitPrice: Fen;
  total: Fen;
  discount: Fen;
  deliveryTimeId: number;
  deliveryTimeName: string;
  /** '' when it can be ordered. */
  invalidReason: string;
}
/** A coupon that counts, and what it takes off. */
export interface QuotedCoupon {
  id: number;
  name: string;
  discount: Fen;
}
export interface Quote {
  lines: readonly QuotedLine[];
  payable: Fen;
  coupon?: QuotedCoupon | undefined;
  /** Why the coupon that was to be used can't be; left out where it can. */
  couponRefusal?: string | undefined;
}

export interface QuoteDifference {
  sku: string;
  productName: string;
  kind: 'price' | 'discount' | 'coupon' | 'quantity' | 'deliveryTime' | 'unavailable' | 'added' | 'removed' | 'total';
  shown: string;
  now: string;
  message: string;
}

const keyOf = (line: QuotedLine) => `${line.sku}\u0000${line.selectedAttributes}`;

/**
 * What is not as it was shown, in the words a buyer reads; empty when nothing changed. Ordering answers with these differences
 * and never changes anything silently (rules checkout 6; pricing 13).
 */
export function compareQuote(shown: Quote, now: Quote): QuoteDifference[] {
  const current = new Map(now.lines.map((line) => [keyOf(line), line]));
  const known = new Set(shown.lines.map(keyOf));
  const differences = shown.lines.flatMap((line) => compareLine(line, current.get(keyOf(line))));
  for (const line of now.lines) {
    if (!known.has(keyOf(line))) differences.push(difference(line, 'added', '', `${line.quantity}`, '新增了商品'));
  }
  differences.push(...compareCoupon(shown.coupon, now));
  if (shown.payable !== now.payable) {
    const [before, after] = [moneyText(shown.payable), moneyText(now.payable)];
    differences.push(ofWhole('total', before, after, `应付金额由${before}变为${after}`));
  }
  return differences;
}

/** The coupon is gone, is another one, or takes off something else (rule discount 6). */
function compareCoupon(shown: QuotedCoupon | undefined, { coupon: now, couponRefusal }: Quote): QuoteDifference[] {
  if (shown?.id === now?.id && shown?.discount === now?.discount && !couponRefusal) return [];
  const text = (coupon: QuotedCoupon | undefined) => (coupon ? `${coupon.name} −${moneyText(coupon.discount)}` : '不使用');
  const after = couponRefusal || text(now);
  const why = couponRefusal ? `优惠券不可用：${couponRefusal}` : `优惠券由${text(shown)}变为${text(now)}`;
  return [ofWhole('coupon', text(shown), after, why)];
}

const ofWhole = (kind: QuoteDifference['kind'], shown: string, now: string, message: string): QuoteDifference => ({
  sku: '',
  productName: '',
  kind,
  shown,
  now,
  message,
});

function compareLine(shown: QuotedLine, now: QuotedLine | undefined): QuoteDifference[] {
  if (!now) return [difference(shown, 'removed', `${shown.quantity}`, '', '已不在待结算商品中')];
  if (now.invalidReason !== '') {
    return now.invalidReason === shown.invalidReason
      ? []
      : [difference(now, 'unavailable', '可购买', now.invalidReason, now.invalidReason)];
  }
  const found: QuoteDifference[] = [];
  const note = (kind: QuoteDifference['kind'], before: string, after: string, what: string) =>
    found.push(difference(now, kind, before, after, `${what}由${before}变为${after}`));
  if (shown.quantity !== now.quantity) note('quantity', `${shown.quantity}`, `${now.quantity}`, '数量');
  if (shown.unitPrice !== now.unitPrice) note('price', moneyText(shown.unitPrice), moneyText(now.unitPrice), '单价');
  else if (shown.total !== now.total && shown.quantity === now.quantity)
    note('price', moneyText(shown.total), moneyText(now.total), '小计');
  if (shown.discount !== now.discount) note('discount', moneyText(shown.discount), moneyText(now.discount), '优惠');
  if (shown.deliveryTimeId !== now.deliveryTimeId) note('deliveryTime', shown.deliveryTimeName, now.deliveryTimeName, '货期');
  return found;
}

const difference = (line: QuotedLine, kind: QuoteDifference['kind'], shown: string, now: string, message: string): QuoteDifference => ({
  sku: line.sku,
  productName: line.productName,
  kind,
  shown,
  now,
  message,
});
