import type { InquiryBasket } from '@mall/api-contract/inquiry';
import { onInquiry } from '@mall/domain/delivery-time';
import { inquiredQuantity, inquiryItemsAtMost, isSettled, sheetLinesAtMost, validInquiryLabel } from '@mall/domain/inquiry';
import { yuanText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { isRefusal, MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { type InquiryItemOrigin, type InquiryItemRow, unsaid } from './inquiry-rows.ts';
import { submitInquiry } from './submit-inquiry.ts';

/** A line of the draft that names its SKU. */
type BasketRow = InquiryItemRow & { skuNumber: string };
const namesSku = (row: InquiryItemRow): row is BasketRow => row.skuNumber !== null;

/** The inquiry basket of the side menu: those lines of the contact person's draft that name a SKU, until it is submitted. */
export const inquiryBasketService = (db: Database) => ({
  count: (kpId: number): Promise<number> => inquiryItemRepository(db).countOfDraft(kpId),

  async read(viewer: Viewer): Promise<InquiryBasket> {
    const draft = await inquiryRepository(db).draft(viewer.kp.kpId);
    const items = draft ? (await inquiryItemRepository(db).newest(draft.id, sheetLinesAtMost)).filter(namesSku) : [];
    if (!draft || items.length === 0) return { inquiryData: { id: 0 }, matchedProducts: [] };
    const at = await skuLookup(db).loadAt(
      viewer,
      items.map(({ skuNumber }) => skuNumber),
    );
    return {
      inquiryData: { id: draft.id },
      matchedProducts: items.map(({ id: itemId, skuNumber, quantity }) => {
        const sku = at(skuNumber, quantity ?? undefined);
        return {
          id: itemId,
          sku: skuNumber,
          quantity: quantity ?? 0,
          typeName: sku?.isActive ? validInquiryLabel : '该商品已下架',
          skuDto: {
            skuNumber,
            productName: sku?.productName ?? skuNumber,
            defaultThumbUrl: sku?.thumbUrl ?? '',
            manufacturerId: sku?.manufacturerId ?? 0,
            manufacturerName: sku?.manufacturerName ?? '',
            manufacturerPartNumber: sku?.manufacturerPartNumber ?? '',
            orderCode: sku?.orderCode ?? '',
            itemNo: sku?.itemNo ?? '',
            isBlackCardProduct: sku?.isBlackCard ?? false,
            dynamicDeliveryTimeId: sku?.deliveryTimeId ?? onInquiry,
            inquiryPrice: sku?.isInquiryPrice ?? false,
            appliedPrice: sku && !sku.isInquiryPrice ? yuanText(sku.unitPrice) : '',
            salesPackUom: sku?.salesPackUom ?? '',
          },
        };
      }),
    };
  },

  /** Adds a SKU, or more of one that is there. @throws {MallError} CART_SKU_UNAVAILABLE, CART_FULL */
  async add(viewer: Viewer, line: { skuNumber: string; quantity: number } & InquiryItemOrigin) {
    await db.transaction(async (tx) => {
      const sku = (await skuLookup(tx).load(viewer, [line])).get(line.skuNumber);
      if (!sku?.isActive) throw new MallError('CART_SKU_UNAVAILABLE', { sku: line.skuNumber });
      const { id } = await inquiryRepository(tx).lockDraft(viewer.kp.kpId, viewer.kp.customerId, viewer.provinceId);
      const lines = inquiryItemRepository(tx);
      const items = await lines.lines(id);
      const there = items.find((item) => item.skuNumber === line.skuNumber && isSettled(item.matchState));
      if (there) await lines.change(id, there.id, { quantity: inquiredQuantity(there.quantity ?? 0, line.quantity) });
      else if (items.filter(namesSku).length >= inquiryItemsAtMost)
        throw new MallError('CART_FULL', undefined, `询价篮最多${inquiryItemsAtMost}种商品`);
      else if (items.length >= sheetLinesAtMost) throw new MallError('CART_FULL', undefined, `询价单最多${sheetLinesAtMost}行`);
      else await lines.insert(id, [{ ...unsaid, ...line, matchState: 'exact' }]);
    });
    return this.read(viewer);
  },

  /** @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
  async setQuantity(viewer: Viewer, itemId: number, quantity: number) {
    await db.transaction(async (tx) => {
      const { id } = await inquiryRepository(tx).lockDraft(viewer.kp.kpId, viewer.kp.customerId, viewer.provinceId);
      const changed = await inquiryItemRepository(tx).change(id, itemId, { quantity });
      if (changed.length === 0) throw new MallError('INQUIRY_ITEM_NOT_FOUND', { id: itemId });
    });
    return this.read(viewer);
  },

  async remove(viewer: Viewer, ids: readonly number[]) {
    await db.transaction(async (tx) => {
      const { id } = await inquiryRepository(tx).lockDraft(viewer.kp.kpId, viewer.kp.customerId, viewer.provinceId);
      await inquiryItemRepository(tx).remove(id, ids);
    });
    return this.read(viewer);
  },

  /** The basket's own submit: where it can't be done, item1 is false and item2 says why (rule inquiry 9). */
  async submit(viewer: Viewer, inquiryId: number, remark: string) {
    try {
      const { inquiryNumber } = await submitInquiry(db, viewer, inquiryId, remark);
      return { item1: true, item2: inquiryNumber, inquiryId };
    } catch (error) {
      if (isRefusal(error, 'INQUIRY_NOT_FOUND')) return { item1: false, item2: '提交询价单出错，请联系您的专属客服', inquiryId };
      if (isRefusal(error, 'INQUIRY_INCOMPLETE')) return { item1: false, item2: error.message, inquiryId };
      throw error;
    }
  },
});
