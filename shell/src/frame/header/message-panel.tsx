import { color, space, type } from '@mall/design-tokens';
import { NotificationList, useReading } from '@mall/mall-parts/notification';
import { call, Link, useBusEvent, useCall } from '@mall/mf-kit';
import { Button, ErrorPanel, Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';

const shown = 8;

/** The newest messages under the bell. Opened they are read; 全部已读 takes those that were there (rule notification 6). */
export default function MessagePanel({ onClose }: { onClose: () => void }) {
  const { data, error, refresh } = useCall(call('notification.getNotifications', { pageSize: shown }), { revalidateOnMount: true });
  const reading = useReading();
  useBusEvent('notification:read', () => void refresh());
  const newest = data?.items[0];
  return (
    <>
      <Head>
        <b>消息</b>
        {newest && data.unreadCount > 0 && (
          <Button size="sm" variant="quiet" busy={reading.isBusy} onClick={() => void reading.read({ upTo: newest.id })}>
            全部已读
          </Button>
        )}
      </Head>
      {data ? (
        data.items.length === 0 ? (
          <Empty>暂无消息。报价、发货、退款等进展会显示在这里</Empty>
        ) : (
          <NotificationList
            label="最近的消息"
            notifications={data.items}
            onOpen={({ id, isRead }) => {
              if (!isRead) void reading.read({ ids: [id] });
              onClose();
            }}
          />
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <Empty as="div" role="status" aria-label="正在加载消息">
          <Skeleton lines={4} />
        </Empty>
      )}
      <Foot>
        <Link to="/customer/notifications" onClick={onClose}>
          查看全部消息
        </Link>
      </Foot>
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 40px;
  padding: 0 ${space.sm} 0 ${space.lg};
  border-bottom: 1px solid ${color.line};
  font-size: ${type.sizeText};
  & > b {
    font-weight: ${type.weightPart};
  }
`;
const Empty = styled.p`
  padding: ${space.xl} ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const Foot = styled.p`
  border-top: 1px solid ${color.line};
  text-align: center;
  & > a {
    display: block;
    padding: ${space.md};
    font-size: ${type.sizeTable};
  }
`;
