import { notificationCalls as calls } from '@mall/api-contract/notification';
import type { FastifyInstance } from 'fastify';
import type { MailPort } from '../../adapters/mail/mail.ts';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { mailboxService } from './mailbox.service.ts';
import { notificationService } from './notification.service.ts';

const perPage = 20;

export function notificationRoutes(app: FastifyInstance, { db, mail }: { db: Database; mail: MailPort }) {
  const mailboxes = mailboxService(db, mail);
  const notifications = notificationService(db);
  route(app, calls.getNotifications, ({ kind, isUnread, pageIndex = 1, pageSize = perPage }, { kp }) =>
    notifications.page(kp, { kind, isUnread }, pageIndex, pageSize),
  );
  route(app, calls.readNotifications, ({ ids = [], upTo = 0 }, { kp }) => notifications.read(kp, ids, upTo));
  route(app, calls.getNotificationChoices, (_input, { kp }) => notifications.choices(kp));
  route(app, calls.getMailbox, (_input, { kp }) => mailboxes.read(kp));
  route(app, calls.saveMailbox, ({ address }, { kp }) => mailboxes.save(kp, address));
  route(app, calls.confirmMailbox, ({ code }, { kp }) => mailboxes.confirm(kp, code));
  route(app, calls.saveNotificationChoices, ({ choices }, { kp }) => notifications.choose(kp, choices));
}
