import { createHash, randomInt } from 'node:crypto';
import { decideSend, smsCode, smsText } from '@mall/domain/account';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';

const perHourOfOneAddress = 30;
const hashOf = (phone: string, code: string) => createHash('sha256').update(`${phone}:${code}`).digest();

/** Codes by text message (domain decisions, "Login"). Only the newest code of a number counts, and only once. */
export const smsCodeService = (db: Database, sms: SmsPort) => ({
  /** Has this address asked for so many codes that a picture has to be read first? */
  async isAddressBusy(ip: string): Promise<boolean> {
    const [row] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from sms_code where ip = ${ip} and sent_at > now() - interval '1 hour'`;
    return row!.n >= perHourOfOneAddress;
  },
  /** @throws SMS_TOO_SOON with `waitSeconds`, SMS_TOO_MANY */
  async send(phone: string, ip: string): Promise<void> {
    await db.transaction(async (tx) => {
      const { sql } = tx;
      // One at a time for a number, so that two clicks make one message.
      await sql`select pg_advisory_xact_lock(hashtext(${`sms:${phone}`}))`;
      const sent = await sql<{ sentAt: string }[]>`
        select sent_at from sms_code where phone = ${phone} and sent_at > now() - interval '1 day' order by sent_at desc limit 20`;
      const decision = decideSend(
        sent.map((row) => row.sentAt),
        new Date().toISOString(),
      );
      if (!decision.ok) throw new MallError(decision.reason, 'waitSeconds' in decision ? { waitSeconds: decision.waitSeconds } : undefined);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await sql`insert into sms_code (phone, code_hash, ip, expires_at)
        values (${phone}, ${hashOf(phone, code)}, ${ip}, now() + make_interval(secs => ${smsCode.lifeSeconds}))`;
      await sms.send(tx, phone, smsText(code));
    });
  },
  /** Uses a code up. Of two at the same moment one gets true. */
  async use(phone: string, code: string): Promise<boolean> {
    const rows = await db.sql<{ isRight: boolean }[]>`
      update sms_code set tries = tries + 1, used_at = case when code_hash = ${hashOf(phone, code)} then now() end
      where id = (select id from sms_code where phone = ${phone} order by sent_at desc, id desc limit 1 for update)
        and used_at is null and expires_at > now() and tries < ${smsCode.tries}
      returning used_at is not null as is_right`;
    return rows[0]?.isRight === true;
  },
  async removeOld() {
    await db.sql`delete from sms_code where sent_at < now() - interval '2 days'`;
    await db.sql`delete from sms_message where created_at < now() - interval '7 days'`;
  },
});
