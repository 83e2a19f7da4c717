export { isAnsweredByLink, isByMail, isBySms, type NotificationKind, notificationKindNames, notificationKinds } from './kinds.ts';
export { mailOf, type NotificationFacts, type NotificationWords, notificationWords, smsOf } from './words.ts';

/** A quotation that nobody ordered from is told of so long before its end (rule notification 2). */
export const expiringDays = 3;
