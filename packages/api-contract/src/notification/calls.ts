import { notificationKinds } from '@mall/domain/notification';
import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { Mailbox, Notification, NotificationChoice, NotificationKind } from './shapes.ts';

const Unread = Type.Object({ unreadCount: Type.Integer() });
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Choices = Type.Array(NotificationChoice);

/** What a contact person is told of (rules notification 1–8). How many are unread is among the frame's counts, too (GetLayoutStatistics). */
export const notificationCalls = {
  getNotifications: defineCall({
    method: 'POST',
    path: '/api/notification/GetNotifications',
    summary: '消息列表，最新的在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      kind: Type.Optional(NotificationKind),
      isUnread: Type.Optional(Type.Boolean({ description: 'true: unread ones only' })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    }),
    response: Type.Object({ ...Paged(Notification).properties, ...Unread.properties }),
  }),
  readNotifications: defineCall({
    method: 'POST',
    path: '/api/notification/ReadNotifications',
    summary: '标为已读：指明的几条，或某条及更早的全部；已读的不变',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({
      ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
      upTo: Type.Optional({ ...Id, description: 'this one and all before it, so that what came meanwhile stays unread' }),
    }),
    response: Unread,
  }),
  getNotificationChoices: defineCall({
    method: 'GET',
    path: '/api/notification/GetNotificationChoices',
    summary: '各类消息是否同时发短信、邮件',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Choices,
  }),
  saveNotificationChoices: defineCall({
    method: 'POST',
    path: '/api/notification/SaveNotificationChoices',
    summary: '选择各类消息是否同时发短信、邮件；没有提到的不变',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({
      choices: Type.Array(
        Type.Object({ kind: NotificationKind, bySms: Type.Optional(Type.Boolean()), byMail: Type.Optional(Type.Boolean()) }),
        {
          minItems: 1,
          maxItems: notificationKinds.length,
        },
      ),
    }),
    response: Choices,
  }),
  getMailbox: defineCall({
    method: 'GET',
    path: '/api/notification/GetMailbox',
    summary: '接收消息的邮箱',
    access: 'login',
    effect: 'read',
    inSimulation: true,
    response: Mailbox,
  }),
  saveMailbox: defineCall({
    method: 'POST',
    path: '/api/notification/SaveMailbox',
    summary: '设置接收消息的邮箱：向它发送验证码，确认后生效；空为不再收邮件',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({
      address: Type.String({ maxLength: 100, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$', description: '"" for none' }),
    }),
    response: Mailbox,
    refusals: ['MAIL_TOO_SOON', 'MAIL_TOO_MANY', 'MAIL_NOT_SENT'],
  }),
  confirmMailbox: defineCall({
    method: 'POST',
    path: '/api/notification/ConfirmMailbox',
    summary: '用邮件里的验证码确认邮箱',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }),
    response: Mailbox,
    refusals: ['MAIL_CODE_WRONG'],
  }),
};
