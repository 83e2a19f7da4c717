import type { ComparisonEntry, ComparisonList } from '@mall/api-contract/comparison';
import type { SkuCard } from '@mall/api-contract/product';
import { mostCompared, withCompared } from '@mall/domain/comparison';
import { deliveryTimeName } from '@mall/domain/delivery-time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { Viewer } from '../product/sku-cards.ts';
import { comparisonRepository } from './comparison.repository.ts';

type Buyer = Viewer & { kp: Kp };

/** What is compared side by side (rules comparison 1–5). A visitor's list lives in the browser. */
export const comparisonService = (db: Database, product: ProductService) => {
  const show = async (skuNumbers: readonly string[], viewer: Viewer, msg = ''): Promise<ComparisonList> => ({
    msg,
    items: (await product.cardsByNumber(skuNumbers.slice(0, mostCompared), viewer)).map(entryOf),
  });
  const change = (viewer: Buyer, next: (list: string[]) => { list: string[]; msg: string }) =>
    db
      .transaction(async (tx) => {
        const comparison = comparisonRepository(tx);
        await accountService(tx).lockPerson(viewer.kp.kpId);
        const decision = next(await comparison.list(viewer.kp.kpId));
        await comparison.replace(viewer.kp.kpId, decision.list);
        return decision;
      })
      .then(({ list, msg }) => show(list, viewer, msg));
  const known = async (skuNumbers: readonly string[], viewer: Viewer) => {
    const numbers = skuNumbers.map((one) => one.toUpperCase());
    const found = new Set((await product.cardsByNumber(numbers, viewer)).map(({ skuNumber }) => skuNumber));
    const missing = numbers.find((number) => !found.has(number));
    if (missing) throw new MallError('SKU_NOT_FOUND', { skuNumber: missing });
    return numbers;
  };

  return {
    /** In upper case. @throws {MallError} SKU_NOT_FOUND */
    known,
    list: async (viewer: Buyer) => show(await comparisonRepository(db).list(viewer.kp.kpId), viewer),
    of: (skuNumbers: readonly string[], viewer: Viewer) => show(skuNumbers, viewer),
    /** @throws {MallError} SKU_NOT_FOUND */
    async add(skuNumbers: readonly string[], viewer: Buyer) {
      const numbers = await known(skuNumbers, viewer);
      return change(viewer, (list) => withCompared(list, numbers));
    },
    remove: (skuNumber: string, viewer: Buyer) =>
      change(viewer, (list) => ({ list: list.filter((one) => one !== skuNumber.toUpperCase()), msg: '' })),
    clear: (viewer: Buyer) => change(viewer, () => ({ list: [], msg: '' })),
    /** @throws {MallError} SKU_NOT_FOUND */
    async replace(skuNumbers: readonly string[], viewer: Buyer) {
      const numbers = await known(skuNumbers, viewer);
      return change(viewer, () => withCompared([], numbers));
    },
  };
};

function entryOf(card: SkuCard): ComparisonEntry {
  const { isLogin, appliedPriceTag, appliedPriceSub, appliedPriceDecimal, appliedPriceFen, underlinedPrice, hasTierPrices } = card;
  const withPrice = appliedPriceFen !== null;
  return {
    skuNumber: card.skuNumber,
    productName: card.productName,
    manufacturerId: card.manufacturerId,
    brandName: card.manufacturerName,
    manufacturerPartNumber: card.manufacturerPartNumber,
    orderCode: card.orderCode,
    customerSkuItemNo: card.customerSkuItemNo ?? '',
    pictureUrl: card.defaultThumbUrl,
    price: withPrice ? `${appliedPriceSub}.${appliedPriceDecimal}` : '',
    hasTierPrices,
    deliveryTime: card.showCart || card.showInquiry ? deliveryTimeName(card.dynamicDeliveryTimeId) : '',
    dynamicDeliveryTimeId: card.dynamicDeliveryTimeId,
    salesPackUom: card.salesPackUom,
    packQty: card.packQty,
    packUom: card.packUom,
    minOrderQty: card.minOrderQty,
    stepValue: card.stepValue,
    isActive: card.isActive,
    showCart: card.showCart,
    showInquiry: card.showInquiry,
    comparisonAttributeJson: card.attributesJson,
    skuDto: { withPrice, isLogin, appliedPriceTag, appliedPriceSub, appliedPriceDecimal, appliedPriceFen, underlinedPrice, hasTierPrices },
  };
}
