/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import { aListedSku } from './a-listed-sku.ts';
import { readFilters } from './list-filters.ts';
import type { ListResult } from './list-result.ts';
import { SkuListing } from './sku-listing.tsx';
import { useFilters } from './use-filters.ts';
import { writeFilters } from './write-filters.ts';

const sizes = ['M10', 'M4', 'M8', 'M5', 'M6', 'M12', 'M16', 'M20', 'M24', 'M27', 'M30', 'M36', 'M42'];
const aResult = (changes: Partial<ListResult> = {}): ListResult => ({
  requestId: 'r1',
  resultDigits: 0,
  pageIndex: 1,
  pageSize: 20,
  total: 43,
  isEstimated: false,
  isPerfectMatch: true,
  correctedKeyword: '',
  products: [aListedSku('A1', { hasReplaces: true }), aListedSku('A2')],
  elasticSearchAttributeResult: {
    result: [{ key: '螺纹规格', type: 'attribute', values: sizes.map((value) => ({ value, count: 4, selected: false })) }],
    shapeFilteringData: [],
  },
  ...changes,
});

const opened: string[] = [];

function List({ result, failed }: { result: ListResult; failed?: boolean }) {
  const filters = useFilters({ read: readFilters, write: writeFilters });
  return (
    <SkuListing
      label="商品列表"
      result={result}
      state={{ error: failed ? refusal('NETWORK', '网络异常') : undefined, isLoading: false, refresh: async () => undefined }}
      filters={filters}
      rows={{ hrefOf: (sku) => `/p/${sku}?r=r1`, relatedOf: ({ skuNumber }) => ({ open: (kind) => opened.push(`${skuNumber} ${kind}`) }) }}
      nothing={<p>什么也没有</p>}
    />
  );
}
const open = (result: ListResult, path = '/list', failed = false) =>
  renderPage(<List result={result} failed={failed} />, { session: { signedIn: false }, path });

test('a list names every SKU, leads to its page and to what could be bought instead', async () => {
  const { container, user } = open(aResult());
  const row = screen.getByRole('row', { name: /A1/ });
  expect(within(row).getByRole('link', { name: '内六角螺钉 A1' })).toHaveAttribute('href', '/p/A1?r=r1');
  await user.click(within(row).getByRole('button', { name: '选替代' }));
  expect(opened).toEqual(['A1 1']);
  expect(within(screen.getByRole('row', { name: /螺钉 A2/ })).queryByRole('button', { name: '选替代' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('sizes stand in their order, a dozen at first; a ticked one shows at once, as a chip too, and is taken back there', async () => {
  const { user } = open(aResult(), '/list?page=3');
  const names = () => screen.getAllByRole('checkbox', { name: /^M/ }).map((box) => box.closest('label')?.textContent);
  expect(names().slice(0, 3)).toEqual(['M44', 'M54', 'M64']);
  expect(names()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: '全部 13 项' }));
  await user.click(screen.getByRole('checkbox', { name: /^M42/ }));
  expect(screen.getByRole('checkbox', { name: /^M42/ })).toBeChecked();
  expect(window.location.search).toBe(`?${new URLSearchParams({ attr: '螺纹规格:M42;' })}`);
  await user.click(screen.getByRole('button', { name: '移除 螺纹规格：M42' }));
  expect(window.location.search).toBe('');
});

test('a page beyond the last leads back to the first, and a list without anything says so', async () => {
  const { user, unmount } = open(aResult({ products: [], pageIndex: 9 }), '/list?page=9');
  await user.click(screen.getByRole('button', { name: '回到第 1 页' }));
  expect(window.location.search).toBe('');
  unmount();
  open(aResult({ products: [], total: 0 }));
  expect(screen.getByText('什么也没有')).toBeVisible();
});

test('when asking again fails, the list stays and says so', () => {
  open(aResult(), '/list', true);
  expect(screen.getByRole('alert')).toHaveTextContent('网络异常，下面是上一次的结果');
  expect(screen.getByRole('row', { name: /A1/ })).toBeVisible();
});

const facet = (key: string, value: string) => ({ key, type: 'attribute' as const, values: [{ value, count: 4, selected: false }] });
const withFacets = (...result: ReturnType<typeof facet>[]) => aResult({ elasticSearchAttributeResult: { result, shapeFilteringData: [] } });
const [material, size, length] = [facet('材质', '304'), facet('螺纹规格', 'M8'), facet('长度', '30 mm')];

function Answers() {
  const { filters } = useFilters({ read: readFilters, write: writeFilters });
  return <List result={filters.attributes.length > 0 ? withFacets(size, material, length) : withFacets(material, size)} />;
}

test('once something is chosen the groups keep their place, and the way to them says how much is chosen', async () => {
  const { user } = renderPage(<Answers />, { session: { signedIn: false }, path: '/list' });
  const panel = () => screen.getByRole('complementary', { name: '筛选' });
  const groups = () =>
    within(panel())
      .getAllByRole('heading')
      .map((one) => one.textContent);
  expect(groups()).toEqual(['材质', '螺纹规格']);
  await user.click(screen.getByRole('checkbox', { name: /^304/ }));
  expect(groups()).toEqual(['材质', '螺纹规格', '长度']);
  expect(screen.getByRole('button', { name: '筛选 1' })).toHaveAttribute('popovertarget', panel().id);
});

test('a word within the list stands in the address and as a chip, by keys alone, and is taken back', async () => {
  const { user } = renderPage(<List result={aResult()} />, { session: { signedIn: false }, path: '/list?keyword=m8&brand=7&page=3' });
  const field = () => screen.getByRole('textbox', { name: '在结果中搜索' });
  await user.type(field(), ' 304 {Enter}');
  const query = () => new URLSearchParams(window.location.search);
  expect([query().getAll('within'), query().get('brand'), query().get('page')]).toEqual([['304'], '7', null]);
  expect(field()).toHaveValue('');
  await user.type(field(), '发黑{Enter}');
  expect(query().getAll('within')).toEqual(['304', '发黑']);
  await user.type(field(), '发黑{Enter}');
  expect(query().getAll('within')).toEqual(['304', '发黑']);
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '移除 结果中：304' }));
  expect(query().getAll('within')).toEqual(['发黑']);
  await user.click(screen.getByRole('button', { name: '清除全部' }));
  expect(query().getAll('within')).toEqual([]);
});

