import type { CouponScope } from './coupon.ts';

/** A package of coupons as staff make it. Amounts in fen, `discount` basis points that remain to be paid, instants as ISO text. */
export interface CouponDraft {
  name: string;
  description: string;
  threshold: number;
  kind: 'amount' | 'percentage';
  amount: number | null;
  discount: number | null;
  cap: number | null;
  scope: CouponScope['kind'];
  scopeIds: number[];
  scopeSkus: string[];
  stock: number;
  perCustomer: number;
  receiveFrom: string;
  receiveUntil: string;
  validFrom: string | null;
  validUntil: string | null;
  validDays: number | null;
}
export interface CouponDraftProblem {
  field: 'name' | 'benefit' | 'scope' | 'stock' | 'receiveFrom' | 'receiveUntil' | 'validity';
  message: string;
}

const dayMs = 86_400_000;
const longestDays = 366;
/** 1 折 to 9.9 折. */
const shares = { least: 1000, most: 9900 } as const;

/** What is wrong with a draft, in words; nothing where it can be made (rule discount 26). @param now ms since 1970 */
export function couponDraftProblems(draft: CouponDraft, now: number): CouponDraftProblem[] {
  const found: CouponDraftProblem[] = [];
  const add = (field: CouponDraftProblem['field'], message: string) => void found.push({ field, message });
  if (!draft.name.trim()) add('name', '请填写优惠券名称');
  const benefit = benefitProblem(draft);
  if (benefit) add('benefit', benefit);
  const { scope, scopeIds, scopeSkus } = draft;
  if ((scope === 'categories' || scope === 'brands') && scopeIds.length === 0)
    add('scope', scope === 'brands' ? '请选择品牌' : '请选择分类');
  if (scope === 'skus' && scopeSkus.length === 0) add('scope', '请填写商品编号');
  if (draft.perCustomer > draft.stock) add('stock', '每家企业可领的张数不能超过发放总量');
  const [from, until] = [Date.parse(draft.receiveFrom), Date.parse(draft.receiveUntil)];
  if (Number.isNaN(from)) add('receiveFrom', '请选择领取开始时间');
  if (Number.isNaN(until)) add('receiveUntil', '请选择领取截止时间');
  else if (until <= now) add('receiveUntil', '领取截止时间须晚于现在');
  else if (until <= from) add('receiveUntil', '领取截止时间须晚于开始时间');
  else if (until - from > longestDays * dayMs) add('receiveUntil', `领取期最长 ${longestDays} 天`);
  const validity = validityProblem(draft, until);
  if (validity) add('validity', validity);
  return found;
}

function benefitProblem({ kind, amount, discount, cap, threshold }: CouponDraft): string {
  if (kind === 'percentage') {
    if (discount === null || discount < shares.least || discount > shares.most) return '折扣须在 1 折至 9.9 折之间';
    return cap !== null && cap < 1 ? '最多优惠金额须大于 0' : '';
  }
  if (amount === null || amount < 1) return '请填写优惠金额';
  return threshold > 0 && amount >= threshold ? '优惠金额须小于门槛金额' : '';
}

function validityProblem({ validFrom, validUntil, validDays }: CouponDraft, receiveUntil: number): string {
  if ((validUntil === null) === (validDays === null)) return '请选择有效期：截止日期，或领取后的天数';
  if (validDays !== null) return validDays < 1 || validDays > longestDays ? `领取后有效天数为 1 至 ${longestDays} 天` : '';
  const until = Date.parse(validUntil ?? '');
  if (Number.isNaN(until) || until < receiveUntil) return '有效期不能早于领取截止时间';
  return validFrom !== null && !(Date.parse(validFrom) < until) ? '有效期的开始须早于结束' : '';
}
