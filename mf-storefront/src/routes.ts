import { skuUrl } from '@mall/domain/catalogue';
import { comparedInAddress, comparisonUrl } from '@mall/domain/comparison';
import { agreementUrl } from '@mall/domain/content';
import { defineScreens, type ScreenHead } from '@mall/mf-kit';
import { accountScreens } from './features/account/screens.ts';
import { brandsCall } from './features/catalogue/brands/brands-call.ts';
import { brandScreens } from './features/catalogue/screens.ts';
import { sitemapCall } from './features/catalogue/sitemap/sitemap-call.ts';
import { agreementCall, agreementsInForceCall } from './features/content/agreement/agreement-call.ts';
import { contentScreens } from './features/content/screens.ts';
import { discountScreens } from './features/discount/screens.ts';
import { downloadScreens } from './features/download/screens.ts';
import { homeCall } from './features/home/home/home-call.ts';
import { hotProductsCall } from './features/home/hot-products/hot-products-call.ts';
import { newProductsCalls } from './features/home/new-products/new-products-calls.ts';
import { productDescription, productTitle } from './features/product/product/product-words.ts';
import { supplierScreens } from './features/supplier/screens.ts';
import { brandCall, categoryCall } from './parts/catalogue/catalogue-calls.ts';
import { comparisonSeoCall, openedWithCall } from './parts/comparison/opened-with.ts';
import { homeCouponsCall } from './parts/discount/coupon-calls.ts';
import { productCall } from './parts/product/product-calls.ts';
import { breadcrumbList, productOf } from './parts/structured.ts';

const missing = (title: string): ScreenHead => ({ title, status: 404 });
const pageNumber = (query: URLSearchParams) => (Number(query.get('page')) > 1 ? ` 第${Number(query.get('page'))}页` : '');

