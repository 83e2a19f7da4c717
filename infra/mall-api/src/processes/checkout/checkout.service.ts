import type { CheckoutConfirm } from '@mall/api-contract/checkout';
import { compareQuote, isQuoteValid, type Quote } from '@mall/domain/checkout';
import { proposedMethod } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { addressService } from '../../modules/account/address.service.ts';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import { cartService } from '../../modules/cart/cart.service.ts';
import type { PricedLines, WantedLine } from '../../modules/cart/cart-line.ts';
import type { Viewer } from '../../modules/cart/sku-at-quantity.ts';
import { type CheckoutSource, type QuoteRow, quoteService } from '../../modules/checkout/quote.service.ts';
import { type CouponedLines, couponedLines } from '../../modules/discount/couponed-lines.ts';
import { wantedOfQuotation } from '../../modules/inquiry/orderable-quotation.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { paymentOptionsService } from '../../modules/payment/payment-options.service.ts';
import { contentHash, quoteOf } from './quote.ts';

/** The lines a checkout is about, as they stand now. */
export async function wantedLines(db: Database, source: CheckoutSource): Promise<WantedLine[]> {
  if ('cartOf' in source) return cartService(db).chosen(source.cartOf);
  if ('kept' in source) return source.kept;
  if ('inquiryId' in source) return wantedOfQuotation(db, source.inquiryId, source.lines);
  return [{ id: 0, skuNumber: source.sku, selectedAttributes: '', quantity: source.quantity, isSelected: true }];
}

/** Before an order: what would be ordered, at which price, when it comes, and what is different from what was shown. */
export const checkoutService = (db: Database) => {
  const priced = async (viewer: Viewer, source: CheckoutSource): Promise<PricedLines> =>
    cartService(db).price(viewer, await wantedLines(db, source));
  /** The address asked for, else the default one; goods go there, so delivery times are of its province. */
  const destination = async (viewer: Viewer, addressId: number | undefined) => {
    const addresses = await addressService(db).list(viewer.kp.customerId);
    const selected = addresses.find(({ id }) => id === addressId) ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
    return { addresses, selected, viewer: selected ? { ...viewer, provinceId: selected.stateProvinceId } : viewer };
  };

  return {
    /**
     * The confirmation page. Lines that cannot be ordered are shown with the reason and left out of the sums.
     * @param buyer who orders and pays; @param viewer whose cart it is
     * @param couponId which coupon: left out the best, 0 none (rule discount 7)
     * @throws {MallError} CHECKOUT_EMPTY
     */
    async confirm(viewer: Viewer, source: CheckoutSource, addressId?: number, couponId?: number): Promise<CheckoutConfirm> {
      const defaults = await this.defaults(viewer);
      const { addresses, selected, viewer: there } = await destination(viewer, addressId || defaults.addressId);
      const [found, invoices] = await Promise.all([priced(there, source), invoiceTitleService(db).list(viewer.kp.customerId)]);
      const { choice, ...content } = await couponedLines(db, viewer.kp.customerId).choose(found, couponId);
      const orderable = content.lines.filter((line) => line.isValid);
      if (orderable.length === 0)
        throw new MallError('CHECKOUT_EMPTY', { invalid: content.lines.map(({ sku, invalidReason }) => ({ sku, invalidReason })) });
      const quote = quoteOf({ ...content, lines: orderable });
      const token = opaqueId();
      await quoteService(db).keep({ token, kpId: viewer.kp.kpId, source, content: quote, contentHash: contentHash(quote) });
      const { options } = await paymentOptionsService(db).offer(viewer.kp.customerId, quote.payable, selected?.stateProvince ?? '');
      const { lines, campaigns, totals, discounts } = content;
      return {
        priceToken: token,
        kpId: viewer.kp.kpId,
        lines,
        campaigns,
        totals,
        ...choice,
        discounts,
        addresses: addresses.map(({ id, consignee, mobile, region, detail, stateProvinceId, isDefault }) => ({
          id,
          consignee,
          mobile,
          region,
          detail,
          stateProvinceId,
          isDefault,
        })),
        selectedAddressId: selected?.id ?? 0,
        invoices: invoices.map(({ id, title, taxNumber, typeName, isDefault }) => ({ id, title, taxNumber, typeName, isDefault })),
        selectedInvoiceId: invoices.some(({ id }) => id === defaults.invoiceId) ? defaults.invoiceId : (invoices[0]?.id ?? 0),
        paymentMethods: options,
        selectedPaymentMethod: proposedMethod(options, defaults.paymentMethod),
        remark: '',
        projectNumber: '',
      };
    },

    /** The company's default address; else what the buyer chose last time, or the company's defaults; 0 where there is nothing (rule checkout 2). */
    async defaults(viewer: Viewer) {
      const [last, addresses, invoices] = await Promise.all([
        orderService(db).last(viewer.kp.kpId),
        addressService(db).list(viewer.kp.customerId),
        invoiceTitleService(db).list(viewer.kp.customerId),
      ]);
      const known = <T extends { id: number; isDefault: boolean }>(all: readonly T[], id: number | undefined) =>
        (all.find((one) => one.id === id) ?? all.find((one) => one.isDefault) ?? all[0])?.id ?? 0;
      return {
        addressId: known(addresses, undefined),
        invoiceId: last?.invoiceId === 0 ? 0 : known(invoices, last?.invoiceId),
        paymentMethod: last?.paymentMethod ?? ('unionPay' as const),
        projectNumber: last?.projectNumber ?? '',
      };
    },

    /** Whose cart a page was about; undefined for a token nobody gave. */
    ownerOf: async (token: string): Promise<number | undefined> => (await quoteService(db).find(token))?.kpId,

    /** What was shown under this token. @throws {MallError} CHECKOUT_EXPIRED: unknown, somebody else's, or too old */
    async shown(viewer: Viewer, token: string, now = Date.now()): Promise<QuoteRow> {
      const quote = await quoteService(db).find(token);
      if (quote?.kpId !== viewer.kp.kpId || !isQuoteValid(quote.createdAt, now)) throw new MallError('CHECKOUT_EXPIRED');
      return quote;
    },

    /**
     * Prices what was shown again, for an address, with the coupon that was shown. Lines that cannot be ordered and were not shown as such are differences.
     * @param couponId another one than was shown: a difference
     */
    async compare(
      viewer: Viewer,
      shown: QuoteRow,
      couponId = shown.content.coupon?.id ?? 0,
    ): Promise<{ now: CouponedLines; quote: Quote; differences: ReturnType<typeof compareQuote> }> {
      const { refusal, ...now } = await couponedLines(db, viewer.kp.customerId).use(await priced(viewer, shown.source), couponId);
      const known = new Set(shown.content.lines.map((line) => line.sku));
      // A line that could not be ordered when the page was shown, and still cannot, is not part of this order.
      const lines = now.lines.filter((line) => line.isValid || known.has(line.sku));
      const quote: Quote = { ...quoteOf({ ...now, lines }), ...(refusal ? { couponRefusal: refusal } : {}) };
      return { now: { ...now, lines: lines.filter((line) => line.isValid) }, quote, differences: compareQuote(shown.content, quote) };
    },

    async check(viewer: Viewer, token: string, addressId?: number) {
      const shown = await this.shown(viewer, token);
      const { viewer: there } = await destination(viewer, addressId || (await this.defaults(viewer)).addressId);
      const { differences } = await this.compare(there, shown);
      return { isChanged: differences.length > 0, differences };
    },
  };
};
