import type { NotificationKind } from '@mall/domain/notification';
import type { Database } from '../../database/database.ts';

export interface NotificationRow {
  id: number;
  kind: NotificationKind;
  title: string;
  body: string;
  path: string;
  createdAt: string;
  readAt: string | null;
}
export type NewNotification = Pick<NotificationRow, 'kind' | 'title' | 'body' | 'path'> & {
  kpId: number;
  subject: string;
  bySms: boolean;
  byMail: boolean;
};
/** A way by which messages leave the mall: its columns are named after it. */
export type WayName = 'sms' | 'mail';
export interface DueNotification {
  id: number;
  kpId: number;
  kind: NotificationKind;
  title: string;
  body: string;
  path: string;
  attempts: number;
}
/** What somebody chose; null: the kind's own way. */
export interface ChoiceRow {
  kind: NotificationKind;
  bySms: boolean | null;
  byMail: boolean | null;
}
export interface Question {
  kind?: NotificationKind | undefined;
  isUnread?: boolean | undefined;
}

/** What contact persons are told of, and which of it by SMS and mail. */
export const notificationRepository = ({ sql }: Database) => {
  const which = (kpId: number, { kind, isUnread }: Question) => sql`
    kp_id = ${kpId} ${kind ? sql`and kind = ${kind}` : sql``} ${isUnread ? sql`and read_at is null` : sql``}`;
  const columnsOf = (way: WayName) => ({ state: sql(way), attempts: sql(`${way}_attempts`), nextAt: sql(`${way}_next_at`) });
  return {
    /** One that is there stays as it is. */
    async insert({ kpId, kind, subject, title, body, path, bySms, byMail }: NewNotification): Promise<void> {
      await sql`
        insert into notification (kp_id, kind, subject, title, body, path, sms, mail)
        values (${kpId}, ${kind}, ${subject}, ${title}, ${body}, ${path}, ${bySms ? 'waiting' : 'none'}, ${byMail ? 'waiting' : 'none'})
        on conflict (kp_id, kind, subject) do nothing`;
    },
    /** The newest first. */
    page: async (kpId: number, question: Question, from: number, count: number): Promise<NotificationRow[]> => [
      ...(await sql<NotificationRow[]>`
        select id, kind, title, body, path, created_at, read_at from notification where ${which(kpId, question)}
        order by id desc offset ${from} limit ${count}`),
    ],
    async count(kpId: number, question: Question): Promise<number> {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from notification where ${which(kpId, question)}`;
      return row!.n;
    },
    async read(kpId: number, ids: readonly number[], upTo: number): Promise<void> {
      await sql`
        update notification set read_at = now()
        where kp_id = ${kpId} and read_at is null and (id = any(${[...ids]}::int[]) or id <= ${upTo})`;
    },
    /** Of these kinds about a subject, or about a part of it: what waits to be sent is not sent any more. */
    async withhold(kinds: readonly NotificationKind[], subject: string): Promise<void> {
      await sql`
        update notification set sms = case sms when 'waiting' then 'none' else sms end, mail = case mail when 'waiting' then 'none' else mail end
        where (sms = 'waiting' or mail = 'waiting') and kind = any(${[...kinds]}::text[]) and (subject = ${subject} or starts_with(subject, ${`${subject}:`}))`;
    },
    /** The next one to be sent, held until the transaction ends; what another process holds is passed over. */
    async lockDue(way: WayName): Promise<DueNotification | undefined> {
      const { state, attempts, nextAt } = columnsOf(way);
      const [row] = await sql<DueNotification[]>`
        select id, kp_id, kind, title, body, path, ${attempts} as attempts from notification where ${state} = 'waiting' and ${nextAt} <= now()
        order by ${nextAt}, id limit 1 for update skip locked`;
      return row;
    },
    async ended(way: WayName, id: number, outcome: 'sent' | 'none'): Promise<void> {
      await sql`update notification set ${columnsOf(way).state} = ${outcome} where id = ${id}`;
    },
    /** @param againAfter seconds; undefined: never again */
    async failed(way: WayName, id: number, againAfter: number | undefined): Promise<void> {
      const { state, attempts, nextAt } = columnsOf(way);
      await sql`
        update notification set ${attempts} = ${attempts} + 1, ${state} = ${againAfter === undefined ? 'failed' : 'waiting'},
          ${nextAt} = now() + make_interval(secs => ${againAfter ?? 0})
        where id = ${id}`;
    },
    async deleteOld(days: number): Promise<void> {
      await sql`delete from notification where created_at < now() - ${days} * interval '1 day'`;
    },

    choices: async (kpId: number): Promise<ChoiceRow[]> => [
      ...(await sql<ChoiceRow[]>`select kind, by_sms, by_mail from notification_choice where kp_id = ${kpId}`),
    ],
    /** What isn't said stays. */
    async choose(kpId: number, { kind, bySms, byMail }: ChoiceRow): Promise<void> {
      await sql`
        insert into notification_choice as c (kp_id, kind, by_sms, by_mail) values (${kpId}, ${kind}, ${bySms}, ${byMail})
        on conflict (kp_id, kind) do update set by_sms = coalesce(excluded.by_sms, c.by_sms), by_mail = coalesce(excluded.by_mail, c.by_mail)`;
    },
  };
};
