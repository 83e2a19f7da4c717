import { notificationKinds } from '@mall/domain/notification';
import Type, { type Static } from 'typebox';

export const NotificationKind = Type.Enum([...notificationKinds]);

/** Something that a contact person is told of. */
export const Notification = Type.Object({
  id: Type.Integer(),
  kind: NotificationKind,
  kindName: Type.String(),
  title: Type.String(),
  text: Type.String(),
  path: Type.String({ description: 'the page it is about' }),
  at: Type.String({ description: 'UTC ISO text' }),
  isRead: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

/** How a contact person wants to hear of a kind: on the bell always, by SMS and mail as chosen. */
export const NotificationChoice = Type.Object({
  kind: NotificationKind,
  kindName: Type.String(),
  bySms: Type.Boolean(),
  byMail: Type.Boolean({ description: 'where there is an address' }),
});
export type NotificationChoice = Static<typeof NotificationChoice>;

/** Where a contact person's mail goes. */
export const Mailbox = Type.Object({
  address: Type.String({ description: '"" for none' }),
  wanted: Type.String({ description: 'an address that waits for its code; "" for none' }),
});
export type Mailbox = Static<typeof Mailbox>;
