/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import { noPrice } from '../../../parts/builders.ts';
import { CompareButton } from '../../../parts/comparison/compare-button.tsx';
import { writeLocalList } from '../../../parts/comparison/local-list.ts';
import ComparisonBarWidget from '../../../widgets/comparison-bar.tsx';
import ComparisonPage from './comparison-page.tsx';

const anEntry = (skuNumber: string, attributes: Record<string, string>) => ({
  skuNumber,
  productName: `螺钉 ${skuNumber}`,
  manufacturerId: 12,
  brandName: '固泰',
  manufacturerPartNumber: `GT-${skuNumber}`,
  orderCode: skuNumber,
  customerSkuItemNo: '',
  pictureUrl: '',
  price: '',
  hasTierPrices: false,
  deliveryTime: '当日发货',
  dynamicDeliveryTimeId: 1,
  salesPackUom: '个',
  packQty: 100,
  packUom: '盒',
  minOrderQty: 1,
  stepValue: 1,
  isActive: true,
  showCart: true,
  showInquiry: false,
  comparisonAttributeJson: attributes,
  skuDto: { withPrice: false, ...noPrice },
});
const lengths: Record<string, string> = { A1: '30 mm', A2: '40 mm' };
const list = (...skuNumbers: string[]) => ({
  msg: '',
  items: skuNumbers.map((one) => anEntry(one, { 材质: '304', 公称长度: lengths[one] ?? '' })),
});
const fromBrowser = {
  comparison: { getSkuComparisonsBySkuNumbers: async ({ skuNumbers }: { skuNumbers: string[] }) => list(...skuNumbers) },
};

beforeEach(() => writeLocalList([]));

test('a visitor collects in the bar, in this browser, and takes back', async () => {
  const { user } = renderPage(
    <main>
      <CompareButton skuNumber="A1" name="螺钉 A1" />
      <ComparisonBarWidget />
    </main>,
    { answers: fromBrowser, session: { signedIn: false } },
  );
  await user.click(screen.getByRole('button', { name: '加入对比：螺钉 A1' }));
  expect(await screen.findByRole('link', { name: '螺钉 A1' })).toBeVisible();
  expect(screen.getByRole('link', { name: '开始对比' })).toHaveAttribute('target', '_blank');
  expect(localStorage.getItem('mall.comparison')).toBe('["A1"]');
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '移除：螺钉 A1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '螺钉 A1' })).toBeNull());
});

test('what differs from the first product is marked, and only that', async () => {
  writeLocalList(['A1', 'A2']);
  const { user } = renderPage(<ComparisonPage />, { answers: fromBrowser, session: { signedIn: false } });
  const table = await screen.findByRole('table', { name: '商品对比' });
  expect(within(table).getByRole('cell', { name: '40 mm' })).toHaveAttribute('data-differs');
  expect(within(table).getByRole('cell', { name: '30 mm' })).not.toHaveAttribute('data-differs');
  await user.click(screen.getByRole('checkbox', { name: '高亮不同' }));
  expect(within(table).getByRole('cell', { name: '40 mm' })).not.toHaveAttribute('data-differs');
  expect(document.body).not.toHaveTextContent('¥');
});

test('a part number that is an attribute, too, is read once', async () => {
  const items = ['A1', 'A2'].map((one) => anEntry(one, { 型号: `GT-${one}`, 材质: '304' }));
  renderPage(<ComparisonPage />, { answers: { comparison: { getSkuComparisonList: async () => ({ msg: '', items }) } } });
  expect(await screen.findAllByRole('row', { name: /^型号/ })).toHaveLength(1);
  expect(screen.getByRole('row', { name: /^材质/ })).toBeVisible();
});

test('where an attribute is called 型号, too, the maker’s part number says whose it is', async () => {
  const items = ['A1', 'A2'].map((one) => anEntry(one, { 型号: '6002' }));
  renderPage(<ComparisonPage />, { answers: { comparison: { getSkuComparisonList: async () => ({ msg: '', items }) } } });
  expect(await screen.findByRole('row', { name: /^制造商型号/ })).toHaveTextContent('GT-A1');
  expect(screen.getByRole('row', { name: /^型号/ })).toHaveTextContent('6002');
});

