import type { MailMessage } from '@mall/api-contract/console';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { Mail } from './mail.ts';

/** Mail that would have been sent: the embedded adapter's outbox. */
export const mailOutboxRepository = ({ sql }: Database) => ({
  async insert(mail: Mail): Promise<void> {
    await sql`insert into mail_message ${columns(sql, { recipient: mail.to, subject: mail.subject, text: mail.text })}`;
  },
  /** The newest 50, to one address or to all. */
  latest: async (to: string | undefined): Promise<MailMessage[]> => [
    ...(await sql<MailMessage[]>`select id, recipient as to, subject, text, created_at from mail_message
      where ${to ?? null}::text is null or recipient = ${to ?? null} order by id desc limit 50`),
  ],
  async deleteOld(): Promise<void> {
    await sql`delete from mail_message where created_at < now() - interval '7 days'`;
  },
});
