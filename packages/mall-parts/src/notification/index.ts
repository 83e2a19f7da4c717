export { type Notification, NotificationList } from './notification-list.tsx';
export { useReading } from './use-reading.ts';
