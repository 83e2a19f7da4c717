/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, within } from '@mall/testing';
import { showDesk } from '../testing/show-desk.tsx';

const group = {
  id: 'e1',
  fault: 'f1',
  area: 'mf-search',
  version: 'aaa111',
  message: "Cannot read properties of undefined (reading 'price')",
  stack: '',
  where: 'render',
  page: '/search',
  count: 12,
  firstAt: '2026-11-21T01:00:00.000Z',
  lastAt: '2026-11-21T01:30:00.000Z',
  snapshot: '88cd0b8a29',
};
const report = {
  ...group,
  replay: '/?snapshot=88cd0b8a29',
  frames: [
    { text: 'TypeError: Cannot read' },
    {
      text: 'at a (…)',
      area: 'mf-search',
      version: 'aaa111',
      source: 'src/price.ts',
      line: 3,
      column: 7,
      excerpt: [
        { line: 2, text: 'two' },
        { line: 3, text: 'sku.price' },
      ],
    },
    { text: 'at window.onload' },
  ],
};

test('a fault shows how often, where in the sources, and opens the site as the buyer had it', async () => {
  const { container } = showDesk('/desk/errors', {
    'GET errors': { errors: [group, { ...group, id: 'e2', version: 'old000', message: '旧的错误' }] },
    'GET errors/e1': report,
  });
  const list = await screen.findByRole('list', { name: '错误列表' });
  expect(within(list).getByRole('link', { name: /reading 'price'.*12 次 mf-search aaa111/ })).toBeVisible();
  expect(within(list).getByRole('link', { name: /旧的错误.*已下线/ })).toBeVisible();
  const details = await screen.findByRole('article', { name: group.message });
  expect(within(details).getByText('src/price.ts:3:7')).toBeVisible();
  expect(within(details).getByText('sku.price')).toBeVisible();
  expect(within(details).getByRole('link', { name: '用这个快照打开商城' })).toHaveAttribute('href', '/?snapshot=88cd0b8a29');
  expect(within(details).getByRole('link', { name: '单独调试这个版本' })).toHaveAttribute('href', '/_debug/mf-search@aaa111');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the list narrows to one area and says so when that has none', async () => {
  const { user, asked } = showDesk('/desk/errors', { 'GET errors': { errors: [] } });
  expect(await screen.findByText('没有错误报告')).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: '区域' }), 'mf-search');
  expect(await screen.findByText('浏览器没有报告过 mf-search 的错误。')).toBeVisible();
  expect(asked.some(({ path }) => path === 'errors?limit=200&area=mf-search')).toBe(true);
});
