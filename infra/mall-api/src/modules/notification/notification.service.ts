import type { Notification, NotificationChoice } from '@mall/api-contract/notification';
import { may } from '@mall/domain/account';
import {
  isByMail,
  isBySms,
  type NotificationFacts,
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
  notificationWords,
} from '@mall/domain/notification';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { withoutAmounts } from '../../http/door/without-amounts.ts';
import { accountService } from '../account/account.service.ts';
import { mailboxRepository } from './mailbox.repository.ts';
import { type NotificationRow, notificationRepository, type Question } from './notification.repository.ts';

/** Who is told: a contact person, of this company. */
export interface Told {
  kpId: number;
  customerId: number;
}

/** What somebody chooses of a kind; what isn't said stays. */
interface Chosen {
  kind: NotificationKind;
  bySms?: boolean | undefined;
  byMail?: boolean | undefined;
}

const keptDays = 365;

const view = ({ id, kind, title, body, path, createdAt, readAt }: NotificationRow): Notification => ({
  ...{ id, kind, kindName: notificationKindNames[kind], title, text: body, path },
  ...{ at: createdAt, isRead: readAt !== null },
});

/** What contact persons are told of (rules notification 1–8). */
export const notificationService = (db: Database) => {
  const notifications = notificationRepository(db);
  const choicesOf = async (kpId: number): Promise<NotificationChoice[]> => {
    const chosen = new Map((await notifications.choices(kpId)).map((one) => [one.kind, one]));
    return notificationKinds.map((kind) => ({
      ...{ kind, kindName: notificationKindNames[kind] },
      bySms: chosen.get(kind)?.bySms ?? isBySms(kind),
      byMail: chosen.get(kind)?.byMail ?? isByMail(kind),
    }));
  };
  const unread = async (kpId: number) => ({ unreadCount: await notifications.count(kpId, { isUnread: true }) });
  return {
    /**
     * Tells somebody, in the very transaction of what happened: undone, nothing is told. Told of one subject twice it is told once. Who has left the company
     * meanwhile isn't told.
     * @param subject `order:…`, `inquiry:…`, `inquiry:7:…` for a part of one
     */
    async tell<K extends NotificationKind>(
      { kpId, customerId }: Told,
      kind: K,
      subject: string,
      facts: NotificationFacts[K],
    ): Promise<void> {
      const told = await accountService(db).personOf(kpId, customerId);
      if (!told) return;
      const words = notificationWords(kind, facts);
      // By SMS and mail it would leave the mall as it is kept here (rule roles 17).
      const { title, text: body, path } = may(told, 'seePrices') ? words : (withoutAmounts(words) as typeof words);
      const [choices, address] = await Promise.all([choicesOf(kpId), mailboxRepository(db).address(kpId)]);
      const { bySms, byMail } = choices.find((one) => one.kind === kind)!;
      await notifications.insert({ kpId, kind, subject, title, body, path, bySms, byMail: byMail && address !== '' });
    },
    /** What is over is not sent any more: what was asked is answered, what was quoted cancelled. On the bell it stays. */
    withhold: (kinds: readonly NotificationKind[], subject: string): Promise<void> => notifications.withhold(kinds, subject),

    unreadCount: (kpId: number): Promise<number> => notifications.count(kpId, { isUnread: true }),
    async page({ kpId }: Kp, question: Question, pageIndex: number, pageSize: number) {
      const [rows, total, { unreadCount }] = await Promise.all([
        notifications.page(kpId, question, (pageIndex - 1) * pageSize, pageSize),
        notifications.count(kpId, question),
        unread(kpId),
      ]);
      return { pageIndex, pageSize, total, unreadCount, items: rows.map(view) };
    },
    /** @param upTo this one and all before it; 0: none */
    async read({ kpId }: Kp, ids: readonly number[], upTo: number) {
      await notifications.read(kpId, ids, upTo);
      return unread(kpId);
    },

    choices: ({ kpId }: Kp): Promise<NotificationChoice[]> => choicesOf(kpId),
    choose: ({ kpId }: Kp, choices: readonly Chosen[]): Promise<NotificationChoice[]> =>
      db.transaction(async (tx) => {
        // In one order, so that two pages never wait for each other.
        const sorted = [...choices].sort((a, b) => a.kind.localeCompare(b.kind));
        for (const { kind, bySms = null, byMail = null } of sorted) await notificationRepository(tx).choose(kpId, { kind, bySms, byMail });
        return notificationService(tx).choices({ kpId } as Kp);
      }),
    forgetOld: (): Promise<void> => notifications.deleteOld(keptDays),
  };
};
