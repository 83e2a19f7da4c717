import { defineManifest } from '@mall/mf-kit/manifest';

export default defineManifest({
  name: 'mf-storefront',
  platform: '^0.1',
  routes: [
    { path: '/', screen: 'home', access: 'public', layout: 'default' },
    { path: '/c-:categoryId', screen: 'category', access: 'public', layout: 'default' },
    { path: '/b-:manufacturerId', screen: 'brand', access: 'public', layout: 'default' },
    { path: '/p/:skuNumber', screen: 'product', access: 'public', layout: 'default' },
    { path: '/sitemap', screen: 'sitemap', access: 'public', layout: 'default', title: '全部分类' },
    { path: '/brand/all', screen: 'brands', access: 'public', layout: 'default', title: '全部品牌' },
    { path: '/newProducts/:type?', screen: 'new-products', access: 'public', layout: 'default', title: '新品上架' },
    { path: '/hotProduct', screen: 'hot-products', access: 'public', layout: 'default', title: '热销商品' },
  ],
  widgets: { 'sku-card': './sku-card.tsx' },
  events: { hears: ['location:changed'] },
  budget: { js: 25_000 },
});
