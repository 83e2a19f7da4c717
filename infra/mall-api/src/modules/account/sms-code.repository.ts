import type { Database } from '../../database/database.ts';

/** Codes sent by text message, kept as hashes. */
export const smsCodeRepository = ({ sql }: Database) => ({
  /** Codes that this source asked for within the last hour. */
  async countOfSource(source: string): Promise<number> {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from sms_source, unnest(sent_at) as sent where source = ${source} and sent > now() - interval '1 hour'`;
    return row?.n ?? 0;
  },
  /**
   * Counts a code of this source where fewer than `limit` were asked for within the last hour: in one statement, so that of sixty at the same
   * moment no more than the limit get true.
   */
  async countForSource(source: string, limit: number): Promise<boolean> {
    const rows = await sql`
      insert into sms_source as known (source, sent_at) values (${source}, array[now()])
      on conflict (source) do update set last_at = now(), sent_at = array_append(
        array(select sent from unnest(known.sent_at) as sent where sent > now() - interval '1 hour'), now())
      where (select count(*) from unnest(known.sent_at) as sent where sent > now() - interval '1 hour') < ${limit}
      returning source`;
    return rows.length > 0;
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
  /** @returns the code's id */
  async insert(phone: string, codeHash: Buffer, ip: string, lifeSeconds: number): Promise<number> {
    const [row] = await sql<{ id: number }[]>`insert into sms_code (phone, code_hash, ip, expires_at)
      values (${phone}, ${codeHash}, ${ip}, now() + make_interval(secs => ${lifeSeconds})) returning id`;
    return row!.id;
  },
  /** A code that never left: it keeps nobody from asking for another. */
  async remove(id: number) {
    await sql`delete from sms_code where id = ${id}`;
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
    await sql`delete from sms_source where last_at < now() - interval '2 hours'`;
  },
});
