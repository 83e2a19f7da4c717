/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, act, screen, within } from '@mall/testing';
import { aCanaryStatus, aFailingStatus, aStatus } from '../testing/a-status.ts';
import { refused, showDesk } from '../testing/show-desk.tsx';

const card = async (name: string) =>
  within(await screen.findByRole('group', { name: '区域、插槽与接口' })).getByRole('button', { name: new RegExp(`^${name} `) });

test('a healthy mall says so in one sentence, and the drawing shows who fills and shows which slot', async () => {
  const { container } = showDesk('/');
  expect(await screen.findByRole('heading', { level: 1, name: '一切正常' })).toBeVisible();
  expect(await card('mf-search')).toHaveTextContent('正常');
  expect(screen.getByRole('button', { name: '插槽 search-box：mf-search提供，shell使用' })).toBeVisible();
  expect(screen.getByRole('button', { name: '插槽 add-to-cart：mf-cart-checkout提供，mf-search使用' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^search 380 次/ })).toBeVisible();
  expect(screen.queryByRole('list', { name: '异常' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('one failing area is found at one look, in words, and the way back is beside it', async () => {
  const { user, asked, container } = showDesk('/', {
    'GET status': aFailingStatus(),
    'POST areas/mf-search/rollback': { number: 13, version: '000fff', act: 'rollback', snapshot: 'x', live: {} },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '1 处故障' })).toBeVisible();
  expect(document.title).toContain('1 处故障');
  const row = within(screen.getByRole('list', { name: '异常' })).getByRole('listitem');
  expect(row).toHaveTextContent('aaa111 出错率 10%（400 次浏览，40 次出错）');
  expect(row).toHaveTextContent('另有 1 项');
  expect(await card('mf-search')).toHaveTextContent('出错 10%');
  expect(await card('mf-cart-checkout')).toHaveTextContent('正常');
  expect(screen.getByRole('button', { name: /^search 失败 32%/ })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: '回滚 mf-search' }));
  const dialog = await screen.findByRole('dialog', { name: '回滚 mf-search' });
  expect(dialog).toHaveTextContent('现在的线上版本aaa111');
  expect(dialog).toHaveTextContent('回滚到000fff');
  await user.type(within(dialog).getByLabelText('原因（可不填）'), '搜索结果报错');
  await user.click(within(dialog).getByRole('button', { name: '回滚' }));
  expect(await screen.findByText('mf-search 已回滚到 000fff')).toBeVisible();
  expect(asked.find(({ method, path }) => method === 'POST' && path === 'areas/mf-search/rollback')?.body).toEqual({ why: '搜索结果报错' });
});

test('an area’s details tell its calls, routes, slots, events and last changes; Escape closes them', async () => {
  const { user, container } = showDesk('/?see=mf-search', {
    'GET status': aFailingStatus(),
    'GET history': {
      entries: [
        {
          number: 9,
          at: '2026-11-21T01:00:00.000Z',
          who: '周琳',
          act: 'promote',
          area: 'mf-search',
          from: '000fff',
          version: 'aaa111',
          why: '新的筛选',
          snapshot: 's',
          live: {},
        },
      ],
    },
  });
  const details = await screen.findByRole('complementary', { name: /mf-search · 出错 10%/ });
  expect(within(details).getByRole('row', { name: 'search.find 380 120（32%） 900 ms' })).toBeVisible();
  expect(within(details).getByText('/search')).toBeVisible();
  expect(details).toHaveTextContent('location:changed 由 shell 发出');
  expect(await within(details).findByText('新的筛选')).toBeVisible();
  expect(within(details).getByRole('link', { name: '单独调试' })).toHaveAttribute('href', '/_debug/mf-search');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(details).getByRole('button', { name: 'search-box' }));
  expect(await screen.findByRole('complementary', { name: '插槽 search-box' })).toBeVisible();
  await user.keyboard('{Escape}');
  const search = await card('mf-search');
  act(() => search.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('complementary', { name: /mf-search/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a canary stands beside stable with its share and its errors, and what the judge knows', async () => {
  const { user } = showDesk('/', { 'GET status': aCanaryStatus() });
  const search = await card('mf-search');
  expect(search).toHaveTextContent('灰度 10%');
  expect(search).toHaveTextContent('灰度出错 15%');
  await user.click(search);
  const details = await screen.findByRole('complementary', { name: /mf-search/ });
  expect(within(details).getByRole('row', { name: '出错的浏览 0（0%） 6（15%）' })).toBeVisible();
  expect(details).toHaveTextContent('稳定版 0/390，灰度 6/40 次浏览出错');
  await user.click(within(details).getByRole('button', { name: '收回灰度' }));
  expect(await screen.findByRole('dialog', { name: '收回 mf-search 的灰度' })).toHaveTextContent('bbb222');
});

test('an API that does not answer is the first thing said', async () => {
  showDesk('/', { 'GET health': { api: { ready: false, ms: 2000 } } });
  expect(await screen.findByText('商城 API 没有应答：登录、价格、下单都不可用')).toBeVisible();
});

test('when the gateway stops answering the drawing stays, marked as old', async () => {
  jest.useFakeTimers();
  try {
    const { answers } = showDesk('/');
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(500);
    expect(screen.getByRole('heading', { name: '一切正常' })).toBeVisible();
    answers['GET status'] = () => refused(502, 'INTERNAL', '网关返回 502');
    await pass(20_000);
    expect(screen.getByText(/^图停在/)).toBeVisible();
    expect(screen.getByText(/起没有更新/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '状态未知' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^mf-search 正常/ })).toBeVisible();
    answers['GET status'] = aStatus();
    // How soon it asks again after a failure is drawn by lot, up to half a minute.
    for (let waited = 0; waited < 60_000 && screen.queryByText(/^图停在/); waited += 5000) await pass(5000);
    expect(screen.queryByText(/^图停在/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
