/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import { controlArea, countError, noteArea } from '../../platform/area-states.ts';
import { DebugPanel, snapshotAddress } from './debug-panel.tsx';

const area = (name: string, version: string) => ({
  name,
  version,
  base: `/assets/${name}/${version}/`,
  entry: 'e.js',
  integrity: '',
  routes: [],
  widgets: [],
  screens: {},
});
const page = (operator?: PageSnapshot['operator']) =>
  ({
    id: 'ab12cd34ef',
    areas: [area('mf-credit', 'c1'), area('mf-search', 's1'), area('shell', 'x1')],
    ...(operator ? { operator } : {}),
  }) as unknown as PageSnapshot;

// jsdom has no Response.
const json = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body });
const sent: { method: string; path: string; body: unknown }[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  sent.length = 0;
  answer = { status: 200, body: { ok: true } };
  globalThis.fetch = (async (path: string, { method = 'GET', body = 'null' }: { method?: string; body?: string } = {}) => {
    if (path.includes('versions'))
      return json({
        live: 's1',
        versions: [
          { version: 's1', at: '', who: '' },
          { version: 's0', at: '2026-11-20T01:00:00Z', who: 'ci' },
        ],
      });
    sent.push({ method, path, body: JSON.parse(body) });
    return json(answer.body, answer.status);
  }) as unknown as typeof fetch;
  for (const name of ['mf-credit', 'mf-search']) noteArea(name, { state: 'idle', version: 'v', errors: 0 });
});

const row = (name: string) => within(screen.getByRole('listitem', { name }));

test('an operator sees version, state, times and errors of every area, what is wrong first', async () => {
  noteArea('mf-search', { state: 'failed', reason: 'loading mf-search did not end within 12000 ms', loadMs: 12_000 });
  countError('mf-search', 's1');
  const { container } = renderPage(<DebugPanel page={page()} onClose={() => {}} />);
  expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual(['mf-search', 'mf-credit', 'shell']);
  expect(row('mf-search').getByText('打不开')).toBeVisible();
  expect(row('mf-search').getByText('错误 1')).toBeVisible();
  expect(row('mf-search').getByText(/did not end/)).toBeVisible();
  expect(row('mf-credit').getByText('未打开')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('an area is switched off and loaded anew from the panel', async () => {
  const control = { disable: jest.fn(), reload: jest.fn() };
  controlArea('mf-search', control);
  const { user } = renderPage(<DebugPanel page={page()} onClose={() => {}} />);
  await user.click(screen.getByRole('button', { name: '停用 mf-search' }));
  await user.click(screen.getByRole('button', { name: '重新加载 mf-search' }));
  expect(control.disable).toHaveBeenCalledTimes(1);
  expect(control.reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '停用 shell' })).toBeNull();
});

test('an area is replaced by another published version for an hour, and the page is loaded again', async () => {
  const reload = jest.fn();
  const { user, container } = renderPage(<DebugPanel page={page()} onClose={() => {}} reload={reload} />);
  await user.click(screen.getByRole('button', { name: '替换 mf-search' }));
  await waitFor(() => expect(screen.getByRole('option', { name: /s0 · .*ci/ })).toBeInTheDocument());
  expect(screen.queryByRole('option', { name: /^s1/ })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('已发布的版本'), 's0');
  await user.click(screen.getByRole('button', { name: '替换 1 小时' }));
  expect(sent).toEqual([{ method: 'POST', path: '/_platform/overrides', body: { area: 'mf-search', version: 's0' } }]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a refusal says why and what to do, and the page stays', async () => {
  answer = { status: 404, body: { error: { code: 'UNKNOWN_RELEASE', message: '没有发布 mf-search@s0。', fix: '先发布该版本。' } } };
  const reload = jest.fn();
  const { user } = renderPage(<DebugPanel page={page()} onClose={() => {}} reload={reload} />);
  await user.click(screen.getByRole('button', { name: '替换 mf-search' }));
  await user.type(screen.getByLabelText('或本机的开发服务器'), 'http://localhost:3002{Enter}');
  expect(sent[0]?.body).toEqual({ area: 'mf-search', url: 'http://localhost:3002' });
  expect(await screen.findByText('没有发布 mf-search@s0。')).toBeVisible();
  expect(screen.getByText('先发布该版本。')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('what was put in place is named and ended, one area or all', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const operator = { name: '周琳', overrides: [{ area: 'mf-search', version: 's0', until }], pinned: { id: 'ab12cd34ef', until } };
  const { user } = renderPage(<DebugPanel page={page(operator)} onClose={() => {}} reload={() => {}} />);
  expect(screen.getByText('1 个区域，仅您可见')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '结束替换 mf-search' }));
  await user.click(screen.getByRole('button', { name: '全部结束' }));
  await user.click(screen.getByRole('button', { name: '回到线上版本' }));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /_platform/overrides/mf-search',
    'DELETE /_platform/overrides',
    'DELETE /_platform/overrides/snapshot',
  ]);
});

test('the keyboard is taken into the panel and Escape leads out', async () => {
  const onClose = jest.fn();
  const { user } = renderPage(<DebugPanel page={page()} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: '调试面板' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the snapshot’s address opens this very page, without what steers debugging', () => {
  expect(snapshotAddress('ab12', 'https://mall.example/search?keyword=m8&mf=off')).toBe(
    'https://mall.example/search?keyword=m8&snapshot=ab12',
  );
});
