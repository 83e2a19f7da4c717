import type { InquiryBasket } from '@mall/api-contract/inquiry';
import { onInquiry } from '@mall/domain/delivery-time';
import { inquiredQuantity, inquiryItemsAtMost, inquiryNumber, validInquiryLabel } from '@mall/domain/inquiry';
import { yuanText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { type InquiryItemOrigin, inquiryRepository } from './inquiry.repository.ts';

/** The inquiry basket of the side menu: the draft of the contact person, until it is submitted. */
export const inquiryBasketService = (db: Database) => ({
  count: (kpId: number): Promise<number> => inquiryRepository(db).count(kpId),

  async read(viewer: Viewer): Promise<InquiryBasket> {
    const inquiries = inquiryRepository(db);
    const id = await inquiries.draft(viewer.kp.kpId);
    const items = id === undefined ? [] : await inquiries.items(id);
    if (id === undefined || items.length === 0) return { inquiryData: { id: 0 }, matchedProducts: [] };
    const skus = await skuLookup(db).load(viewer, items);
    return {
      inquiryData: { id },
      matchedProducts: items.map(({ id: itemId, skuNumber, quantity }) => {
        const sku = skus.get(skuNumber);
        return {
          id: itemId,
          sku: skuNumber,
          quantity,
          typeName: sku?.isActive ? validInquiryLabel : '该商品已下架',
          skuDto: {
            skuNumber,
            productName: sku?.productName ?? skuNumber,
            defaultThumbUrl: sku?.thumbUrl ?? '',
            manufacturerId: sku?.manufacturerId ?? 0,
            manufacturerName: sku?.manufacturerName ?? '',
            manufacturerPartNumber: sku?.manufacturerPartNumber ?? '',
            orderCode: sku?.orderCode ?? '',
            itemNo: '',
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
      const inquiries = inquiryRepository(tx);
      const sku = (await skuLookup(tx).load(viewer, [line])).get(line.skuNumber);
      if (!sku?.isActive) throw new MallError('CART_SKU_UNAVAILABLE', { sku: line.skuNumber });
      const id = await inquiries.lockDraft(viewer.kp.kpId, viewer.kp.customerId);
      const items = await inquiries.items(id);
      const there = items.find((item) => item.skuNumber === line.skuNumber);
      if (there) await inquiries.setQuantity(id, there.id, inquiredQuantity(there.quantity, line.quantity));
      else if (items.length >= inquiryItemsAtMost) throw new MallError('CART_FULL', undefined, `询价篮最多${inquiryItemsAtMost}种商品`);
      else await inquiries.insert(id, line);
    });
    return this.read(viewer);
  },

  /** @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
  async setQuantity(viewer: Viewer, itemId: number, quantity: number) {
    await db.transaction(async (tx) => {
      const inquiries = inquiryRepository(tx);
      const changed = await inquiries.setQuantity(await inquiries.lockDraft(viewer.kp.kpId, viewer.kp.customerId), itemId, quantity);
      if (changed.length === 0) throw new MallError('INQUIRY_ITEM_NOT_FOUND', { id: itemId });
    });
    return this.read(viewer);
  },

  async remove(viewer: Viewer, ids: readonly number[]) {
    await db.transaction(async (tx) => {
      const inquiries = inquiryRepository(tx);
      await inquiries.remove(await inquiries.lockDraft(viewer.kp.kpId, viewer.kp.customerId), ids);
    });
    return this.read(viewer);
  },

  /** Turns the draft into an inquiry that waits for its quotation. Submitting it twice gives the same number. */
  submit: (viewer: Viewer, inquiryId: number, remark: string) =>
    db.transaction(async (tx) => {
      const inquiries = inquiryRepository(tx);
      const inquiry = await inquiries.lockOwn(inquiryId, viewer.kp.kpId);
      if (!inquiry) return { item1: false, item2: '提交询价单出错，请联系您的专属客服', inquiryId };
      if (inquiry.status !== 'draft') return { item1: true, item2: inquiry.inquiryNumber, inquiryId };
      const items = await inquiries.items(inquiryId);
      if (items.length === 0) return { item1: false, item2: '您暂时没有待询价的商品', inquiryId };
      const number = inquiryNumber(new Date(), await inquiries.nextSequence());
      await inquiries.submit(inquiryId, number, remark);
      const { customerId, kpId: contactId } = viewer.kp;
      const lines = items.map(({ id, skuNumber: sku, quantity }) => ({ id, sku, quantity }));
      await webhookService(tx).record({
        type: 'inquiry.submitted',
        subject: `inquiry:${inquiryId}`,
        data: { inquiry: { id: inquiryId, inquiryNumber: number, customerId, contactId, remark, lines } },
      });
      return { item1: true, item2: number, inquiryId };
    }),
});
