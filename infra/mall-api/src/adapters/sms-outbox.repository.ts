import type { SmsMessage } from '@mall/api-contract/console';
import type { Database } from '../database/database.ts';

/** Text messages that would have been sent: the embedded adapter's outbox. */
export const smsOutboxRepository = ({ sql }: Database) => ({
  async insert(phone: string, text: string) {
    await sql`insert into sms_message (phone, text) values (${phone}, ${text})`;
  },
  /** The newest 50, of one number or of all. */
  async latest(phone: string | undefined): Promise<SmsMessage[]> {
    return sql<SmsMessage[]>`select id, phone, text, created_at from sms_message
      where ${phone ?? null}::text is null or phone = ${phone ?? null} order by id desc limit 50`;
  },
  async deleteOld() {
    await sql`delete from sms_message where created_at < now() - interval '7 days'`;
  },
});
