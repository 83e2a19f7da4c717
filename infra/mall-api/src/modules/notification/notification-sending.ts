import { isAnsweredByLink, mailOf, smsOf } from '@mall/domain/notification';
import { MailNotSent, type MailPort } from '../../adapters/mail/mail.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import { SmsNotSent } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import { accountService } from '../account/account.service.ts';
import { mailboxRepository } from './mailbox.repository.ts';
import { type DueNotification, notificationRepository } from './notification.repository.ts';

/** Pauses before it is tried again, in seconds; after the last one it is given up (rule notification 4). */
const pauses = [60, 300, 1800, 7200];
const atOnce = 200;

/** A way by which messages leave the mall. */
export interface Way {
  name: 'sms' | 'mail';
  /** @returns false where there is nobody to send it to any more @throws {SmsNotSent} @throws {MailNotSent} */
  send(tx: Database, due: DueNotification): Promise<boolean>;
}

/** @param mallUrl where buyers find the mall */
export const bySms = (sms: SmsPort, mallUrl: string): Way => ({
  name: 'sms',
  async send(tx, { kpId, kind, body, path }) {
    const { phone } = await accountService(tx).facts(kpId);
    await sms.send(tx, phone, smsOf(body, isAnsweredByLink(kind) ? `${mallUrl}${path}` : ''));
    return true;
  },
});

/** @param mallUrl where buyers find the mall */
export const byMail = (mail: MailPort, mallUrl: string): Way => ({
  name: 'mail',
  async send(tx, { kpId, title, body: text, path }) {
    const to = await mailboxRepository(tx).address(kpId);
    if (!to) return false;
    await mail.send(tx, { to, ...mailOf({ title, text, path }, mallUrl) });
    return true;
  },
});

const isNotSent = (error: unknown) => error instanceof SmsNotSent || error instanceof MailNotSent;

/** The next one. @returns undefined where none is due */
const sendNext = (db: Database, way: Way): Promise<'sent' | 'failed' | 'none' | undefined> =>
  db.transaction(async (tx) => {
    const notifications = notificationRepository(tx);
    const due = await notifications.lockDue(way.name);
    if (!due) return undefined;
    try {
      const outcome = (await way.send(tx, due)) ? 'sent' : 'none';
      await notifications.ended(way.name, due.id, outcome);
      return outcome;
    } catch (error) {
      if (!isNotSent(error)) throw error;
      await notifications.failed(way.name, due.id, pauses[due.attempts]);
      return 'failed';
    }
  });

/** Sends what waits, one after the other; several processes never send the same. @returns how many went, and how many weren't taken */
export async function sendNotifications(db: Database, way: Way): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0, none: 0 };
  for (let done = 0; done < atOnce; done += 1) {
    const outcome = await sendNext(db, way);
    if (!outcome) break;
    count[outcome] += 1;
  }
  return { sent: count.sent, failed: count.failed };
}
