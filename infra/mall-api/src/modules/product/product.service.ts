import { randomUUID } from 'node:crypto';
import type { ProductSkuTable, RelatedSku, SkuDetail, SpuDetail } from '@mall/api-contract/product';
import { relationTypeName, relationTypes, skuFileUrl, skuPictureUrl } from '@mall/domain/catalogue';
import { deliveryTimeName } from '@mall/domain/delivery-time';
import { defaultProvinceId } from '@mall/domain/location';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { breadcrumbsOf } from '../catalogue/catalogue-views.ts';
import { dealsOf, priceAndDelivery } from './price-and-delivery.service.ts';
import { type SkuRow, skuRepository } from './sku.repository.ts';
import { type SkuNames, skuAttributesRepository } from './sku-attributes.repository.ts';
import { cardOf, pricesOf, skuCards, type Viewer, withItemNos } from './sku-cards.ts';
import { skuPictures } from './sku-pictures.ts';
import { skuTableOf } from './sku-table.ts';

const mostRowsOfTable = 400;
const picturesOfProduct = 8;
const completeSubstitute = 1;

/** The product page and what hangs on it (rules product 2–4, 9). */
export const productService = (db: Database, catalogue: CatalogueService) => {
  const skus = skuRepository(db);
  const row = async (skuNumber: string, provinceId: number): Promise<SkuRow> => {
    const [found] = await skus.byNumbers([skuNumber.toUpperCase()], provinceId);
    if (!found) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    return found;
  };
  const crumbs = async (categoryId: number) => breadcrumbsOf((await catalogue.snapshot()).categories.get(categoryId));

  return {
    numbersForSale: skus.numbersForSale,
    priceAndDelivery: (lines: readonly { skuNumber: string; quantity: number }[], viewer: Viewer, withStock?: boolean) =>
      priceAndDelivery(db, lines, viewer, withStock),
    /** Ids of the categories a SKU lies in, from the first level down; none where there is no such SKU. */
    async categoriesOf(skuNumber: string): Promise<number[]> {
      const [found] = await skus.byNumbers([skuNumber.toUpperCase()], defaultProvinceId);
      return found ? (await crumbs(found.categoryId)).map(({ id }) => id) : [];
    },
    /** @throws {MallError} SKU_NOT_FOUND */
    async sku(
      skuNumber: string,
      came: { r?: string | undefined; d?: string | undefined; t?: string | undefined },
      viewer: Viewer,
    ): Promise<SkuDetail> {
      const sku = await row(skuNumber, viewer.provinceId);
      const [product, deals, counts, breadcrumbs] = await Promise.all([
        skus.product(sku.productId),
        dealsOf(db, [{ skuNumber: sku.skuNumber, quantity: sku.minOrderQty }], [sku], viewer),
        skus.relatedCounts(sku.skuNumber),
        crumbs(sku.categoryId),
      ]);
      const deal = deals.get(sku.skuNumber);
      if (!product || !deal) throw new MallError('SKU_NOT_FOUND', { skuNumber });
      const { isLogin, appliedPriceTag, appliedPriceSub, appliedPriceDecimal, appliedPriceFen, underlinedPrice, hasTierPrices } = deal;
      const price = { isLogin, appliedPriceTag, appliedPriceSub, appliedPriceDecimal, appliedPriceFen, underlinedPrice, hasTierPrices };
      const isGenerated = sku.sourceSku !== null;
      return {
        ...cardOf(sku, price, viewer),
        defaultPictureUrl: skuPictureUrl(sku.skuNumber, 'large'),
        pictures: skuPictures(sku),
        breadcrumbs,
        spuName: product.name,
        spuSkuCount: product.skuCount,
        description: product.description,
        options: (product.options ?? []).map(({ key, values }) => ({ key, values })),
        nonStandardSkuPrice: isGenerated
          ? {
              priceSub: appliedPriceSub,
              priceDecimal: appliedPriceDecimal,
              finalAttributes: sku.attributes.map(([key, value]) => ({ key, value })),
              sourceSku: sku.sourceSku ?? '',
            }
          : null,
        isNonStandardAddCart: isGenerated,
        dynamicDeliveryTimeName: deal.dynamicDeliveryTimeName,
        tierPrices: deal.tierPrices,
        discountThresholdDescList: deal.discountThresholdDescList,
        discountPurchaseLimit: deal.discountPurchaseLimit,
        currentWareHouseStockFree: deal.currentWareHouseStockFree,
        warehouseStockDto: deal.warehouseStockDto,
        stockFreeIsHide: deal.stockFreeIsHide,
        relationCounts: typeCounts(counts),
        ...(deal.customerSkuItemNo ? { customerSkuItemNo: deal.customerSkuItemNo } : {}),
        requestTypeId: came.t === '1' ? 3 : 2,
        requestId: came.r || randomUUID(),
        resultDigits: Number.parseInt(came.d ?? '0', 10) || 0,
      };
    },

    /** @throws {MallError} PRODUCT_NOT_FOUND */
    async spu(id: number): Promise<SpuDetail> {
      const product = await skus.product(id);
      if (!product) throw new MallError('PRODUCT_NOT_FOUND', { productId: id });
      const { name, series, categoryId, manufacturerId, manufacturerName, description, isNonStandard, skuCount, defaultSku } = product;
      return {
        productId: id,
        name,
        series,
        categoryId,
        manufacturerId,
        manufacturerName,
        description,
        isNonStandard,
        skuCount,
        defaultSkuNumber: defaultSku,
        defaultPictureUrl: defaultSku ? skuPictureUrl(defaultSku, 'large') : '',
        breadcrumbs: await crumbs(categoryId),
      };
    },

    /** A product's SKUs, one a row. @throws {MallError} PRODUCT_NOT_FOUND */
    async table(productId: number, including: string | undefined, viewer: Viewer): Promise<ProductSkuTable> {
      const [rows, total] = await Promise.all([
        skus.ofProduct(productId, viewer.provinceId, mostRowsOfTable, including?.toUpperCase() ?? ''),
        skus.countOfProduct(productId),
      ]);
      if (rows.length === 0 && !(await skus.product(productId))) throw new MallError('PRODUCT_NOT_FOUND', { productId });
      return skuTableOf(rows, Math.max(total, rows.length), await pricesOf(db, rows, viewer), viewer.provinceId);
    },

    /** One drawing for each of its first SKUs. @throws {MallError} PRODUCT_NOT_FOUND */
    async spuPictures(id: number) {
      const rows = await skus.ofProduct(id, defaultProvinceId, picturesOfProduct, '');
      if (rows.length === 0 && !(await skus.product(id))) throw new MallError('PRODUCT_NOT_FOUND', { productId: id });
      return rows.map((sku) => skuPictures(sku)[0]!);
    },

    /** The files there are of a product. @throws {MallError} PRODUCT_NOT_FOUND */
    async downloads(id: number) {
      const product = await skus.product(id);
      if (!product) throw new MallError('PRODUCT_NOT_FOUND', { productId: id });
      const { name, defaultSku } = product;
      if (!defaultSku) return [];
      return [
        { title: `${name} 尺寸图`, fileType: 'svg', url: skuFileUrl(defaultSku, 'drawing.svg') },
        { title: `${name} 数据表`, fileType: 'pdf', url: skuFileUrl(defaultSku, 'datasheet.pdf') },
      ];
    },

    /** Complete substitutes of a configurable product; a part made of it has those of its source. @throws {MallError} SKU_NOT_FOUND */
    async substitutesOfNonStandard(skuNumber: string, pager: { pageIndex: number; pageSize: number }, viewer: Viewer) {
      const { skuNumber: own, sourceSku } = await row(skuNumber, viewer.provinceId);
      const { typeCounts: _counts, ...page } = await this.related(sourceSku ?? own, completeSubstitute, pager, viewer);
      return page;
    },

    /** @throws {MallError} SKU_NOT_FOUND */
    pictures: async (skuNumber: string, provinceId: number) => skuPictures(await row(skuNumber, provinceId)),

    /** Substitutes and accessories. @throws {MallError} SKU_NOT_FOUND */
    async related(
      skuNumber: string,
      kind: number | undefined,
      { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
      viewer: Viewer,
    ) {
      const number = skuNumber.toUpperCase();
      const [relations, counts] = await Promise.all([
        skus.related(number, kind ?? null, (pageIndex - 1) * pageSize, pageSize),
        skus.relatedCounts(number),
      ]);
      if (counts.length === 0 && !(await skus.exists(number))) throw new MallError('SKU_NOT_FOUND', { skuNumber });
      const rows = await skus.byIds([...new Set(relations.map((relation) => relation.relatedId))], viewer.provinceId);
      const byId = new Map(rows.map((one) => [one.id, one]));
      const prices = await pricesOf(db, rows, viewer);
      const items = relations.flatMap((relation): RelatedSku[] => {
        const one = byId.get(relation.relatedId);
        if (!one) return [];
        const card = cardOf(one, prices(one.skuNumber), viewer);
        return [
          {
            ...card,
            typeId: relation.kind,
            typeDesc: relationTypeName(relation.kind),
            relationRemark: relation.remark,
            dynamicDeliveryTimeName: card.showCart || card.showInquiry ? deliveryTimeName(card.dynamicDeliveryTimeId) : '',
          },
        ];
      });
      const total = counts.filter((count) => kind === undefined || count.kind === kind).reduce((sum, { n }) => sum + n, 0);
      return { pageIndex, pageSize, total, items: await withItemNos(db, items, viewer), typeCounts: typeCounts(counts) };
    },

    /** The related ones with their attributes. @throws {MallError} SKU_NOT_FOUND */
    async relatedAttributes(skuNumber: string, kinds: readonly number[]) {
      const number = skuNumber.toUpperCase();
      const rows = await skuAttributesRepository(db).related(number, kinds);
      if (rows.length === 0 && !(await skus.exists(number))) throw new MallError('SKU_NOT_FOUND', { skuNumber });
      return rows;
    },
    attributesOfFamily: (family: string) => skuAttributesRepository(db).ofFamily(family),
    attributesAmong: ({ skuNumbers, ...names }: SkuNames) =>
      skuAttributesRepository(db).among({ ...names, skuNumbers: skuNumbers?.map((one) => one.toUpperCase()) }),

    cards: (ids: readonly number[], viewer: Viewer) => skuCards(db, ids, viewer),
    /** By SKU number, in the order asked for. */
    async cardsByNumber(numbers: readonly string[], viewer: Viewer) {
      const rows = await skus.byNumbers(
        numbers.map((number) => number.toUpperCase()),
        viewer.provinceId,
      );
      const prices = await pricesOf(db, rows, viewer);
      // Named by its own number, a generated part is chosen already: it goes into the cart as it is.
      const cards = rows.map((one) =>
        cardOf({ ...one, isNonStandard: one.isNonStandard && one.sourceSku === null }, prices(one.skuNumber), viewer),
      );
      return withItemNos(db, cards, viewer);
    },
    /** What is sold to members of the black card, the highest ranked first (rule account 16). */
    forMembers: (offset: number, limit: number) => skus.forMembers(offset, limit),
    relatedIds: async (skuNumber: string, kinds: readonly number[]) =>
      (await skus.related(skuNumber.toUpperCase(), null, 0, 500))
        .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
        .map(({ relatedId }) => relatedId),
  };
};

export type ProductService = ReturnType<typeof productService>;

const typeCounts = (counts: readonly { kind: number; n: number }[]) =>
  relationTypes.flatMap(({ id, name }) => {
    const count = counts.find(({ kind }) => kind === id)?.n ?? 0;
    return count > 0 ? [{ typeId: id, typeDesc: name, count }] : [];
  });
