/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, act, renderPage, screen, waitFor, within } from '@mall/testing';
import { withMoreLink } from '../features/search-box/use-instant-search.ts';
import { aSuggestion } from '../parts/builders.ts';
import SearchBox from './search-box.tsx';

const layout = {
  getMallSearchBoxMarketingInfo: async () => ({ phrases: ['内六角螺钉 M8x30 304', '6204-2RS', 'O型圈'] }),
  getMallHotSearchKeywords: async ({ index }: { index: number }) => ({ keywords: [`热词${index}`], activities: [] }),
};
const unknown = { hasSku: false, skuNumber: '', categoryId: 0 };

function open(props: Partial<Parameters<typeof SearchBox>[0]> = {}, search: object = {}) {
  const asked: string[] = [];
  const page = renderPage(<SearchBox keyword="" {...props} />, {
    answers: {
      layout,
      search: {
        hasSku: async ({ keyword }: { keyword: string }) =>
          keyword.startsWith('AC') ? { ...unknown, hasSku: true, skuNumber: keyword } : unknown,
        esInstantSearch: async ({ keyword }: { keyword: string }) => {
          asked.push(keyword);
          return [aSuggestion(), aSuggestion({ sku: 'B', name: `${keyword} 第二个`, url: '/p/B?r=r1' })];
        },
        ...search,
      } as never,
    },
  });
  return { ...page, asked, box: screen.getByRole('combobox', { name: '搜索商品' }) };
}
const found = { timeout: 3000 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

test('takes over what was typed into the plain form', () => {
  expect(open({ keyword: '螺' }).box).toHaveValue('螺');
});

test('an empty box that gets the focus shows the hot words at once', async () => {
  const { box } = open();
  act(() => box.focus());
  expect(await screen.findByRole('region', { name: '热门搜索' })).toBeVisible();
});

test('products appear while typing, one question for the text that stood still, chosen by the arrow keys', async () => {
  const { user, box, seen, asked } = open();
  await user.type(box, '内六角');
  const list = await screen.findByRole('listbox', { name: '搜索联想' }, found);
  expect(asked).toEqual(['内六角']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = within(list).getByRole('option', { name: /第二个/ });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{Enter}');
  expect(seen.navigations).toEqual(['/p/B?r=r1']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the suggestions and keeps the text; the arrow key opens them again', async () => {
  const { user, box } = open();
  await user.type(box, '轴承套');
  await screen.findByRole('listbox', {}, found);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('轴承套');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('Enter searches: words lead to the results, an existing SKU to its page', async () => {
  const { user, box, seen } = open();
  await user.type(box, '  O型圈 20x2.4 {Enter}');
  await waitFor(() => expect(seen.navigations).toEqual([`/search?keyword=${encodeURIComponent('O型圈 20x2.4')}`]));
  await user.clear(box);
  await user.type(box, 'AC10473{Enter}');
  await waitFor(() => expect(seen.navigations.at(-1)).toBe('/p/AC10473?d=1'));
});

test('a search goes on where nobody can say whether it is a SKU', async () => {
  const { user, box, seen } = open({}, { hasSku: () => Promise.reject(new Error('offline')) });
  await user.type(box, '气缸{Enter}');
  await waitFor(() => expect(seen.navigations).toEqual([`/search?keyword=${encodeURIComponent('气缸')}`]));
});

test('the empty box searches for the phrase it shows', async () => {
  const { user, box, seen } = open();
  await waitFor(() => expect(box).toHaveAttribute('placeholder', '内六角螺钉 M8x30 304'));
  await user.click(screen.getByRole('button', { name: '搜索' }));
  await waitFor(() => expect(seen.navigations).toEqual([`/search?keyword=${encodeURIComponent('内六角螺钉 M8x30 304')}`]));
});

test('the phrases take turns every 5 s, and stand still while somebody is in the box', async () => {
  jest.useFakeTimers();
  const { box } = open();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const shown: (string | null)[] = [];
  await pass(0);
  for (let turn = 0; turn < 4; turn += 1) {
    shown.push(box.getAttribute('placeholder'));
    await pass(4999);
    expect(box.getAttribute('placeholder')).toBe(shown.at(-1));
    await pass(1);
  }
  expect(shown).toEqual(['内六角螺钉 M8x30 304', '6204-2RS', 'O型圈', '内六角螺钉 M8x30 304']);
  act(() => box.focus());
  await pass(20_000);
  expect(box).toHaveAttribute('placeholder', '6204-2RS');
});

test('the history is newest first without duplicates, and is edited or cleared', async () => {
  localStorage.setItem('mall:search-history', JSON.stringify(['气缸', '轴承', '螺母']));
  const { user, box } = open();
  await user.click(box);
  const history = () => within(screen.getByRole('region', { name: '搜索历史' }));
  expect(
    history()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['气缸', '轴承', '螺母']);
  await user.click(history().getByRole('button', { name: '清空' }));
  await user.click(history().getByRole('button', { name: '删除 轴承' }));
  await user.click(history().getByRole('button', { name: '完成' }));
  await user.click(history().getByRole('link', { name: '螺母' }));
  expect(JSON.parse(localStorage.getItem('mall:search-history')!)).toEqual(['螺母', '气缸']);
  await user.clear(box);
  await user.click(await screen.findByRole('button', { name: '清空' }));
  await user.click(screen.getByRole('button', { name: '全部清除' }));
  expect(localStorage.getItem('mall:search-history')).toBeNull();
});

test('hot words come in batches', async () => {
  const { user, box } = open();
  await user.click(box);
  expect(await screen.findByRole('link', { name: '热词0' })).toHaveAttribute('href', `/search?keyword=${encodeURIComponent('热词0')}`);
  await user.click(screen.getByRole('button', { name: '换一批' }));
  expect(await screen.findByRole('link', { name: '热词1' })).toBeVisible();
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('ten products end with a link to all of them, names are cut at 200', () => {
  const ten = Array.from({ length: 10 }, (_, at) => aSuggestion({ url: `/p/${at}`, name: '长'.repeat(300) }));
  const lines = withMoreLink(ten, 'm8');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatchObject({ type: 1, name: '查看更多结果', url: '/search?keyword=m8' });
  expect(lines[0]!.name).toHaveLength(200);
  expect(withMoreLink(ten.slice(1), 'm8')).toHaveLength(9);
  expect(withMoreLink([...ten, aSuggestion({ type: 1, name: '查看全部43个结果' })], 'm8')).toHaveLength(11);
});
