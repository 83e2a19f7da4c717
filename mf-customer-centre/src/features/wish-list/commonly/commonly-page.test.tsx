/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import CommonlyPage from './commonly-page.tsx';
import type { BoughtPage, WishedPage } from './shown-list.ts';

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>['wishList'];

const aSku = (skuNumber: string): WishedPage['items'][number]['sku'] => ({
  skuNumber,
  productId: 7,
  categoryId: 311,
  productName: `内六角螺钉 ${skuNumber}`,
  manufacturerId: 12,
  manufacturerName: '固泰',
  manufacturerPartNumber: `GT-${skuNumber}`,
  orderCode: 'F0800030A2',
  series: '',
  packQty: 100,
  packUom: '盒',
  salesPackUom: '个',
  minOrderQty: 10,
  stepValue: 10,
  attributesJson: { 螺纹规格: 'M8' },
  isLogin: true,
  appliedPriceTag: '协议价',
  appliedPriceSub: '1234',
  appliedPriceDecimal: '50',
  appliedPriceFen: 123_450,
  underlinedPrice: '',
  hasTierPrices: false,
  dynamicDeliveryTimeId: 1,
  arrivalDate: '2026-11-25',
  defaultThumbUrl: '',
  isActive: true,
  showCart: true,
  showInquiry: false,
});
const wished = (...skus: string[]): WishedPage => ({
  pageIndex: 1,
  pageSize: 20,
  total: skus.length,
  items: skus.map((sku) => ({ sku: aSku(sku), addedAt: '2026-11-19T17:00:00Z' })),
});
const bought = (): BoughtPage => ({
  pageIndex: 1,
  pageSize: 20,
  total: 1,
  items: [{ sku: aSku('B1'), timesBought: 3, totalQuantity: 1200, lastBoughtAt: '2026-11-20T02:00:00Z' }],
});
const row = (sku: string) => screen.findByRole('row', { name: new RegExp(`内六角螺钉 ${sku}`) });
const open = (answers: Answers, path = '/customer/commonly') =>
  renderPage(<CommonlyPage />, {
    path,
    title: '常用清单',
    answers: { wishList: answers },
    widgets: { 'add-to-cart': ({ sku, quantity }: { sku: string; quantity: number }) => <p>{`买 ${sku} ${quantity}`}</p> },
  });

test('each kept product shows what it is, what it costs this buyer, when it ships, and can be bought', async () => {
  const { container } = open({ getWishListPagedList: async () => wished('A1', 'A2') });
  const first = within(await row('A1'));
  expect(screen.getByRole('heading', { name: '常用清单', level: 1 })).toBeVisible();
  expect(screen.getByRole('tab', { name: '收藏的商品' })).toHaveAttribute('aria-selected', 'true');
  expect(first.getByRole('link', { name: '内六角螺钉 A1' })).toHaveAttribute('href', '/p/A1');
  expect(first.getByText('GT-A1')).toBeVisible();
  expect(first.getByText('协议价')).toBeVisible();
  expect(await row('A1')).toHaveTextContent('¥1,234.50');
  expect(first.getByText('当日发货')).toBeVisible();
  expect(first.getByText('收藏于 2026-11-20')).toBeVisible();
  expect(first.getByText('买 A1 10')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('what was let go stays in its row until the buyer leaves, and is kept again with one click', async () => {
  const cancelToWishList = jest.fn(async (_: { sku: string }) => ({ isInWishList: false }));
  const addToWishList = jest.fn(async (_: { sku: string; sourceId?: number }) => ({ isInWishList: true }));
  const { user, seen } = open({ getWishListPagedList: async () => wished('A1', 'A2'), cancelToWishList, addToWishList });
  await user.click(await screen.findByRole('button', { name: '取消收藏：内六角螺钉 A1' }));
  const again = await screen.findByRole('button', { name: '重新收藏：内六角螺钉 A1' });
  expect(within(await row('A1')).getByText('已取消收藏')).toBeVisible();
  expect(screen.getByRole('button', { name: '取消收藏：内六角螺钉 A2' })).toBeVisible();
  expect(again).toHaveFocus();
  await user.click(again);
  expect(await screen.findByRole('button', { name: '取消收藏：内六角螺钉 A1' })).toBeVisible();
  expect(cancelToWishList.mock.calls.map(([input]) => input)).toEqual([{ sku: 'A1' }]);
  expect(addToWishList.mock.calls.map(([input]) => input)).toEqual([{ sku: 'A1', sourceId: 3 }]);
  expect(seen.notices.map(({ text }) => text)).toEqual(['已取消收藏', '已收藏']);
});

test('a refusal is said in its words, and the product stays kept', async () => {
  const { user, seen } = open({
    getWishListPagedList: async () => wished('A1'),
    cancelToWishList: () => Promise.reject(refusal('SERVICE_UNAVAILABLE', '服务不可用')),
  });
  await user.click(await screen.findByRole('button', { name: '取消收藏：内六角螺钉 A1' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '服务不可用' }]));
  expect(screen.getByRole('button', { name: '取消收藏：内六角螺钉 A1' })).toBeVisible();
});

test('the other tab lists what was bought, with how often, and stands in the address', async () => {
  const { user, container } = open({ getWishListPagedList: async () => wished('A1'), getCommonlyPagedList: async () => bought() });
  await row('A1');
  await user.click(screen.getByRole('tab', { name: '常购商品' }));
  expect(await row('B1')).toHaveTextContent('买过 3 次，共 1,200 个，最近 2026-11-20');
  expect(location.search).toBe('?tab=bought');
  expect(screen.queryByRole('button', { name: /取消收藏/ })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('an address opens its tab and page; nonsense in it counts as not there', async () => {
  const getCommonlyPagedList = jest.fn(async (_: { pageIndex?: number }) => ({ ...bought(), pageIndex: 2, total: 41 }));
  const first = open({ getCommonlyPagedList }, '/customer/commonly?tab=bought&page=2');
  expect(await screen.findByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/customer/commonly?tab=bought&page=3');
  expect(getCommonlyPagedList.mock.calls[0]![0]).toEqual({ pageIndex: 2, pageSize: 20 });
  first.unmount();
  const getWishListPagedList = jest.fn(async (_: { pageIndex?: number }) => wished('A1'));
  open({ getWishListPagedList }, '/customer/commonly?tab=gone&page=x');
  await row('A1');
  expect(getWishListPagedList.mock.calls[0]![0]).toEqual({ pageIndex: 1, pageSize: 20 });
});

test.each([
  ['/customer/commonly', '还没有收藏的商品'],
  ['/customer/commonly?tab=bought', '还没有常购商品'],
])('an empty list leads to where products are (%s)', async (path, title) => {
  const { container } = open(
    { getWishListPagedList: async () => wished(), getCommonlyPagedList: async () => ({ ...bought(), total: 0, items: [] }) },
    path,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: '去首页找商品' })).toHaveAttribute('href', '/');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a page beyond the last leads back to the first', async () => {
  open({ getWishListPagedList: async () => ({ ...wished(), pageIndex: 9, total: 3 }) }, '/customer/commonly?page=9');
  expect(await screen.findByRole('link', { name: '回到第 1 页' })).toHaveAttribute('href', '/customer/commonly');
});

test('the API is down: the page says so, and the retry works', async () => {
  const getWishListPagedList = jest
    .fn<() => Promise<WishedPage>>()
    .mockRejectedValueOnce(refusal('SERVICE_UNAVAILABLE', '服务不可用'))
    .mockResolvedValue(wished('A1'));
  const { user } = open({ getWishListPagedList });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await row('A1')).toBeVisible();
});
