/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor, within } from '@mall/testing';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { useCountsKept } from '../use-counts.ts';
import { AccountCorner } from './account-corner.tsx';

const items = [3, 2].map((id) => ({
  ...{ id, kind: 'orderShipped' as const, kindName: '订单发货', title: '订单已发货', text: `您的订单SO${id}已全部发货` },
  ...{ path: `/customer/myorders/details/SO${id}`, at: '2026-11-22T08:00:00.000Z', isRead: id === 2 },
}));
const Frame = () => {
  useCountsKept();
  return <AccountCorner />;
};
const show = (notification: object, unread = 120) =>
  showInFrame(<Frame />, {
    answers: {
      account: {
        getLayoutStatistics: async () => ({ inquiryCount: 0, shoppingCartCount: 0, notificationCount: unread, approvalCount: 0 }),
      },
      notification: {
        getNotifications: async () => ({ pageIndex: 1, pageSize: 8, total: 2, unreadCount: 1, items }),
        ...notification,
      },
    },
  });

test('the bell counts what is unread, shows the newest, and opened or put away all at once they are read (rules notification 5, 6)', async () => {
  const readNotifications = jest.fn(async (_: object) => ({ unreadCount: 0 }));
  const { user, container } = show({ readNotifications });
  expect(await screen.findByRole('img', { name: '未读消息 120' })).toHaveTextContent('99+');
  await user.click(screen.getByRole('button', { name: /消息/ }));
  const list = await screen.findByRole('list', { name: '最近的消息' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /未读消息/ })).toBeNull());
  expect(readNotifications.mock.calls[0]![0]).toEqual({ upTo: 3 });
  await user.click(within(list).getByRole('link', { name: /SO3/ }));
  expect(readNotifications.mock.calls[1]![0]).toEqual({ ids: [3] });
  expect(screen.queryByRole('region', { name: '消息' })).toBeNull();
});

test('Escape closes it with the focus on the bell, and a failure can be tried again', async () => {
  const getNotifications = jest.fn(async () => Promise.reject(new Error('no')));
  const { user } = show({ getNotifications });
  const bell = await screen.findByRole('button', { name: /消息/ });
  await user.click(bell);
  expect(await screen.findByRole('button', { name: /重/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(bell).toHaveFocus();
  expect(bell).toHaveAttribute('aria-expanded', 'false');
});
