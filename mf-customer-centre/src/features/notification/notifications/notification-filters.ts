import { type NotificationKind, notificationKinds } from '@mall/domain/notification';
import { call } from '@mall/mf-kit';

export interface NotificationFilters {
  isUnread: boolean;
  kind: NotificationKind | undefined;
  page: number;
}
export const notificationsPerPage = 20;

/** What the address says: `?unread=1&kind=…&page=…` */
export function readNotificationFilters(query: URLSearchParams): NotificationFilters {
  const kind = query.get('kind');
  const page = Number(query.get('page'));
  return {
    isUnread: query.get('unread') === '1',
    kind: notificationKinds.find((one) => one === kind),
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  };
}

export function notificationsHref({ isUnread, kind, page }: NotificationFilters): string {
  const query = new URLSearchParams({
    ...(isUnread ? { unread: '1' } : {}),
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/customer/notifications${query.size ? `?${query}` : ''}`;
}

export const notificationsCall = ({ isUnread, kind, page }: NotificationFilters) =>
  call('notification.getNotifications', {
    ...(isUnread ? { isUnread } : {}),
    ...(kind ? { kind } : {}),
    pageIndex: page,
    pageSize: notificationsPerPage,
  });
export const choicesCall = () => call('notification.getNotificationChoices');
