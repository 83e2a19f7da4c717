import type { Database } from '../database/database.ts';
import { smsOutboxRepository } from './sms-outbox.repository.ts';

/** Text messages. */
export interface SmsPort {
  /** @param db where the embedded adapter keeps its outbox @throws {SmsNotSent} it is known that the message won't arrive */
  send(db: Database, phone: string, text: string): Promise<void>;
}

/** The provider refused the message, or could not be reached. */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';
}

/** The embedded adapter: messages arrive in the outbox that the console shows. */
export const smsOutbox = (): SmsPort => ({
  send: (db, phone, text) => smsOutboxRepository(db).insert(phone, text),
});

const limitMs = 5000;

/**
 * The real adapter: posts `{ phone, text }` to the provider's address while the buyer waits, because a code is of no use to who doesn't know that
 * it failed. A provider that is silent for 5 s may have sent it, so that counts as sent.
 */
export const smsWebhook = (
  { url, secret }: { url: string; secret: string },
  send: typeof fetch = fetch,
  patienceMs = limitMs,
): SmsPort => ({
  async send(_db, phone, text) {
    let status: number;
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
        body: JSON.stringify({ phone, text }),
        signal: AbortSignal.timeout(patienceMs),
      });
      status = response.status;
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') return;
      throw new SmsNotSent('the SMS provider could not be reached', { cause: error });
    }
    if (status >= 300) throw new SmsNotSent(`the SMS provider answered ${status}`);
  },
});
