import { color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { type CallOutput, Link } from '@mall/mf-kit';
import { VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';

export type Notification = CallOutput<'notification.getNotifications'>['items'][number];

interface Props {
  label: string;
  notifications: readonly Notification[];
  /** One was opened, on its way to its page. */
  onOpen: (notification: Notification) => void;
}

/** What a contact person is told of, each a link to its page; what is unread has a dot. */
export const NotificationList = ({ label, notifications, onOpen }: Props) => (
  <List aria-label={label}>
    {notifications.map((one) => (
      <li key={one.id} data-unread={!one.isRead || undefined}>
        <Link to={one.path} onClick={() => onOpen(one)}>
          {!one.isRead && <VisuallyHidden>未读：</VisuallyHidden>}
          <b>{one.title}</b>
          <time dateTime={one.at}>{displayMinute(one.at, 'short')}</time>
          <span>{one.text}</span>
        </Link>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  & > li > a {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    height: auto;
    gap: 2px ${space.md};
    padding: ${space.md} ${space.lg} ${space.md} 28px;
    color: ${color.ink};
    font-size: ${type.sizeTable};
    text-decoration: none;
  }
  & > li > a:hover {
    background: ${color.surfaceHover};
  }
  & > [data-unread] > a::before {
    content: '';
    position: absolute;
    top: 19px;
    left: 14px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.actionDeep};
  }
  & b {
    font-weight: ${type.weightText};
  }
  & [data-unread] b {
    font-weight: ${type.weightPart};
  }
  & time {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    font-variant-numeric: tabular-nums;
  }
  & a > span:last-child {
    grid-column: 1 / -1;
    color: ${color.inkSecond};
  }
`;
