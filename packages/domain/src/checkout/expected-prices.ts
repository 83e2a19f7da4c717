import { type Fen, moneyText } from '../money/index.ts';
import type { Quote, QuoteDifference } from './compare-quote.ts';

/**
 * Where the caller takes something else for a price than it is (rule pricing 13): nothing is ordered at a price that somebody wrote themselves.
 * @param expected a piece's price by SKU, as the caller says @param now what it is
 */
export const unexpectedPrices = (expected: readonly { sku: string; priceFen: Fen }[], now: Quote): QuoteDifference[] =>
  expected.flatMap(({ sku, priceFen }) => {
    const line = now.lines.find((one) => one.sku === sku);
    if (!line || line.unitPrice === priceFen) return [];
    const [shown, real] = [moneyText(priceFen), moneyText(line.unitPrice)];
    return [{ sku, productName: line.productName, kind: 'price' as const, shown, now: real, message: `单价由${shown}变为${real}` }];
  });

/** What differs, and that the caller takes something else for the amount to pay: a discount that somebody wrote themselves orders nothing (rule discount 6). */
export function unexpectedPayable(expected: Fen | undefined, now: Quote, found: readonly QuoteDifference[]): QuoteDifference[] {
  if (expected === undefined || expected === now.payable || found.some(({ kind }) => kind === 'total')) return [...found];
  const [shown, real] = [moneyText(expected), moneyText(now.payable)];
  return [...found, { sku: '', productName: '', kind: 'total', shown, now: real, message: `应付金额由${shown}变为${real}` }];
}
