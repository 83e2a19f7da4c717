/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { refusal, screen, waitFor } from '@mall/testing';
import { aStaffOrder } from '../testing/a-staff-order.ts';
import { anOperator, notSignedIn, showWorkplace } from '../testing/show-workplace.tsx';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway's cookie, which the page reads
  document.cookie = 'staff-until=; Max-Age=0';
});

test('a session that ends while one works takes nothing off the page: after signing in again it goes on', async () => {
  let isOver = false;
  const shipped: object[] = [];
  const { user } = showWorkplace('/orders/ord-1', {
    operator: {
      getOperator: () => (isOver ? Promise.reject(notSignedIn()) : Promise.resolve(anOperator(['warehouse']))),
      signIn: async () => ({ ticket: 'a-ticket-of-twenty-letters', next: 'secondStep' }),
      verifySecondStep: async () => {
        isOver = false;
        return { token: '', operator: anOperator(['warehouse']) };
      },
    },
    staff: {
      getOrder: async () => aStaffOrder(),
      shipOrder: async (input) => {
        if (isOver) throw notSignedIn();
        shipped.push(input);
        return aStaffOrder().packages[0]!;
      },
    },
  });
  await user.type(await screen.findByLabelText('运单号'), 'SF99');
  isOver = true;
  await user.click(screen.getByRole('button', { name: '发货 2 种 13 件' }));
  const dialog = await screen.findByRole('dialog', { name: '登录已结束' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByText(/登录已结束，未提交的内容会保留/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '发货 2 种 13 件' }));
  expect(await screen.findByRole('dialog', { name: '登录已结束' })).toBeVisible();
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  await user.type(await screen.findByLabelText('6 位验证码'), '123456');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('运单号')).toHaveValue('SF99');
  await user.click(screen.getByRole('button', { name: '发货 2 种 13 件' }));
  await waitFor(() => expect(shipped).toHaveLength(1));
  expect(shipped[0]).toMatchObject({ trackingNumber: 'SF99' });
});

test('ten minutes before its end it says so, and offers to sign in at once', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway's cookie, which the page reads
  document.cookie = `staff-until=${Date.now() + 8.5 * 60_000}`;
  const { user } = showWorkplace('/');
  expect(await screen.findByText(/登录将在 9 分钟后结束/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '现在重新登录' }));
  expect(await screen.findByRole('dialog', { name: '重新登录' })).toBeVisible();
  expect(screen.getByLabelText('账号')).toHaveValue('zhou');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('signing out leaves nothing on the screen; one that did not reach the mall says so', async () => {
  let answer: () => Promise<boolean> = () => Promise.reject(refusal('SERVICE_UNAVAILABLE', '服务不可用'));
  const { user } = showWorkplace('/', { operator: { signOut: () => answer() } });
  await user.click(await screen.findByRole('button', { name: '退出' }));
  expect(await screen.findByText('没有退出：服务不可用')).toBeVisible();
  answer = async () => true;
  await user.click(screen.getByRole('button', { name: '退出' }));
  expect(await screen.findByRole('form', { name: '登录工作台' })).toBeVisible();
  expect(screen.queryByText('周琳')).toBeNull();
});