test('before its scripts are there the field is a form that keeps everything chosen, and five words are enough', () => {
  const words = ['1', '2', '3', '4'].map((word) => `within=${word}`).join('&');
  const { unmount } = renderPage(<List result={aResult()} />, { session: { signedIn: false }, path: `/list?brand=7&page=2&${words}` });
  const form = screen.getByRole('search', { name: '在结果中搜索' }) as HTMLFormElement;
  expect([new URL(form.action).pathname, form.method]).toEqual(['/list', 'get']);
  expect(Array.from(new FormData(form), ([name, value]) => `${name}=${value}`)).toEqual(['brand=7', ...words.split('&'), 'within=']);
  unmount();
  renderPage(<List result={aResult()} />, { session: { signedIn: false }, path: `/list?${words}&within=5` });
  expect(screen.getByRole('textbox', { name: '在结果中搜索' })).toBeDisabled();
});

test.each(['/list', '/list?view=picture'])(
  'what is delisted says so in %s, has neither price nor cart, and leads to what takes its place',
  async (path) => {
    const gone = aListedSku('A3', { isActive: false, hasReplaces: true, showCart: false });
    const { user } = open(aResult({ products: [gone, aListedSku('A4', { isActive: false })] }), path);
    expect(screen.getAllByText('已停产')).toHaveLength(2);
    expect(screen.queryByText('登录查看价格')).toBeNull();
    expect(screen.getByText('该商品已下架')).toBeVisible();
    opened.length = 0;
    await user.click(screen.getByRole('button', { name: '查看替代商品' }));
    expect(opened).toEqual(['A3 1']);
    expect(await accessibilityFaults(document.body)).toEqual([]);
  },
);

test.each(['/list', '/list?view=picture'])(
  'in %s a SKU shows the company’s own number for it, where it has one (rule product 7)',
  (path) => {
    open(aResult({ products: [aListedSku('A1', { customerSkuItemNo: 'WL-7701' }), aListedSku('A2')] }), path);
    expect(screen.getByText('WL-7701')).toBeVisible();
    expect(screen.getAllByText('物料号')).toHaveLength(1);
  },
);
