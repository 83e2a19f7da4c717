import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-storefront',
  platform: '^0.3',
  routes: [
    { path: '/', screen: 'home', access: 'public', layout: 'default' },
    { path: '/c-:categoryId', screen: 'category', access: 'public', layout: 'default' },
    { path: '/b-:manufacturerId', screen: 'brand', access: 'public', layout: 'default' },
    { path: '/p/:skuNumber', screen: 'product', access: 'public', layout: 'default' },
    { path: '/canshu/:skuNumber?', screen: 'parameters', access: 'public', layout: 'default', title: '商品参数' },
    { path: '/sitemap', screen: 'sitemap', access: 'public', layout: 'default', title: '全部分类' },
    { path: '/brand/all', screen: 'brands', access: 'public', layout: 'default', title: '全部品牌' },
    { path: '/newProducts/:type?', screen: 'new-products', access: 'public', layout: 'default', title: '新品上架' },
    { path: '/comparison', screen: 'comparison', access: 'public', layout: 'default', title: '商品对比' },
    { path: '/comparison/:sku', screen: 'comparison', access: 'public', layout: 'default', title: '商品对比' },
    { path: '/t/agreement/:type?', screen: 'agreement', access: 'public', layout: 'default', title: '协议' },
    { path: '/hotProduct', screen: 'hot-products', access: 'public', layout: 'default', title: '热销商品' },
  ],
  widgets: { 'sku-card': './sku-card.tsx', 'comparison-bar': './comparison-bar.tsx', 'related-products': './related-products.tsx' },
  events: { emits: ['comparison:changed'], hears: ['location:changed', 'comparison:changed'] },
  budget: { js: 25_000 },
});
