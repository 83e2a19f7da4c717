import type { PriceView } from '@mall/api-contract/pricing';
import type { SkuCard } from '@mall/api-contract/product';
import { skuPictureUrl } from '@mall/domain/catalogue';
import { partOf } from '@mall/part-models';
import type { Database } from '../../database/database.ts';
import { noPrice } from '../pricing/price-view.ts';
import { pricingService } from '../pricing/pricing.service.ts';
import { itemNoService } from './item-no.service.ts';
import { promiseView, saleOf, stockView, type Viewer } from './sale-view.ts';
import { type SkuRow, skuRepository } from './sku.repository.ts';

export type { Viewer } from './sale-view.ts';

const attributesOnCards = 5;

/** SKUs as lists show them, in the order asked for, priced for the smallest quantity when somebody is signed in. Unknown ids are left out. */
export async function skuCards(db: Database, ids: readonly number[], viewer: Viewer): Promise<SkuCard[]> {
  const rows = await skuRepository(db).byIds(ids, viewer.provinceId);
  const prices = await pricesOf(db, rows, viewer);
  const cards = rows.map((row) => cardOf(row, prices(row.skuNumber), viewer, attributesOnCards));
  return withItemNos(db, cards, viewer);
}

/** Prices of rows at their smallest quantity; nothing for a visitor. */
export async function pricesOf(db: Database, rows: readonly SkuRow[], { kp }: Viewer): Promise<(skuNumber: string) => PriceView> {
  if (!kp) return () => noPrice;
  const lines = rows.map(({ skuNumber, minOrderQty }) => ({ skuNumber, quantity: minOrderQty }));
  const prices = await pricingService(db).price(lines, kp);
  return (skuNumber) => prices.get(skuNumber)?.view ?? { ...noPrice, isLogin: true };
}

/** Cards with what the viewer's company calls the SKUs itself. */
export async function withItemNos<Card extends SkuCard>(db: Database, cards: Card[], { kp }: Viewer): Promise<Card[]> {
  if (!kp) return cards;
  const itemNos = await itemNoService(db).of(
    kp,
    cards.map(({ skuNumber }) => skuNumber),
  );
  return cards.map((card) => {
    const customerSkuItemNo = itemNos.get(card.skuNumber);
    return customerSkuItemNo === undefined ? card : { ...card, customerSkuItemNo };
  });
}

export function cardOf(row: SkuRow, price: PriceView, viewer: Viewer, attributes = Number.POSITIVE_INFINITY): SkuCard {
  const { kp, provinceId } = viewer;
  const sale = saleOf(row, row.minOrderQty, provinceId);
  const { dynamicDeliveryTimeName, ...promise } = promiseView(sale, price.needsBlackCard);
  const flags = {
    isNonStandard: row.isNonStandard,
    isPrivateBrand: row.isPrivate,
    inquiryPrice: row.isInquiryPrice,
    showShortSupply: row.isShortSupply,
    dropShip: row.isDropShip,
    clearance: row.isClearance,
    isFixedPrice: row.isFixedPrice,
    isBlackCardProduct: row.isBlackCard,
    hasRelations: row.hasRelations,
    hasReplaces: row.hasReplaces,
    economic: row.isEconomic,
    returnPolicy: !row.isNonStandard && !row.isClearance,
    has3DModel: partOf(row.family, row.drawing) !== undefined,
  };
  return {
    skuNumber: row.skuNumber,
    productId: row.productId,
    categoryId: row.categoryId,
    productName: row.name,
    manufacturerId: row.manufacturerId,
    manufacturerName: row.manufacturerName,
    manufacturerPartNumber: row.manufacturerPartNumber,
    orderCode: row.orderCode,
    series: row.series,
    packQty: row.packQty,
    packUom: row.packUom,
    salesPackUom: row.salesPackUom,
    minOrderQty: row.minOrderQty,
    stepValue: row.stepValue,
    attributesJson: Object.fromEntries(row.attributes.slice(0, attributes)),
    ...price,
    ...promise,
    ...(kp || viewer.seesStock ? stockView(sale, row.isStockHidden && !viewer.seesStock, true) : {}),
    defaultThumbUrl: skuPictureUrl(row.skuNumber, 'thumb'),
    isActive: row.isActive,
    ...(Object.fromEntries(Object.entries(flags).filter(([, holds]) => holds)) as Partial<typeof flags>),
    ...(row.ownBrandSku ? { ownerBrandRecommendSku: row.ownBrandSku } : {}),
  };
}
