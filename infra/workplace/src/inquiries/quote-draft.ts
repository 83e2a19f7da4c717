import type { StaffInquiryLine } from '@mall/api-contract/staff';
import { yuanText } from '@mall/domain/money';
import { fenOf } from '../wording/yuan-input.ts';

/** What stands in the fields of a line. */
export interface QuoteDraft {
  sku: string;
  price: string;
  quantity: string;
  from: string;
  days: string;
  remark: string;
}
export type QuoteField = keyof QuoteDraft;

/** A line's offer as it is kept; an open line proposes its SKU and quantity. */
export const draftOf = (line: StaffInquiryLine): QuoteDraft => ({
  sku: line.offered?.sku ?? line.asked?.sku ?? '',
  price: line.priceFen === null ? '' : yuanText(line.priceFen),
  quantity: line.quantity === null ? '' : String(line.quantity),
  from: line.fromQuantity === null ? '' : String(line.fromQuantity),
  days: line.days === null ? '' : String(line.days),
  remark: line.quotedRemark,
});

const whole = (text: string, most: number) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** What is wrong with what was typed, by field. */
export function quoteFaults({ sku, price, quantity, from, days }: QuoteDraft): Partial<Record<QuoteField, string>> {
  const fen = fenOf(price);
  return {
    ...(sku.trim() ? {} : { sku: '请填写商品编号' }),
    ...(fen !== undefined && fen > 0 ? {} : { price: '请填写单价，如 12.50' }),
    ...(whole(quantity, 9999) ? {} : { quantity: '请填写数量' }),
    ...(from === '' || whole(from, 9999) ? {} : { from: '1 至 9999' }),
    ...(days === '' || whole(days, 365) ? {} : { days: '1 至 365' }),
  };
}

/** The call's input; only of a draft without faults. */
export const offerOf = ({ sku, price, quantity, from, days, remark }: QuoteDraft, line: Pick<StaffInquiryLine, 'quantity'>) => ({
  sku: sku.trim().toUpperCase(),
  priceFen: fenOf(price)!,
  ...(line.quantity === null ? { quantity: Number(quantity) } : {}),
  ...(from === '' ? {} : { fromQuantity: Number(from) }),
  ...(days === '' ? {} : { days: Number(days) }),
  ...(remark.trim() ? { remark: remark.trim() } : {}),
});

/** How a price stands to another: '比目录价低 12.0%'; '' where there is none. */
export function comparedText(what: string, priceFen: number | undefined, otherFen: number | null | undefined): string {
  if (priceFen === undefined || !otherFen) return '';
  const share = ((otherFen - priceFen) / otherFen) * 100;
  if (Math.abs(share) < 0.05) return `与${what}相同`;
  return `比${what}${share > 0 ? '低' : '高'} ${Math.abs(share).toFixed(1)}%`;
}
