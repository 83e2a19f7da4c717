/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { LiveEntry as Entry } from '@mall/api-contract/platform';
import { accessibilityFaults, screen, within } from '@mall/testing';
import { aCanaryStatus, aStatus } from '../testing/a-status.ts';
import { showDesk } from '../testing/show-desk.tsx';
import { combinationsOf } from './combinations.ts';

const entry = (
  number: number,
  act: Entry['act'],
  snapshot: string,
  versions: Record<string, string>,
  more: Partial<Entry> = {},
): Entry => ({
  number,
  at: `2026-11-21T01:0${number}:00.000Z`,
  who: '周琳',
  act,
  snapshot,
  live: Object.fromEntries(Object.entries(versions).map(([area, stable]) => [area, { stable, since: '', by: 'start', earlier: [] }])),
  candidates: {},
  ...more,
});
const old = { shell: 's1', 'mf-search': 'v1' };
const entries = [
  entry(4, 'pin', '88cd0b8a29', { ...old, 'mf-search': 'v2' }),
  entry(3, 'promote', '88cd0b8a29', { ...old, 'mf-search': 'v2' }, { area: 'mf-search', version: 'v2', from: 'v1', why: '新的筛选' }),
  entry(2, 'publish', 'aaaa000000', old, { area: 'mf-search', version: 'v2' }),
  entry(1, 'promote', 'aaaa000000', old, { area: 'mf-search', version: 'v1' }),
];

test('each combination is told once, by the act that made it, with what changed', () => {
  expect(combinationsOf(entries, aStatus()).map(({ id, entry: by, changed, now }) => [id, by?.number, changed, now])).toEqual([
    ['88cd0b8a29', 3, ['mf-search'], 'stable'],
    ['aaaa000000', 1, [], undefined],
  ]);
  expect(combinationsOf(entries, aCanaryStatus())[0]).toMatchObject({ id: '6f24ee5ad3', now: 10, changed: ['mf-search'] });
});

test('a combination is opened or pinned from the list, and the history leads to it', async () => {
  const { user, asked, container } = showDesk('/desk/history', {
    'GET history': { entries },
    'POST pins': { snapshot: 'aaaa000000', url: '/?snapshot=aaaa000000' },
  });
  expect(await screen.findByRole('row', { name: /周琳 上线 mf-search v1 → v2 新的筛选/ })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: '快照' }));
  const row = await screen.findByRole('row', { name: /aaaa000000/ });
  expect(within(row).getByRole('link', { name: '打开快照 aaaa000000' })).toHaveAttribute('href', '/?snapshot=aaaa000000');
  await user.click(within(row).getByRole('button', { name: '固定快照 aaaa000000 并复制地址' }));
  expect(await screen.findByText(/^已固定/)).toBeVisible();
  expect(asked.find(({ path }) => path === 'pins')?.body).toEqual({ snapshot: 'aaaa000000' });
  expect(await accessibilityFaults(container)).toEqual([]);
});
