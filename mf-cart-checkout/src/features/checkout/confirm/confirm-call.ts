import { type Call, call } from '@mall/mf-kit';
import { inquiryListPath, inquiryPath, linesOfPath } from '../../../parts/inquiry/paths.ts';
import type { CheckoutConfirm, InquiryConfirm } from '../../../parts/trading-types.ts';

const whole = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** What is bought: the chosen lines of a cart, or with `s` and `q` one SKU at once (query of /checkout/myconfirm). */
export function purchaseOf(query: URLSearchParams): { kpId?: number; s?: string; q?: number } {
  const kpId = whole(query.get('kpId'));
  const s = query.get('s')?.slice(0, 40);
  const q = whole(query.get('q'));
  return { ...(kpId ? { kpId } : {}), ...(s ? { s } : {}), ...(q ? { q } : {}) };
}

/** Which quotation is ordered: all that is open of it by its number, or by its id the lines of the address; undefined where it isn't one. */
export function quotationOf(query: URLSearchParams) {
  const inquiryNumber = query.get('inquiryNumber')?.slice(0, 40);
  if (inquiryNumber) return { inquiryNumber };
  const id = whole(query.get('inquiryId'));
  const choiceOf = query.get('choice')?.slice(0, 80);
  const lines = choiceOf ? undefined : linesOfPath(query.get('lines'));
  return id ? { id, ...(lines ? { lines } : {}), ...(choiceOf ? { choiceOf } : {}) } : undefined;
}

/** Which request that was sent back is submitted anew, and with which quantities; undefined where it is none. */
export function resubmissionOf(query: URLSearchParams) {
  const id = query.get('approval')?.slice(0, 40);
  const quantities = query.get('quantities')?.slice(0, 2000);
  return id ? { id, ...(quantities && /^\d{1,4}(,\d{1,4})*$/.test(quantities) ? { quantities } : {}) } : undefined;
}

/** Names the purchase in the tab's memory: what was typed for one isn't shown for another. */
export const purchaseName = (query: URLSearchParams): string =>
  JSON.stringify(resubmissionOf(query) ?? quotationOf(query) ?? purchaseOf(query));

/** Where the lines can be changed: the quotation or the cart they come from, or the product bought at once. */
export function wayBack(query: URLSearchParams, page: CheckoutConfirm | InquiryConfirm | undefined): { to: string; name: string } {
  const resubmission = resubmissionOf(query);
  if (resubmission) return { to: `/customer/approvals/${encodeURIComponent(resubmission.id)}`, name: '返回审批申请' };
  const { kpId, s } = purchaseOf(query);
  const quotation = quotationOf(query);
  if (page && 'inquiry' in page) return { to: inquiryPath(page.inquiry.inquiryId), name: '返回报价单' };
  if (quotation) return { to: 'id' in quotation ? inquiryPath(quotation.id) : inquiryListPath, name: '返回报价单' };
  return s ? { to: `/p/${encodeURIComponent(s)}`, name: '返回商品' } : { to: `/mycart${kpId ? `?kpId=${kpId}` : ''}`, name: '返回购物车' };
}

/** The confirmation page's content; delivery times are those of the chosen address's province, the coupon is the best one until the buyer chose. A quotation also says where the usual price has become lower. */
export function confirmCall(
  query: URLSearchParams,
  { addressId, couponId }: { addressId?: number; couponId?: number } = {},
): Call<CheckoutConfirm | InquiryConfirm> {
  const chosen = { ...(addressId ? { addressId } : {}), ...(couponId === undefined ? {} : { couponId }) };
  const resubmission = resubmissionOf(query);
  if (resubmission) return call('approval.confirmApproval', { ...resubmission, ...chosen });
  const quotation = quotationOf(query);
  if (!quotation) return call('checkout.confirm', { ...purchaseOf(query), ...chosen });
  const asked = { ...chosen, needCheckListPriceRule: true };
  return 'id' in quotation
    ? call('checkout.reloadInquiry', { ...quotation, ...asked })
    : call('checkout.confirmFromInquiry', { ...quotation, ...asked });
}
