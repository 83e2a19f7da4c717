import type { Database } from '../../database/database.ts';

/** Codes sent by text message, kept as hashes. */
export const smsCodeRepository = ({ sql }: Database) => ({
  /** Codes that this address asked for within the last hour. */
  async countOfAddress(ip: string): Promise<number> {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from sms_code where ip = ${ip} and sent_at > now() - interval '1 hour'`;
    return row!.n;
  },
  /** One at a time for a number until the transaction ends, so that two clicks make one message. */
  async lock(phone: string) {
    await sql`select pg_advisory_xact_lock(hashtext(${`sms:${phone}`}))`;
  },
  /** When this number got its codes of the last day, newest first. */
  async sentTo(phone: string): Promise<string[]> {
    const rows = await sql<{ sentAt: string }[]>`
      select sent_at from sms_code where phone = ${phone} and sent_at > now() - interval '1 day' order by sent_at desc limit 20`;
    return rows.map((row) => row.sentAt);
  },
  async insert(phone: string, codeHash: Buffer, ip: string, lifeSeconds: number) {
    await sql`insert into sms_code (phone, code_hash, ip, expires_at)
      values (${phone}, ${codeHash}, ${ip}, now() + make_interval(secs => ${lifeSeconds}))`;
  },
  /** Counts a try of the number's newest code and uses it up when it is right. Of two at the same moment one gets true. */
  async use(phone: string, codeHash: Buffer, allowedTries: number): Promise<boolean> {
    const [row] = await sql<{ isRight: boolean }[]>`
      update sms_code set tries = tries + 1, used_at = case when code_hash = ${codeHash} then now() end
      where id = (select id from sms_code where phone = ${phone} order by sent_at desc, id desc limit 1 for update)
        and used_at is null and expires_at > now() and tries < ${allowedTries}
      returning used_at is not null as is_right`;
    return row?.isRight === true;
  },
  async deleteOld() {
    await sql`delete from sms_code where sent_at < now() - interval '2 days'`;
  },
});
