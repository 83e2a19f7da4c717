import { below, color, radius, space } from '@mall/design-tokens';
import { notificationKindNames, notificationKinds } from '@mall/domain/notification';
import { CentrePage } from '@mall/mall-parts/account';
import { NotificationList, useReading } from '@mall/mall-parts/notification';
import { useBusEvent, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { Badge, BellIcon, Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager, Tabs } from '@mall/ui-kit/data-display';
import { NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import {
  type NotificationFilters,
  notificationsCall,
  notificationsHref,
  notificationsPerPage,
  readNotificationFilters,
} from './notification-filters.ts';
import { WayChoices } from './way-choices.tsx';

const kinds = [{ value: '', label: '全部类型' }, ...notificationKinds.map((kind) => ({ value: kind, label: notificationKindNames[kind] }))];

/** /customer/notifications: all that a contact person was told of, and what of it comes by SMS (rules notification 5, 6). */
export default function NotificationsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readNotificationFilters(query);
  const apply = (changes: Partial<NotificationFilters>) => void navigate(notificationsHref({ ...filters, page: 1, ...changes }));
  const { data, error, isLoading, refresh } = useCall(notificationsCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const reading = useReading();
  useBusEvent('notification:read', () => void refresh());
  const newest = data?.items[0];
  return (
    <CentrePage title="消息">
      <Paper>
        <Bar>
          <Tabs<'all' | 'unread'>
            label="消息状态"
            value={filters.isUnread ? 'unread' : 'all'}
            onValueChange={(value) => apply({ isUnread: value === 'unread' })}
            items={[
              { value: 'all', label: '全部' },
              { value: 'unread', label: '未读', badge: data?.unreadCount ? <Badge count={data.unreadCount} max={99} /> : undefined },
            ]}
          />
          <div>
            <NativeSelect
              size="sm"
              aria-label="消息类型"
              options={kinds}
              value={filters.kind ?? ''}
              onValueChange={(kind) => apply({ kind: notificationKinds.find((one) => one === kind) })}
            />
            <Button
              size="sm"
              busy={reading.isBusy}
              disabled={!newest || data?.unreadCount === 0}
              onClick={() => newest && void reading.read({ upTo: newest.id })}
            >
              全部已读
            </Button>
          </div>
        </Bar>
        {data ? (
          data.items.length === 0 ? (
            <EmptyPanel icon={<BellIcon size={40} strokeWidth={0.9} />} title={filters.isUnread ? '没有未读消息' : '暂无消息'}>
              报价、发货、退款等进展会显示在这里
            </EmptyPanel>
          ) : (
            <div aria-busy={isLoading || undefined}>
              <NotificationList
                label="消息列表"
                notifications={data.items}
                onOpen={({ id, isRead }) => !isRead && void reading.read({ ids: [id] })}
              />
            </div>
          )
        ) : error ? (
          <ErrorPanel error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="消息" variant="table" count={5} />
        )}
      </Paper>
      {data && data.total > 0 && (
        <Pager
          page={filters.page}
          total={data.total}
          pageSize={notificationsPerPage}
          unit="条消息"
          hrefFor={(page) => notificationsHref({ ...filters, page })}
          onPageChange={(page) => {
            apply({ page });
            window.scrollTo({ top: 0 });
          }}
        />
      )}
      <WayChoices />
    </CentrePage>
  );
}

const Paper = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  padding: ${space.xs} ${space.xxl} ${space.xs};
  border-bottom: 1px solid ${color.line};
  & > div:last-child {
    display: flex;
    gap: ${space.sm};
  }
  ${below.tablet} {
    padding: ${space.xs} ${space.lg} ${space.md};
  }
`;