test('a company’s own numbers stand below the part numbers; where it has none, and for a visitor, there is no such row', async () => {
  const numbered = { msg: '', items: list('A1', 'A2').items.map((item, at) => ({ ...item, customerSkuItemNo: at ? 'WL-7701' : '' })) };
  const { unmount } = renderPage(<ComparisonPage />, { answers: { comparison: { getSkuComparisonList: async () => numbered } } });
  const row = within(await screen.findByRole('row', { name: /^物料号/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['—', 'WL-7701']);
  expect(row.getByRole('cell', { name: 'WL-7701' })).not.toHaveAttribute('data-differs');
  unmount();
  writeLocalList(['A1', 'A2']);
  renderPage(<ComparisonPage />, { answers: fromBrowser, session: { signedIn: false } });
  await screen.findByRole('row', { name: /^型号/ });
  expect(screen.queryByRole('row', { name: /^物料号/ })).toBeNull();
});

test("a buyer's list is the server's; what was collected before the login goes along", async () => {
  writeLocalList(['A2']);
  const addSkuComparisons = jest.fn(async () => list('A1', 'A2'));
  const deleteSkuComparison = jest.fn(async (_: { skuNumber: string }) => list('A1'));
  const { user } = renderPage(<ComparisonPage />, {
    answers: { comparison: { getSkuComparisonList: async () => list('A1'), addSkuComparisons, deleteSkuComparison } },
  });
  await user.click(await screen.findByRole('button', { name: '移除：螺钉 A2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '移除：螺钉 A2' })).toBeNull());
  expect(addSkuComparisons).toHaveBeenCalledTimes(1);
  expect(deleteSkuComparison).toHaveBeenCalledWith({ skuNumber: 'A2' });
});

test('opened with a SKU, the page adds it, and it can be taken back', async () => {
  const { user } = renderPage(<ComparisonPage />, { answers: fromBrowser, session: { signedIn: false }, params: { sku: ' ａ1 ' } });
  expect(await screen.findByRole('table', { name: '商品对比' })).toHaveTextContent('螺钉 A1');
  await waitFor(() => expect(localStorage.getItem('mall.comparison')).toBe('["A1"]'));
  await user.click(screen.getByRole('button', { name: '移除：螺钉 A1' }));
  expect(await screen.findByText('还没有要对比的商品')).toBeVisible();
});

test('opened with a SKU, it stands in the page before any list is known: the server draws it', async () => {
  const asked = jest.fn(fromBrowser.comparison.getSkuComparisonsBySkuNumbers);
  renderPage(<ComparisonPage />, {
    answers: { comparison: { getSkuComparisonList: () => new Promise(() => {}), getSkuComparisonsBySkuNumbers: asked } },
    params: { sku: 'A1' },
  });
  expect(await screen.findByRole('table', { name: '商品对比' })).toHaveTextContent('螺钉 A1');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a list that fails says so and can be asked for again, also where the address names a product', async () => {
  const getSkuComparisonList = jest.fn(async () => list('A1')).mockRejectedValueOnce(new Error('away'));
  const { user } = renderPage(<ComparisonPage />, {
    answers: { comparison: { ...fromBrowser.comparison, getSkuComparisonList } },
    params: { sku: 'A1' },
  });
  await user.click(await screen.findByRole('button', { name: /重试|重新加载/ }));
  expect(await screen.findByRole('table', { name: '商品对比' })).toHaveTextContent('螺钉 A1');
});

test('a full list stays as it is, and cleared it is empty: the SKU of the address does not come back', async () => {
  const deleteAllSkuComparison = jest.fn(async () => list());
  const addSkuComparison = async () => ({ ...list('A2', 'A3', 'A4', 'A5'), msg: '最多可以对比 4 个商品' });
  const { user } = renderPage(<ComparisonPage />, {
    answers: {
      comparison: {
        ...fromBrowser.comparison,
        getSkuComparisonList: async () => list('A2', 'A3', 'A4', 'A5'),
        addSkuComparison,
        deleteAllSkuComparison,
      },
    },
    params: { sku: 'A1' },
  });
  await screen.findByRole('button', { name: '移除：螺钉 A5' });
  await user.click(screen.getByRole('button', { name: '清空对比' }));
  expect(await screen.findByText('还没有要对比的商品')).toBeVisible();
});

test('an address with several shows those, and neither looking nor hiding one changes the own list', async () => {
  writeLocalList(['A9']);
  const asked = jest.fn(fromBrowser.comparison.getSkuComparisonsBySkuNumbers);
  const { user } = renderPage(<ComparisonPage />, {
    answers: { comparison: { getSkuComparisonsBySkuNumbers: asked } },
    session: { signedIn: false },
    params: { sku: 'a1,A2' },
  });
  expect(await screen.findByRole('table', { name: '商品对比' })).toHaveTextContent(/螺钉 A1.*螺钉 A2/);
  expect(asked.mock.calls[0]?.[0]).toEqual({ skuNumbers: ['A1', 'A2'] });
  for (const one of ['A1', 'A2']) await user.click(screen.getByRole('button', { name: `移除：螺钉 ${one}` }));
  expect(await screen.findByText('链接里的商品都已移除')).toBeVisible();
  expect(screen.getByRole('link', { name: '我的对比' })).toHaveAttribute('href', '/comparison');
  expect(localStorage.getItem('mall.comparison')).toBe('["A9"]');
});

test('an address whose products are not there says so; one that fails can be asked for again', async () => {
  const answer = jest.fn(async () => list()).mockRejectedValueOnce(new Error('away'));
  const { user } = renderPage(<ComparisonPage />, {
    answers: { comparison: { getSkuComparisonsBySkuNumbers: answer } },
    session: { signedIn: false },
    params: { sku: 'X1,X2' },
  });
  await user.click(await screen.findByRole('button', { name: /重试|重新加载/ }));
  expect(await screen.findByText('没有找到链接里的商品')).toBeVisible();
});

test('a buyer sees their prices on a comparison they were given, and another region’s when they change it', async () => {
  let fen = 1250;
  const priced = () => ({
    msg: '',
    items: ['A1', 'A2'].map((one) => ({
      ...anEntry(one, {}),
      skuDto: { withPrice: true, ...noPrice, isLogin: true, appliedPriceFen: fen },
    })),
  });
  const asked = jest.fn(async () => priced());
  const { platform } = renderPage(<ComparisonPage />, {
    answers: { comparison: { getSkuComparisonsBySkuNumbers: asked } },
    params: { sku: 'A1,A2' },
  });
  expect((await screen.findByRole('row', { name: /^价格/ })).textContent).toContain('12.50');
  fen = 990;
  platform.bus.emit('location:changed', { stateProvinceId: 10001, label: '北京' });
  await waitFor(() => expect(screen.getByRole('row', { name: /^价格/ }).textContent).toContain('9.90'));
  expect(asked).toHaveBeenCalledTimes(2);
});
