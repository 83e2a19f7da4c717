import type { CallOutput } from '@mall/mf-kit';

type SearchResult = CallOutput<'search.customerSearchProducts'>;
type SkuCard = SearchResult['products'][number];
type Suggestion = CallOutput<'search.esInstantSearch'>[number];

/** A socket screw as a visitor gets it: no price. */
export const aSkuCard = (changes: Partial<SkuCard> = {}): SkuCard => ({
  skuNumber: 'AC10473',
  productId: 236,
  categoryId: 12,
  productName: '火也 内六角圆柱头螺钉 M8×30 304不锈钢',
  manufacturerId: 7,
  manufacturerName: '火也',
  manufacturerPartNumber: 'HY701-08030-A2',
  orderCode: '10188778.709',
  series: '',
  packQty: 100,
  packUom: '盒',
  salesPackUom: '个',
  minOrderQty: 50,
  stepValue: 50,
  attributesJson: { 螺纹规格: 'M8', 公称长度: '30 mm', 材质: '304不锈钢', 性能等级: 'A2-70', 执行标准: 'GB/T 70.1', 表面处理: '本色' },
  isLogin: false,
  appliedPriceTag: '',
  appliedPriceSub: '',
  appliedPriceDecimal: '',
  appliedPriceFen: null,
  underlinedPrice: '',
  hasTierPrices: false,
  dynamicDeliveryTimeId: 1,
  arrivalDate: '2026-11-25',
  defaultThumbUrl: '/img/sku/AC10473/thumb.svg',
  isActive: true,
  showCart: true,
  showInquiry: false,
  ...changes,
});

export const aSearchResult = (changes: Partial<SearchResult> = {}): SearchResult => ({
  requestId: 'r1',
  resultDigits: 0,
  pageIndex: 1,
  pageSize: 20,
  total: 43,
  isEstimated: false,
  isPerfectMatch: true,
  correctedKeyword: '',
  understood: [],
  relaxed: [],
  near: [],
  inquiry: { name: '', brand: '', model: '', specification: '' },
  products: [
    aSkuCard(),
    aSkuCard({ skuNumber: 'AC37835', productName: '恒螺 内六角圆柱头螺钉 M8×30', manufacturerPartNumber: 'HLF701-08030-A2' }),
  ],
  elasticSearchAttributeResult: {
    result: [
      { key: '品牌', type: 'brand', values: [{ id: 7, value: '火也', count: 12, selected: false }] },
      {
        key: '材质',
        type: 'attribute',
        values: [
          { value: '304不锈钢', count: 30, selected: false },
          { value: '合金钢', count: 13, selected: false },
        ],
      },
    ],
    shapeFilteringData: [
      { id: 12, name: '内六角圆柱头螺钉', count: 40, pictureUrl: '', selected: false },
      { id: 13, name: '内六角紧定螺钉', count: 3, pictureUrl: '', selected: false },
    ],
  },
  ...changes,
});

export const aSuggestion = (changes: Partial<Suggestion> = {}): Suggestion => ({
  type: 0,
  sku: 'AC10473',
  name: '火也 内六角圆柱头螺钉 M8×30',
  manufacturerPartNumber: 'HY701-08030-A2',
  orderCode: '10188778.709',
  pictureUrl: '/img/sku/AC10473/thumb.svg',
  isNonStandard: false,
  isDelisted: false,
  requestId: 'r1',
  resultDigits: 0,
  url: '/p/AC10473?r=r1',
  ...changes,
});
