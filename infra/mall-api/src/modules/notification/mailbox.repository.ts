import type { Database } from '../../database/database.ts';

export interface MailboxRow {
  address: string;
  wanted: string;
  /** Seconds since a code was sent. */
  askedAgo: number;
  askedToday: number;
}

/** Where contact persons' mail goes, and which address waits for its code. */
export const mailboxRepository = ({ sql }: Database) => ({
  async address(kpId: number): Promise<string> {
    const [row] = await sql<{ address: string }[]>`select address from notification_mailbox where kp_id = ${kpId}`;
    return row?.address ?? '';
  },
  async lock(kpId: number): Promise<MailboxRow> {
    await sql`insert into notification_mailbox (kp_id, asked_at) values (${kpId}, '-infinity') on conflict do nothing`;
    const [row] = await sql<MailboxRow[]>`
      select address, wanted, case when asked_at = '-infinity' then 1e9 else extract(epoch from now() - asked_at) end::float as asked_ago,
        case when asked_at > now() - interval '1 day' then asked_today else 0 end as asked_today
      from notification_mailbox where kp_id = ${kpId} for update`;
    return row!;
  },
  async read(kpId: number): Promise<Pick<MailboxRow, 'address' | 'wanted'>> {
    const [row] = await sql<MailboxRow[]>`select address, wanted from notification_mailbox where kp_id = ${kpId}`;
    return row ?? { address: '', wanted: '' };
  },
  async want(kpId: number, wanted: string, codeHash: Buffer, askedToday: number): Promise<void> {
    await sql`update notification_mailbox set wanted = ${wanted}, code_hash = ${codeHash}, tries = 0, asked_at = now(), asked_today = ${askedToday}
      where kp_id = ${kpId}`;
  },
  async forget(kpId: number): Promise<void> {
    await sql`update notification_mailbox set address = '', wanted = '', code_hash = null where kp_id = ${kpId}`;
  },
  /** Counts a try; of two with the right code one is first. @returns whether it was right and in time */
  async confirm(kpId: number, codeHash: Buffer, mostTries: number, minutes: number): Promise<boolean> {
    const rows = await sql`
      update notification_mailbox set address = wanted, wanted = '', code_hash = null
      where kp_id = ${kpId} and wanted <> '' and code_hash = ${codeHash} and tries < ${mostTries} and asked_at > now() - make_interval(mins => ${minutes})
      returning kp_id`;
    if (rows.length === 0) await sql`update notification_mailbox set tries = least(tries + 1, ${mostTries}) where kp_id = ${kpId}`;
    return rows.length > 0;
  },
});
