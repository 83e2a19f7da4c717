/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@mall/testing';
import { anOperator, notSignedIn, showWorkplace } from '../testing/show-workplace.tsx';

/** The other tabs of the browser: jsdom has no channel to them. */
let channels: { onmessage: ((message: { data: unknown }) => void) | null; sent: unknown[] }[] = [];
beforeEach(() => {
  channels = [];
  globalThis.BroadcastChannel = class {
    onmessage = null;
    sent: unknown[] = [];
    constructor() {
      channels.push(this);
    }
    postMessage(data: unknown) {
      this.sent.push(data);
    }
    close() {}
  } as unknown as typeof BroadcastChannel;
});
afterEach(() => {
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
});
const fromAnotherTab = (data: unknown) => act(async () => channels.at(-1)!.onmessage!({ data }));

test('who signs out in one tab is gone from all of them', async () => {
  const { user } = showWorkplace('/', { operator: { signOut: async () => true } });
  await user.click(await screen.findByRole('button', { name: '退出' }));
  expect(await screen.findByRole('form', { name: '登录工作台' })).toBeVisible();
  expect(channels.flatMap(({ sent }) => sent)).toEqual(['out']);
});

test('a tab that hears of it empties its screen at once', async () => {
  showWorkplace('/', {});
  expect(await screen.findByText('周琳')).toBeVisible();
  await fromAnotherTab('out');
  expect(await screen.findByRole('form', { name: '登录工作台' })).toBeVisible();
  expect(screen.queryByText('周琳')).toBeNull();
});

test('a session that was renewed in one tab goes on in the others', async () => {
  let isOver = false;
  const { user } = showWorkplace('/', {
    operator: {
      getOperator: async () => (isOver ? Promise.reject(notSignedIn()) : anOperator(['administrator'])),
      listKeys: async () => [],
    },
    staff: { listQueues: async () => (isOver ? Promise.reject(notSignedIn()) : []), listActs: async () => Promise.reject(notSignedIn()) },
  });
  await screen.findByRole('heading', { name: '待办' });
  isOver = true;
  await user.click(screen.getByRole('link', { name: '操作日志' }));
  expect(await screen.findByRole('dialog', { name: '登录已结束' })).toBeVisible();
  isOver = false;
  await fromAnotherTab('in');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
