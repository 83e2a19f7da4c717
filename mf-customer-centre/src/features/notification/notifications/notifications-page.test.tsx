/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import NotificationsPage from './notifications-page.tsx';

const one = (id: number, isRead: boolean) => ({
  id,
  kind: 'inquiryQuoted' as const,
  kindName: '报价完成',
  title: '询价单已报价',
  text: `您的询价单XJ${id}已报价`,
  path: `/Customer/InquiryOnlineV2/${id}`,
  at: '2026-11-22T08:00:00.000Z',
  isRead,
});
type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;
const choices = [
  { kind: 'inquiryQuoted' as const, kindName: '报价完成', bySms: true, byMail: false },
  { kind: 'orderShipped' as const, kindName: '订单发货', bySms: false, byMail: true },
];
const open = (notification: Answers['notification'] = {}, items = [one(3, false), one(2, true)], path = '/customer/notifications') =>
  renderPage(<NotificationsPage />, {
    answers: {
      notification: {
        getNotifications: async () => ({
          pageIndex: 1,
          pageSize: 20,
          total: items.length,
          unreadCount: items.filter(({ isRead }) => !isRead).length,
          items,
        }),
        getNotificationChoices: async () => choices,
        getMailbox: async () => ({ address: '', wanted: '' }),
        ...notification,
      },
    },
    path,
  });

test('what is unread is said, leads to its page and is marked on the way (rule notification 6)', async () => {
  const readNotifications = jest.fn(async (_: object) => ({ unreadCount: 0 }));
  const { container, user, platform } = open({ readNotifications });
  const told = jest.fn();
  platform.bus.on('notification:read', told);
  const list = await screen.findByRole('list', { name: '消息列表' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/Customer/InquiryOnlineV2/3', '/Customer/InquiryOnlineV2/2']);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(list).getByRole('link', { name: /未读：/ }));
  await waitFor(() => expect(told).toHaveBeenCalledWith({ unreadCount: 0 }));
  expect(readNotifications.mock.calls[0]![0]).toEqual({ ids: [3] });
  await user.click(within(list).getAllByRole('link')[1]!);
  expect(readNotifications).toHaveBeenCalledTimes(1);
});

test('all that was there is read at once, and nothing that came meanwhile (rule notification 6)', async () => {
  const readNotifications = jest.fn(async (_: object) => ({ unreadCount: 0 }));
  const { user } = open({ readNotifications });
  await user.click(await screen.findByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(readNotifications.mock.calls[0]![0]).toEqual({ upTo: 3 }));
});

test('the address says what is shown, and without any the page says what will be there', async () => {
  const getNotifications = jest.fn(async (_: object) => ({ pageIndex: 1, pageSize: 20, total: 0, unreadCount: 0, items: [] }));
  open({ getNotifications }, [], '/customer/notifications?unread=1&kind=orderShipped&page=2');
  expect(await screen.findByText('没有未读消息')).toBeVisible();
  expect(getNotifications.mock.calls[0]![0]).toEqual({ isUnread: true, kind: 'orderShipped', pageIndex: 2, pageSize: 20 });
  expect(screen.getByRole('button', { name: '全部已读' })).toBeDisabled();
});

test('a choice of SMS is kept at once, and put back where that failed (rule notification 5)', async () => {
  const saveNotificationChoices = jest
    .fn<(input: object) => Promise<typeof choices>>()
    .mockRejectedValueOnce(refusal('NETWORK', '网络异常'))
    .mockImplementation(async () => choices.map((choice) => ({ ...choice, bySms: true })));
  const { user, seen } = open({ saveNotificationChoices });
  const box = await screen.findByRole('checkbox', { name: '订单发货发短信' });
  await user.click(box);
  await waitFor(() => expect(seen.notices).toHaveLength(1));
  await waitFor(() => expect(box).not.toBeChecked());
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
  await waitFor(() => expect(saveNotificationChoices).toHaveBeenCalledTimes(2));
  expect(saveNotificationChoices.mock.calls[1]![0]).toEqual({ choices: [{ kind: 'orderShipped', bySms: true }] });
  await waitFor(() => expect(box).toBeChecked());
});
