import { comparisonCalls } from '../../comparison/index.ts';
import { contentCalls } from '../../content/index.ts';
import { discountCalls } from '../../discount/index.ts';
import { pricingCalls } from '../../pricing/index.ts';
import { productCalls } from '../../product/index.ts';
import { searchCalls } from '../../search/index.ts';
import { wishListCalls } from '../../wish-list/index.ts';
import { assistantCalls } from '../calls.ts';
import { defineTool } from './tool.ts';

/** What everybody may look up: goods, what goes instead, help and knowledge. Prices come with the calls, for who may see them. */
export const productTools = [
  defineTool({
    name: 'search_products',
    words: '在商城目录中搜索商品：返回总数、商品（含参数、货期，登录后含价格与库存）与可用的筛选项',
    call: searchCalls.customerSearchProducts,
    takes: {
      keyword: '名称、规格、型号、品牌，如“M8x30 304 内六角螺钉”',
      attributes: '筛选项“名称:值;名称:值;”，名称与值取自上次结果的筛选项',
      inStock: 'true：只要有现货的',
      within: '在结果中再要求含有的词',
      sort: '',
      pageIndex: '第几页，从1起',
    },
    fixed: { pageSize: 8 },
    isRegional: true,
  }),
  defineTool({
    name: 'get_product',
    words: '一个商品的详情：名称、品牌、型号、参数、起订量、说明',
    call: productCalls.searchSku,
    takes: { sku: 'SKU号' },
    isRegional: true,
  }),
  defineTool({
    name: 'get_price_and_arrival',
    words: '若干商品在某数量下对当前用户的价格、各仓库存与到货时间；访客只得到货期',
    call: pricingCalls.getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity,
    takes: { skuNumberAndQuantities: 'SKU号与数量' },
    fixed: { withCurrentWareHouseStockFree: true },
    isRegional: true,
  }),
  defineTool({
    name: 'get_substitutes',
    words: '一个商品的替代与配件，附理由：1 完全替代，2 必配件，3 选配件，6 可选替代',
    call: productCalls.querySkuRelationBySkuNumber,
    takes: { query: 'SKU号与关系类型' },
    isRegional: true,
  }),
  defineTool({
    name: 'compare_products',
    words: '并列比较二至四个商品的参数、价格与货期',
    call: comparisonCalls.getSkuComparisonsBySkuNumbers,
    takes: { skuNumbers: '二至四个SKU号' },
    isRegional: true,
  }),
  defineTool({
    name: 'list_bought_products',
    words: '本企业常购的商品，购买次数多的在前',
    call: wishListCalls.getCommonlyPagedList,
    takes: { pageIndex: '' },
    fixed: { pageSize: 8 },
  }),
  defineTool({
    name: 'search_help',
    words: '在帮助中心查找：支付、账期、发票、运费、退换货等规则；链接为 /helpCenter/编号',
    call: contentCalls.searchHelp,
    takes: { keyword: '' },
  }),
  defineTool({
    name: 'get_help',
    words: '帮助中心的一篇文章',
    call: contentCalls.getMallHelpCenterById,
    takes: { id: '文章编号' },
  }),
  defineTool({
    name: 'search_knowledge',
    words: '查找知识文章：选型、标准、计算方法',
    call: contentCalls.getMallArticlePagedList,
    takes: { keyword: '' },
    fixed: { pageSize: 5 },
  }),
  defineTool({
    name: 'list_coupons_to_get',
    words: '可以领取的优惠券：门槛、范围与剩余数量',
    call: discountCalls.searchCouponPackage,
    takes: {},
  }),
  defineTool({
    name: 'select_part',
    words:
      '按标准与公式选型并给出算式：螺钉长度 screwLength、轴承 bearing、O型圈 oRing、螺纹底孔 tapDrill、拧紧力矩 torque、电缆截面 cable、接触器 contactor、单位换算 convert；缺少的参数会列出',
    call: assistantCalls.selectPart,
    takes: {
      ...{
        job: '',
        thread: '',
        pitch: '',
        clamp: '',
        into: '',
        washers: '',
        shaft: '',
        speed: '',
        radialLoad: '',
        axialLoad: '',
        hours: '',
      },
      ...{ inner: '', section: '', medium: '', temperature: '', propertyClass: '', lubrication: '' },
      ...{ power: '', current: '', voltage: '', phases: '', length: '', value: '', from: '', to: '' },
    },
  }),
];
