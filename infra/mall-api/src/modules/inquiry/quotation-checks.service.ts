import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { cartService } from '../cart/cart.service.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { couponedLines } from '../discount/couponed-lines.ts';
import { visibleInquiry } from './inquiry-reader.ts';
import { leftOf } from './offer.ts';
import { type ChosenLine, wantedOfQuotation } from './orderable-quotation.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';
import { isInForce } from './quotation-states.ts';

const requireInForce = (row: QuotationRow) => {
  if (!isInForce(row)) throw new MallError('INQUIRY_NOT_QUOTED', { status: row.status });
};
const asked = ({ quantity, quotedQuantity }: QuotationLine) => Math.max(quantity ?? 0, quotedQuantity ?? 0);

/** What a quotation is worth before it is ordered (rules inquiry 13, 25; pricing 12). */
export const quotationChecksService = (db: Database) => {
  /** The lines chosen, or all, each with a quantity. */
  const chosenOf = async (id: number, chosen: readonly ChosenLine[] | undefined) => {
    const lines = await quotationRepository(db).lines(id);
    const wanted = chosen && new Map(chosen.map((one) => [one.id, one.quantity]));
    return lines.flatMap((line) => {
      const quantity = wanted?.get(line.id) ?? asked(line);
      return quantity > 0 && (!wanted || wanted.has(line.id)) ? [{ line, quantity }] : [];
    });
  };

  return {
    /** What no warehouse has of these lines, those of one SKU together. @throws {MallError} INQUIRY_NOT_FOUND */
    async stock({ kp }: Viewer, id: number, chosen?: readonly ChosenLine[]) {
      const row = await visibleInquiry(db, kp, { id });
      const wanted = (await chosenOf(id, chosen)).flatMap(({ line, quantity }) => {
        const sku = line.quotedSku ?? line.skuNumber;
        return sku ? [{ id: line.id, sku, quantity, days: line.quotedDays }] : [];
      });
      const sums = new Map<string, number>();
      for (const { sku, quantity } of wanted) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
      const at = await skuLookup(db).loadAt({ kp, provinceId: row.provinceId }, [...sums.keys()], quotedIn(id, sums.keys()));
      const lines = wanted.map(({ id: lineId, sku, quantity }) => {
        const sum = sums.get(sku)!;
        const found = at(sku, sum);
        const short = found ? Math.max(0, sum - found.sale.totalFree) : sum;
        const later = found?.sale.way === 'buy' ? `，整批${found.sale.deliveryTimeName}` : '';
        const message =
          !found || found.sale.way === 'none' ? '该商品暂停销售' : short > 0 ? `现货缺${short}${found.salesPackUom}${later}` : '';
        const deliveryText = found?.sale.deliveryTimeName ?? '';
        return { id: lineId, sku, productName: found?.productName ?? sku, quantity, short, deliveryText, message };
      });
      return { isEnough: lines.every(({ message }) => message === ''), lines };
    },

    /** Does each line still cost what was quoted, or less? @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_QUOTED */
    async prices({ kp }: Viewer, id: number, chosen?: readonly ChosenLine[]) {
      const row = await visibleInquiry(db, kp, { id });
      requireInForce(row);
      const offered = (await chosenOf(id, chosen)).flatMap(({ line, quantity }) =>
        line.quotedSku !== null && line.quotedPrice !== null
          ? [{ id: line.id, sku: line.quotedSku, quantity, quotedFen: line.quotedPrice, from: line.quotedQuantity ?? 1 }]
          : [],
      );
      const numbers = offered.map(({ sku }) => sku);
      const at = await skuLookup(db).loadAt({ kp, provinceId: row.provinceId }, numbers, quotedIn(id, numbers));
      const lines = offered.map(({ from, ...line }) => {
        const nowFen = at(line.sku, line.quantity)?.price?.unit ?? null;
        const isHeld = nowFen !== null && nowFen <= line.quotedFen;
        const nowText = nowFen === null ? '价格详询' : `单价${moneyText(nowFen)}`;
        return { ...line, nowFen, isHeld, message: isHeld ? '' : `满${from}起享报价${moneyText(line.quotedFen)}，当前${nowText}` };
      });
      return { isHeld: lines.every((line) => line.isHeld), lines };
    },

    /** What is open of it costs so much less than without it, and what a coupon, 0 for none, takes off. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_QUOTED */
    async discount(viewer: Viewer, id: number, couponId: number) {
      const row = await visibleInquiry(db, viewer.kp, { id });
      requireInForce(row);
      const open = (await quotationRepository(db).lines(id)).flatMap((line) =>
        leftOf(line) > 0 ? [{ id: line.id, quantity: leftOf(line) }] : [],
      );
      const wanted = await wantedOfQuotation(db, id, open);
      const there = { ...viewer, provinceId: row.provinceId };
      const [now, usual] = await Promise.all([
        cartService(db).price(there, wanted),
        cartService(db).price(
          there,
          wanted.map(({ inquiryId: _quoted, ...line }) => line),
        ),
      ]);
      const usualOf = new Map(usual.lines.map((line) => [line.sku, line]));
      // What has no usual price is no saving.
      const compared = now.lines.filter(({ sku }) => (usualOf.get(sku)?.lineTotalFen ?? 0) > 0);
      const usualFen = compared.reduce((sum, { sku }) => sum + usualOf.get(sku)!.lineTotalFen, 0);
      const { coupon, refusal, totals } = await couponedLines(db, viewer.kp.customerId).use(now, couponId);
      const { goodsFen, payableFen } = totals;
      return {
        ...{
          usualFen,
          quotedFen: goodsFen,
          campaignFen: now.totals.discountFen,
          couponFen: coupon?.discount ?? 0,
          couponMessage: refusal,
          payableFen,
          payableText: moneyText(payableFen),
        },
        savedFen: Math.max(0, usualFen - compared.reduce((sum, { lineTotalFen }) => sum + lineTotalFen, 0)),
      };
    },

    /** Lines in the cart get the quantity their quoted price begins at. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_QUOTED */
    async restore(viewer: Viewer, id: number, itemIds?: readonly number[]) {
      requireInForce(await visibleInquiry(db, viewer.kp, { id }));
      const offered = (await quotationRepository(db).lines(id)).flatMap((line) =>
        line.quotedSku !== null && line.quotedPrice !== null && (itemIds?.includes(line.id) ?? true)
          ? [{ skuNumber: line.quotedSku, atLeast: line.quotedQuantity ?? 1 }]
          : [],
      );
      return cartService(db).carryInquiry(viewer, id, offered);
    },
  };
};

const quotedIn = (inquiryId: number, skus: Iterable<string>): ReadonlyMap<string, number> =>
  new Map([...skus].map((sku) => [sku, inquiryId]));