/** Which address shows what, and what it reads first. A thing that isn't there is a 404 inside the frame. */
export const screens = defineScreens({
  ...brandScreens,
  ...contentScreens,
  ...discountScreens,
  ...downloadScreens,
  ...supplierScreens,
  ...accountScreens,
  home: {
    component: () => import(/* webpackChunkName: "screen-home" */ './features/home/home/home-page.tsx'),
    load: () => [homeCall(), homeCouponsCall()],
    head: () => ({
      title: '百工商城 - 工业用品一站式采购',
      description: '百工商城提供紧固件、轴承、密封件、气动、刀具、量具、劳保等工业用品，现货当日发货，企业账期采购。',
      canonical: '/',
    }),
  },
  category: {
    component: () => import(/* webpackChunkName: "screen-category" */ './features/catalogue/category/category-page.tsx'),
    load: ({ params, query }) => [categoryCall(params.categoryId, query) ?? []].flat(),
    head(read, { params, query }, reasonOf) {
      const call = categoryCall(params.categoryId, query);
      const found = call && read(call);
      if (!call || reasonOf(call) === 'CATEGORY_NOT_FOUND') return missing('没有找到该分类');
      if (!found?.category) return { title: '商品分类' };
      const { name, id, subCategories } = found.category;
      return {
        title: `${name}_${name}价格_规格型号${pageNumber(query)}`,
        description: `${name}共 ${found.total} 种商品${subCategories.length ? `，包括${subCategories.map((one) => one.name).join('、')}` : ''}。按规格、材质、品牌筛选，现货当日发货。`,
        canonical: `/c-${id}`,
        structured: [breadcrumbList(found.breadcrumbs.map(({ name: step, url }) => ({ name: step, path: url })))],
      };
    },
  },
  brand: {
    component: () => import(/* webpackChunkName: "screen-brand" */ './features/catalogue/brand/brand-page.tsx'),
    load: ({ params, query }) => [brandCall(params.manufacturerId, query) ?? []].flat(),
    head(read, { params, query }, reasonOf) {
      const call = brandCall(params.manufacturerId, query);
      const found = call && read(call);
      if (!call || reasonOf(call) === 'MANUFACTURER_NOT_FOUND') return missing('没有找到该品牌');
      if (!found?.manufacturer) return { title: '品牌' };
      const { name, id, introduction } = found.manufacturer;
      return {
        ...{ title: `${name}_${name}全部商品${pageNumber(query)}`, canonical: `/b-${id}` },
        description: [introduction || `${name}品牌的全部商品`, found.brandSem?.slogan].filter(Boolean).join(' '),
        structured: [
          breadcrumbList([
            { name: '全部品牌', path: '/brand/all' },
            { name, path: `/b-${id}` },
          ]),
        ],
      };
    },
  },
  product: {
    component: () => import(/* webpackChunkName: "screen-product" */ './features/product/product/product-page.tsx'),
    load: ({ params, query }) => [productCall(params.skuNumber, query) ?? []].flat(),
    head(read, { params, query }, reasonOf) {
      const call = productCall(params.skuNumber, query);
      const sku = call && read(call);
      if (!call || reasonOf(call) === 'SKU_NOT_FOUND') return missing('没有找到该商品');
      if (!sku) return { title: '商品详情' };
      const path = `/p/${sku.skuNumber}`;
      return {
        ...{ title: productTitle(sku), description: productDescription(sku), canonical: path, movedTo: path },
        structured: [
          productOf(sku),
          breadcrumbList([...sku.breadcrumbs.map(({ name, url }) => ({ name, path: url })), { name: sku.productName, path }]),
        ],
      };
    },
  },
  parameters: {
    component: () => import(/* webpackChunkName: "screen-parameters" */ './features/product/parameters/parameters-page.tsx'),
    load: ({ params, query }) => [productCall(params.skuNumber, query) ?? []].flat(),
    head(read, { params, query }, reasonOf) {
      if (!params.skuNumber) return { title: '商品参数', description: '输入商品编号，查看一件商品的全部规格参数。', canonical: '/canshu' };
      const call = productCall(params.skuNumber, query);
      const sku = call && read(call);
      if (!call || reasonOf(call) === 'SKU_NOT_FOUND') return missing('没有找到该商品');
      if (!sku) return { title: '商品参数' };
      return {
        title: `${sku.manufacturerPartNumber} 规格参数`,
        description: `规格参数表：${productDescription(sku)}`,
        // All that stands here stands on the product's page too (rule page-addresses 21).
        canonical: skuUrl(sku.skuNumber),
        movedTo: `/canshu/${sku.skuNumber}`,
      };
    },
  },
  sitemap: {
    component: () => import(/* webpackChunkName: "screen-sitemap" */ './features/catalogue/sitemap/sitemap-page.tsx'),
    load: () => [sitemapCall()],
    head: () => ({ title: '全部分类', description: '百工商城全部商品分类导航：从一级分类到三级分类。', canonical: '/sitemap' }),
  },
  brands: {
    component: () => import(/* webpackChunkName: "screen-brands" */ './features/catalogue/brands/brands-page.tsx'),
    load: () => [brandsCall()],
    head: () => ({ title: '全部品牌', description: '百工商城全部品牌，按拼音首字母排列。', canonical: '/brand/all' }),
  },
  'new-products': {
    component: () => import(/* webpackChunkName: "screen-new-products" */ './features/home/new-products/new-products-page.tsx'),
    load: ({ params, query }) => newProductsCalls(params.type, query),
    head: () => ({ title: '新品上架', description: '百工商城最新上架的工业用品。', canonical: '/newProducts' }),
  },
  comparison: {
    component: () => import(/* webpackChunkName: "screen-comparison" */ './features/comparison/comparison/comparison-page.tsx'),
    load({ params }) {
      const compared = comparedInAddress(params.sku ?? '');
      return [comparisonSeoCall(compared) ?? [], openedWithCall(compared) ?? []].flat();
    },
    head(read, { params }) {
      const compared = comparedInAddress(params.sku ?? '');
      const call = comparisonSeoCall(compared);
      const seo = call && read(call);
      // Of one it is that product until somebody adds another, of several a choice of somebody's, of none somebody's own list (rule page-addresses 21).
      if (seo?.description)
        return compared.length === 1
          ? { title: seo.title, description: seo.description, canonical: skuUrl(compared[0]!) }
          : { title: seo.title, description: seo.description, canonical: comparisonUrl(compared), isUnlisted: true };
      const description = '把几件商品的规格、品牌、包装与发货时间并排对比。';
      return { title: '商品对比', description, canonical: '/comparison', isUnlisted: true };
    },
  },
  agreement: {
    component: () => import(/* webpackChunkName: "screen-agreement" */ './features/content/agreement/agreement-page.tsx'),
    load: ({ params, query }) => [agreementCall(params.type, query) ?? [], agreementsInForceCall()].flat(),
    head(read, { params, query }, reasonOf) {
      const call = agreementCall(params.type, query);
      const found = call && read(call);
      if (!call || reasonOf(call) === 'AGREEMENT_NOT_FOUND') return missing('没有找到该协议');
      if (!found) return { title: '协议' };
      const { title, type, version, isInForce } = found;
      return { title: isInForce ? title : `${title} 第${version}版`, description: `百工商城${title}`, canonical: agreementUrl(type) };
    },
  },
  'hot-products': {
    component: () => import(/* webpackChunkName: "screen-hot-products" */ './features/home/hot-products/hot-products-page.tsx'),
    load: () => [hotProductsCall()],
    head: () => ({ title: '热销商品', description: '百工商城各分类的热销商品。', canonical: '/hotProduct' }),
  },
});
