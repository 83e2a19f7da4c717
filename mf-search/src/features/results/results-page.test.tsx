/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aSearchResult, aSkuCard } from '../../parts/builders.ts';
import ResultsPage from './results-page.tsx';
import type { SearchInput } from './search-filters.ts';

const unknown = async () => ({ hasSku: false, skuNumber: '', categoryId: 0 });
const hotWords = { getMallHotSearchKeywords: async () => ({ keywords: ['O型圈', '气缸'], activities: [] }) };
const visitor = { signedIn: false };

/** Opens a result page whose searches are recorded and answered one by one. */
function open(path: string, answer: (input: SearchInput) => Promise<ReturnType<typeof aSearchResult>>, more: object = {}) {
  const asked: SearchInput[] = [];
  const customerSearchProducts = async (input: SearchInput) => {
    asked.push(input);
    return answer(input);
  };
  const { answers, ...rest } = more as { answers?: object };
  const page = renderPage(<ResultsPage />, {
    answers: { search: { hasSku: unknown, customerSearchProducts }, layout: hotWords, ...answers },
    session: visitor,
    path,
    ...rest,
  });
  return { ...page, asked };
}

test('a visitor sees how much there is and each product with its models, without any price', async () => {
  const { user, seen, platform } = open('/search?keyword=内六角 m8x30', async () => aSearchResult());
  const performed: unknown[] = [];
  platform.bus.on('search:performed', (event) => performed.push(event));
  expect(await screen.findByRole('heading', { level: 1, name: '“内六角 m8x30”的搜索结果' })).toBeVisible();
  expect(screen.getAllByText('43')[0]).toBeVisible();
  const row = screen.getByRole('row', { name: /火也 内六角圆柱头螺钉/ });
  expect(within(row).getByRole('link', { name: /火也 内六角/ })).toHaveAttribute(
    'href',
    `/p/AC10473?${new URLSearchParams({ r: 'r1', keyword: '内六角 m8x30' })}`,
  );
  expect(within(row).queryByText('本色')).toBeNull();
  expect(document.body).not.toHaveTextContent('¥');
  await user.click(within(row).getByRole('button', { name: '登录查看价格' }));
  expect(seen.logins).toHaveLength(1);
  expect(performed).toEqual([{ keyword: '内六角 m8x30', total: 43 }]);
  expect(JSON.parse(localStorage.getItem('mall:search-history')!)).toEqual(['内六角 m8x30']);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('a filter acts at once: ticked and in the address, while the old rows stay until the answer is here', async () => {
  let answerIt = () => {};
  const { user, asked } = open('/search?keyword=m8&page=3', (input) =>
    input.attributes
      ? new Promise((resolve) => {
          answerIt = () => resolve(aSearchResult({ requestId: 'r2', total: 1, products: [aSkuCard({ productName: '只有这一种' })] }));
        })
      : Promise.resolve(aSearchResult()),
  );
  await user.click(await screen.findByRole('checkbox', { name: /304不锈钢/ }));
  expect(screen.getByRole('checkbox', { name: /304不锈钢/ })).toBeChecked();
  expect(new URLSearchParams(window.location.search).get('attr')).toBe('材质:304不锈钢;');
  expect(asked.at(-1)).toMatchObject({ keyword: 'm8', attributes: '材质:304不锈钢;', pageIndex: 1 });
  expect(screen.getByRole('table', { name: '商品列表' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('row', { name: /恒螺/ })).toBeVisible();
  answerIt();
  expect(await screen.findByRole('row', { name: /只有这一种/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '移除 材质：304不锈钢' }));
  expect(new URLSearchParams(window.location.search).get('attr')).toBeNull();
});

test('a buyer’s prices come in one call for all rows, and price sorts', async () => {
  const calls: number[] = [];
  const { user } = open('/search?keyword=m8', async () => aSearchResult(), {
    session: {},
    answers: {
      pricing: {
        getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: async ({ skuNumberAndQuantities }: { skuNumberAndQuantities: unknown[] }) => {
          calls.push(skuNumberAndQuantities.length);
          return {
            skuPriceAndDeliveryTimes: {
              AC10473: { ...aSkuCard(), isLogin: true, appliedPriceSub: '0', appliedPriceDecimal: '32', appliedPriceFen: 32 },
            },
          };
        },
      },
    },
  });
  expect(await screen.findByText('.32')).toBeVisible();
  expect(calls).toEqual([2]);
  await user.click(screen.getByRole('button', { name: '价格' }));
  expect(new URLSearchParams(window.location.search).get('sort')).toBe('priceAsc');
});

test('pictures instead of rows ask nothing anew, and pages are real links', async () => {
  const { user, asked } = open('/search?keyword=m8', async () => aSearchResult());
  await user.click(await screen.findByRole('button', { name: '大图' }));
  expect(screen.getByRole('list', { name: '商品' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/search?keyword=m8&view=picture&page=3');
});

test('an exact SKU goes straight to its page, a filtered list stays', async () => {
  const hasSku = async () => ({ hasSku: true, skuNumber: 'AC10473', categoryId: 0 });
  const answers = { search: { hasSku, customerSearchProducts: async () => aSearchResult() } };
  const exact = renderPage(<ResultsPage />, { answers, session: visitor, path: '/search?keyword=ac10473' });
  await waitFor(() => expect(exact.seen.navigations).toEqual(['/p/AC10473?d=1']));
  exact.unmount();
  const filtered = renderPage(<ResultsPage />, { answers, session: visitor, path: '/search?keyword=ac10473&brand=7' });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(filtered.seen.navigations).toEqual([]);
});

test('without an exact match the buyer is told that these are similar, and what was searched instead', async () => {
  open('/search?keyword=不锈刚螺丝', async () =>
    aSearchResult({ isPerfectMatch: false, correctedKeyword: '不锈钢 螺丝', isEstimated: true }),
  );
  expect(await screen.findByText('未找到完全匹配的商品，以下为您推荐的相似商品')).toBeVisible();
  expect(screen.getByText('不锈钢 螺丝')).toBeVisible();
  expect(screen.getByText('43', { selector: 'h1 ~ p b' }).parentElement).toHaveTextContent('共 约 43 种商品');
});

test('nothing found says what to do next', async () => {
  const nothing = { result: [], shapeFilteringData: [] };
  open('/search?keyword=zzqq', async () => aSearchResult({ total: 0, products: [], elasticSearchAttributeResult: nothing }));
  expect(await screen.findByRole('heading', { name: '没有找到与“zzqq”相关的商品' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去询价' })).toHaveAttribute('href', '/customer/createinquiryv2?q=zzqq');
  expect(await screen.findByRole('link', { name: 'O型圈' })).toHaveAttribute('href', '/search?keyword=O%E5%9E%8B%E5%9C%88');
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('what nothing has is said with what is shown instead', async () => {
  const relaxed = [{ text: '6.5', key: '直径', to: ['6.4 mm', '6.6 mm'] }];
  open('/search?keyword=麻花钻 6.5', async () => aSearchResult({ isPerfectMatch: false, relaxed }));
  expect(await screen.findByText('未找到 6.5 mm，已显示相近的 6.4、6.6 mm。')).toBeVisible();
});

test('nothing found says how the words were understood and what is near', async () => {
  const nothing = { result: [], shapeFilteringData: [] };
  const understood = [
    { kind: 'unknown' as const, text: '洗衣机', shown: '洗衣机' },
    { kind: 'size' as const, text: '220v', shown: '220v' },
  ];
  open('/search?keyword=洗衣机 220v', async () =>
    aSearchResult({ total: 0, products: [], elasticSearchAttributeResult: nothing, understood, near: ['角磨机'] }),
  );
  expect(await screen.findByText('未识别：洗衣机')).toBeVisible();
  expect(screen.getByText('规格：220v')).toBeVisible();
  expect(screen.getByRole('link', { name: '角磨机' })).toHaveAttribute('href', `/search?keyword=${encodeURIComponent('角磨机')}`);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('a maker that isn’t sold is named beside what others make', async () => {
  const understood = [
    { kind: 'partNumber' as const, text: '243', shown: '243' },
    { kind: 'otherBrand' as const, text: '乐泰', shown: '乐泰' },
  ];
  open('/search?keyword=乐泰 243', async () => aSearchResult({ isPerfectMatch: false, understood }));
  expect(await screen.findByText('商城未经营“乐泰”，已显示其他品牌的同类商品。')).toBeVisible();
});

test('words within the results are asked for, and where none of them has them a click takes them back', async () => {
  const nothing = { result: [], shapeFilteringData: [] };
  const { user, asked } = open('/search?keyword=螺钉&within=304&within=发黑', async ({ within = [] }) =>
    within.length > 0 ? aSearchResult({ total: 0, products: [], elasticSearchAttributeResult: nothing }) : aSearchResult(),
  );
  expect(await screen.findByRole('heading', { name: '没有符合条件的商品' })).toBeVisible();
  expect(asked).toMatchObject([{ keyword: '螺钉', within: ['304', '发黑'] }]);
  await user.click(screen.getByRole('button', { name: '清除全部筛选' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(window.location.search).toBe(`?${new URLSearchParams({ keyword: '螺钉' })}`);
});

test('a failed search says so and is tried again', async () => {
  let tries = 0;
  const { user } = open('/search?keyword=m9', async () => {
    tries += 1;
    if (tries === 1) throw refusal('SERVER_ERROR', '服务器内部错误');
    return aSearchResult();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器内部错误');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('without a keyword the page says how to search', async () => {
  open('/search', async () => aSearchResult());
  expect(await screen.findByRole('heading', { name: '想找什么商品？' })).toBeVisible();
});

test('what a wish was taken for is said', async () => {
  const understood = [
    { kind: 'noun' as const, text: 'o型圈', shown: 'o型圈' },
    { kind: 'quality' as const, text: '耐油', shown: '丁腈橡胶NBR、氟橡胶FKM' },
    { kind: 'quality' as const, text: '防滑', shown: '防滑' },
  ];
  open('/search?keyword=耐油 O型圈', async () => aSearchResult({ understood }));
  expect(await screen.findByText(/“耐油”已按/)).toHaveTextContent('“耐油”已按丁腈橡胶NBR、氟橡胶FKM等查找');
  expect(screen.queryByText(/“防滑”/)).toBeNull();
});
