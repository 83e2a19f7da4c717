import type { InquiryConfirm } from '@mall/api-contract/checkout';
import { unexpectedPrices } from '@mall/domain/checkout';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { addressService } from '../../modules/account/address.service.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import { type QuoteRow, quoteService } from '../../modules/checkout/quote.service.ts';
import { type ChosenLine, orderableQuotation } from '../../modules/inquiry/orderable-quotation.ts';
import { checkoutService } from './checkout.service.ts';

export interface InquiryPage {
  lines?: readonly ChosenLine[] | undefined;
  /** The page whose lines these are, instead of naming them. */
  choiceOf?: string | undefined;
  addressId?: number | undefined;
  couponId?: number | undefined;
  isNotUseRegion?: boolean | undefined;
  needCheckListPriceRule?: boolean | undefined;
}
export type ExpectedPrice = { sku: string; priceFen: number };

/** Ordering from a quotation (rules inquiry 26, 33; pricing 12, 13): the confirmation page of all its lines, or of those chosen. */
export const inquiryCheckoutService = (db: Database) => ({
  /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_QUOTED, INQUIRY_LINE_NOT_FOUND, INQUIRY_QUANTITY_TAKEN, CHECKOUT_EMPTY, CHECKOUT_EXPIRED */
  async confirm(viewer: Viewer, which: { id: number } | { inquiryNumber: string }, page: InquiryPage): Promise<InquiryConfirm> {
    const { row, chosen } = await orderableQuotation(db, viewer.kp, which, await linesOf(db, viewer, which, page));
    const source = { inquiryId: row.id, lines: chosen.map(({ line, quantity }) => ({ id: line.id, quantity })) };
    const addressId = page.addressId || (page.isNotUseRegion ? undefined : await addressIn(db, viewer.kp.customerId, row.provinceId));
    const confirm = await checkoutService(db).confirm(viewer, source, addressId, page.couponId);
    const priceOf = new Map(confirm.lines.map(({ sku, appliedPriceFen }) => [sku, appliedPriceFen]));
    return {
      ...confirm,
      projectNumber: row.projectNumber || confirm.projectNumber,
      inquiry: {
        inquiryId: row.id,
        inquiryNumber: row.inquiryNumber,
        validUntil: row.validUntil ?? '',
        lines: chosen.map(({ line, quantity, left }) => ({
          ...{ id: line.id, sku: line.quotedSku ?? '', quantity, left, quotedFen: line.quotedPrice ?? 0 },
          isListPriceLower: page.needCheckListPriceRule === true && (priceOf.get(line.quotedSku ?? '') ?? 0) < (line.quotedPrice ?? 0),
        })),
      },
    };
  },

  /** What is not as the page showed it, or as the caller says. @throws {MallError} CHECKOUT_EXPIRED, also for a page of a cart */
  async check(viewer: Viewer, token: string, addressId: number | undefined, expected: readonly ExpectedPrice[]) {
    const shown = await requireOfInquiry(db, viewer, token);
    const checkout = checkoutService(db);
    const { differences } = await checkout.check(viewer, token, addressId);
    const { quote } = await checkout.compare(viewer, shown);
    const all = [...unexpectedPrices(expected, quote), ...differences];
    return { isChanged: all.length > 0, differences: all };
  },
});

/** The page, where it is one of a quotation. @throws {MallError} CHECKOUT_EXPIRED */
export async function requireOfInquiry(db: Database, viewer: Viewer, token: string): Promise<QuoteRow> {
  const shown = await checkoutService(db).shown(viewer, token);
  if (!('inquiryId' in shown.source)) throw new MallError('CHECKOUT_EXPIRED');
  return shown;
}

/** The lines a page names, or those of the page it names (rule inquiry 58). @throws {MallError} CHECKOUT_EXPIRED: not this quotation's, or long ago */
async function linesOf(db: Database, { kp }: Viewer, which: object, { lines, choiceOf }: InquiryPage) {
  if (choiceOf === undefined) return lines;
  const kept = await quoteService(db).find(choiceOf);
  const isOwn = kept?.kpId === kp.kpId && 'inquiryId' in kept.source && 'id' in which && kept.source.inquiryId === which.id;
  if (!isOwn || !('inquiryId' in kept.source)) throw new MallError('CHECKOUT_EXPIRED');
  return kept.source.lines;
}

/** Where the inquiry's delivery was promised for: an address there, the default one first. */
async function addressIn(db: Database, customerId: number, provinceId: number): Promise<number | undefined> {
  const there = (await addressService(db).list(customerId)).filter((one) => one.stateProvinceId === provinceId);
  return (there.find(({ isDefault }) => isDefault) ?? there[0])?.id;
}
