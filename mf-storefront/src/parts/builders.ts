import type { ListedSku } from '@mall/mall-parts/catalogue';
import type { CallOutput, SkuOffer } from '@mall/mf-kit';
import type { RecommendSku } from './product-card.tsx';

type SkuDetail = CallOutput<'product.searchSku'>;
type CatalogueResult = CallOutput<'catalogue.getCatalogue'>;

/** What the API tells a visitor of a price: nothing. */
export const noPrice = {
  isLogin: false,
  appliedPriceTag: '',
  appliedPriceSub: '',
  appliedPriceDecimal: '',
  appliedPriceFen: null,
  underlinedPrice: '',
  hasTierPrices: false,
} as const;

export const aRecommendSku = (changes: Partial<RecommendSku> = {}): RecommendSku => ({
  skuNumber: 'BG100001',
  productName: '内六角圆柱头螺钉 M8×30 304不锈钢',
  manufacturerName: '固泰',
  manufacturerPartNumber: 'GT912-08030-A2',
  defaultThumbUrl: '/img/sku/BG100001/thumb.svg',
  salesPackUom: '个',
  ...noPrice,
  ...changes,
});

export const aSkuCard = (changes: Partial<ListedSku> = {}): ListedSku => ({
  ...aRecommendSku(),
  productId: 7,
  categoryId: 311,
  manufacturerId: 12,
  orderCode: 'F0800030A2',
  series: '912',
  packQty: 100,
  packUom: '盒',
  minOrderQty: 10,
  stepValue: 10,
  attributesJson: { 螺纹规格: 'M8', 公称长度: '30 mm', 材质: '304不锈钢', 性能等级: 'A2-70', 表面处理: '本色', 执行标准: 'GB/T 70.1' },
  dynamicDeliveryTimeId: 1,
  arrivalDate: '2026-11-25',
  isActive: true,
  showCart: true,
  showInquiry: false,
  ...changes,
});

export const aSkuDetail = (changes: Partial<SkuDetail> = {}): SkuDetail => ({
  ...aSkuCard(),
  defaultPictureUrl: '/img/sku/BG100001/large.svg',
  pictures: [{ thumbUrl: '/img/sku/BG100001/thumb.svg', url: '/img/sku/BG100001/large.svg', title: '' }],
  breadcrumbs: [{ id: 3, name: '紧固件', level: 1, url: '/c-3' }],
  spuName: '内六角圆柱头螺钉 304',
  spuSkuCount: 1,
  description: [{ title: '用途', text: '用于机械设备的可拆卸联接。' }],
  options: [],
  nonStandardSkuPrice: null,
  isNonStandardAddCart: false,
  dynamicDeliveryTimeName: '当日发货',
  tierPrices: [],
  discountThresholdDescList: [],
  discountPurchaseLimit: null,
  currentWareHouseStockFree: null,
  warehouseStockDto: [],
  stockFreeIsHide: false,
  relationCounts: [],
  requestTypeId: 2,
  requestId: '',
  resultDigits: 0,
  ...changes,
});

export const aCatalogue = (changes: Partial<CatalogueResult> = {}): CatalogueResult => {
  const products = changes.products ?? [aSkuCard()];
  return {
    requestId: 'r1',
    resultDigits: 0,
    pageIndex: 1,
    pageSize: 20,
    total: products.length,
    isEstimated: false,
    isPerfectMatch: true,
    correctedKeyword: '',
    elasticSearchAttributeResult: {
      result: [
        { key: '品牌', type: 'brand', values: [{ id: 12, value: '固泰', count: 8, selected: false }] },
        { key: '螺纹规格', type: 'attribute', values: ['M6', 'M8'].map((value) => ({ value, count: 4, selected: false })) },
      ],
      shapeFilteringData: [],
    },
    searchProductTypeEnum: 1,
    breadcrumbs: [{ id: 311, name: '内六角螺钉', level: 3, url: '/c-311' }],
    category: {
      id: 311,
      name: '内六角螺钉',
      level: 3,
      parentId: 31,
      pictureUrl: '',
      skuCount: 8,
      breadcrumbs: [],
      subCategories: [],
    },
    spu: null,
    manufacturer: null,
    brandSem: null,
    printedCatalogue: null,
    subCategories: [],
    categoryTree: [],
    ...changes,
    products,
  };
};

export const anOffer = (changes: Partial<SkuOffer> = {}): SkuOffer => ({
  skuNumber: 'BG100001',
  quantity: 10,
  isLogin: true,
  appliedPriceTag: '',
  appliedPriceSub: '1',
  appliedPriceDecimal: '25',
  appliedPriceFen: 125,
  underlinedPrice: '',
  hasTierPrices: false,
  totalFen: 1250,
  totalPrice: '12.50',
  tierPrices: [],
  discountThresholdDescList: [],
  discountPurchaseLimit: null,
  isActive: true,
  dynamicDeliveryTimeId: 1,
  dynamicDeliveryTimeName: '当日发货',
  arrivalDate: '2026-11-25',
  stockFreeIsHide: false,
  customerSkuItemNo: '',
  currentWareHouseStockFree: 640,
  warehouseStockDto: [{ warehouseId: 1, description: '上海仓', stockFreeQuantity: 640 }],
  showCart: true,
  showInquiry: false,
  ...changes,
});
