/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, within } from '@mall/testing';
import { aStatus } from '../testing/a-status.ts';
import { refused, showDesk } from '../testing/show-desk.tsx';

function withCandidate(passed?: boolean) {
  const status = aStatus();
  const search = status.areas.find(({ name }) => name === 'mf-search')!;
  search.candidate = {
    version: 'ccc333',
    publishedAt: '2026-11-21T01:00:00.000Z',
    by: 'search-ci',
    ...(passed === undefined ? {} : { smoke: { passed, at: '2026-11-21T01:01:00.000Z', who: 'ci' } }),
  };
  return status;
}
const area = (name: string) => screen.findByRole('region', { name });

test('an area shows what is live, what waits with its smoke test, and the way back', async () => {
  const { container } = showDesk('/desk/releases', { 'GET status': withCandidate(true) });
  const search = await area('mf-search');
  expect(search).toHaveTextContent('线上aaa111');
  expect(search).toHaveTextContent('候选ccc333');
  expect(search).toHaveTextContent('冒烟测试通过 · ci');
  expect(within(search).getByRole('button', { name: '回滚 mf-search' })).toHaveTextContent('回滚到 000fff');
  expect(within(await area('shell')).queryByRole('button', { name: '停用 shell' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('promoting names both versions and wants a reason first', async () => {
  const { user, asked } = showDesk('/desk/releases', {
    'GET status': withCandidate(true),
    'POST areas/mf-search/promote': { number: 13, version: 'ccc333', act: 'promote', snapshot: 'x', live: {} },
  });
  await user.click(await screen.findByRole('button', { name: '上线 mf-search 的候选' }));
  const dialog = await screen.findByRole('dialog', { name: '上线 mf-search' });
  expect(dialog).toHaveTextContent('现在的线上版本aaa111');
  expect(dialog).toHaveTextContent('将要上线的版本ccc333');
  await user.click(within(dialog).getByRole('button', { name: '上线' }));
  expect(within(dialog).getByText('写下原因，它会留在历史里')).toBeVisible();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(within(dialog).getByLabelText(/原因/), '修复筛选');
  await user.click(within(dialog).getByRole('button', { name: '上线' }));
  expect(await screen.findByText('mf-search 的 ccc333 已上线')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: 'areas/mf-search/promote',
    body: { version: 'ccc333', why: '修复筛选' },
    headers: { 'x-platform': '1' },
  });
});

test('what the gate has against it stands in the dialog: cause, both sides, what to do', async () => {
  const { user } = showDesk('/desk/releases', {
    'GET status': withCandidate(true),
    'POST areas/mf-search/promote': () =>
      refused(409, 'GATE_REFUSED', '未通过 1 项检查', {
        details: {
          refusals: [
            {
              rule: 'slots',
              message: '插槽 search-box 已由 mf-new 提供。',
              ours: 'mf-search@ccc333',
              theirs: 'mf-new@v1',
              fix: '换一个插槽名。',
            },
          ],
        },
      }),
  });
  await user.click(await screen.findByRole('button', { name: '灰度 mf-search 的候选' }));
  const dialog = await screen.findByRole('dialog', { name: '灰度 mf-search' });
  await user.clear(within(dialog).getByLabelText('访客比例（%）'));
  await user.type(within(dialog).getByLabelText('访客比例（%）'), '25');
  await user.type(within(dialog).getByLabelText(/原因/), '先看看');
  await user.click(within(dialog).getByRole('button', { name: '灰度 25%' }));
  const told = await within(dialog).findByText('闸门拒绝，1 项不相容');
  expect(told).toBeVisible();
  for (const text of ['插槽 search-box 已由 mf-new 提供。', 'mf-search@ccc333', 'mf-new@v1', '换一个插槽名。'])
    expect(dialog).toHaveTextContent(text);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('a rollback that met somebody else’s change says what is live now', async () => {
  const { user } = showDesk('/desk/releases', {
    'POST areas/mf-search/rollback': { number: 14, version: '999eee', act: 'rollback', snapshot: 'x', live: {} },
  });
  await user.click(await screen.findByRole('button', { name: '回滚 mf-search' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '回滚' }));
  expect(await screen.findByText('期间有人变更：mf-search 现在是 999eee')).toBeVisible();
});

test('any version that was ever published can be live again', async () => {
  const { user } = showDesk('/desk/releases', {
    'GET releases/mf-search': { releases: [{ version: 'aaa111', at: '2026-11-20T02:00:00.000Z', who: '周琳' }, { version: '111ddd' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'mf-search 的全部版本' }));
  await user.click(await screen.findByRole('button', { name: '上线 mf-search 的 111ddd' }));
  expect(await screen.findByRole('dialog', { name: '上线 mf-search' })).toHaveTextContent('111ddd');
});
