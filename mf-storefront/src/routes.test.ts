import { expect, test } from '@jest/globals';
import type { Call } from '@mall/mf-kit';
import { aCatalogue, aSkuDetail } from './parts/builders.ts';
import { relatedSkuUrl } from './parts/sku-address.ts';
import { screens } from './routes.ts';

const address = (params: Record<string, string>, query = '') => ({ params, query: new URLSearchParams(query), provinceId: 10009 });
const reads =
  (value: unknown) =>
  <Output>(_: Call<Output>) =>
    value as Output;
const nothing = () => undefined;

test('a product page names itself and its one true address', () => {
  const head = screens.product.head(reads(aSkuDetail()), address({ skuNumber: 'bg100001' }, 'r=x&t=1'), nothing);
  expect(head).toMatchObject({ title: '固泰 内六角圆柱头螺钉 M8×30 304不锈钢 GT912-08030-A2', canonical: '/p/BG100001' });
});

test('search engines are told what a product is, and like every visitor no price', () => {
  const head = screens.product.head(
    reads(aSkuDetail({ appliedPriceFen: 1234, appliedPriceSub: '12' })),
    address({ skuNumber: 'bg100001' }),
    nothing,
  );
  const [product, crumbs] = (head as { structured: Record<string, unknown>[] }).structured;
  expect(product).toMatchObject({ '@type': 'Product', sku: 'BG100001', mpn: 'GT912-08030-A2', brand: { name: '固泰' } });
  expect(JSON.stringify(product)).not.toMatch(/offer|price|1234/i);
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('pages of brands and private brands say where they stand, and each choice its own title', () => {
  const plain = screens['private-brand'].head(reads(undefined), address({}), nothing);
  const paged = screens['private-brand'].head(reads([{ id: 11001, name: '紧固件' }]), address({}, 'category=11001&page=2'), nothing);
  expect(paged).toMatchObject({ title: '自有品牌·紧固件_同规格更实在 第2页', canonical: '/privateBrand?category=11001' });
  expect(paged.title).not.toBe(plain.title);
  expect(screens['private-brand'].head(reads(undefined), address({}, 'category=9'), () => 'CATEGORY_NOT_FOUND').status).toBe(404);
});

test('what moved says where it is now: a page of content, a SKU asked for in small letters (rule page-addresses 19)', () => {
  const page = { kind: 'page', title: '检修', summary: '', url: '/cms/new', isPreview: false, blocks: [] };
  const at = (pathname: string, more = {}) =>
    screens['landing-page'].head(reads({ ...page, ...more }), { ...address({}), pathname }, nothing).movedTo;
  expect([at('/cms/old'), at('/cms/new'), at('/cms/old', { isPreview: true })]).toEqual(['/cms/new', undefined, undefined]);
  expect(screens.product.head(reads(aSkuDetail()), address({ skuNumber: 'bg100001' }), nothing).movedTo).toBe('/p/BG100001');
});

test('a landing page stands below the list of its folder, a part of the catalogue below the catalogue', () => {
  const page = { kind: 'page', title: '检修', summary: '', url: '', isPreview: false, blocks: [] };
  const steps = (pathname: string) => {
    const { structured } = screens['landing-page'].head(reads({ ...page, url: pathname }), { ...address({}), pathname }, nothing);
    return (structured![0] as { itemListElement: { item: string }[] }).itemListElement.map(({ item }) => item);
  };
  expect(['/cms/x', '/cp/x', '/catalogV2/head', '/catalogV2', '/catalog/brand'].map(steps)).toEqual([
    ['/', '/cms', '/cms/x'],
    ['/', '/cp/view', '/cp/x'],
    ['/', '/catalogV2', '/catalogV2/head'],
    ['/', '/catalogV2'],
    ['/', '/catalog/brand'],
  ]);
});

test('what repeats a product’s page has that page’s address, and a list of somebody’s own is not listed (rule page-addresses 21)', () => {
  const sheet = screens.parameters.head(reads(aSkuDetail()), address({ skuNumber: 'bg100001' }), nothing);
  expect(sheet).toMatchObject({ canonical: '/p/BG100001', movedTo: '/canshu/BG100001' });
  expect(screens.parameters.head(reads(undefined), address({}), nothing)).toMatchObject({ canonical: '/canshu' });
  const comparison = (seo: unknown, params = {}) => screens.comparison.head(reads(seo), address(params));
  const words = { title: '固泰 GT912对比', keywords: '', description: '螺钉的参数、货期对比。' };
  expect(comparison(words, { sku: 'bg100001' })).toEqual({ title: words.title, description: words.description, canonical: '/p/BG100001' });
  expect(comparison(words, { sku: 'bg100001,BG100002' })).toMatchObject({ canonical: '/comparison/BG100001,BG100002', isUnlisted: true });
  for (const own of [comparison(undefined), comparison({ title: '商品对比', keywords: '', description: '' }, { sku: 'NONE1' })])
    expect(own).toMatchObject({ canonical: '/comparison', isUnlisted: true });
});

test('what is not there is a 404, what failed is not', () => {
  const missing = screens.product.head(reads(undefined), address({ skuNumber: 'X1' }), () => 'SKU_NOT_FOUND');
  const failed = screens.product.head(reads(undefined), address({ skuNumber: 'X1' }), () => 'SERVER_ERROR');
  const nonsense = screens.category.head(reads(undefined), address({ categoryId: 'abc' }), nothing);
  expect([missing.status, failed.status, nonsense.status]).toEqual([404, undefined, 404]);
  expect(screens.category.load(address({ categoryId: 'abc' }))).toEqual([]);
});

test('a category page with filters has the address of the category itself', () => {
  expect(screens.category.head(reads(aCatalogue()), address({ categoryId: '311' }, 'sort=sales'), nothing).canonical).toBe('/c-311');
});

test('a substitute is opened with the request that led here; an accessory is not', () => {
  const query = new URLSearchParams('r=q1');
  expect(relatedSkuUrl('ab1', 6, query)).toBe('/p/AB1?r=q1&t=1');
  expect(relatedSkuUrl('ab1', 3, query)).toBe('/p/AB1');
  expect(relatedSkuUrl('ab1', 1, new URLSearchParams())).toBe('/p/AB1');
});
