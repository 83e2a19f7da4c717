import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { smsOutboxRepository } from './sms-outbox.repository.ts';

/** Text messages. `send` belongs to the transaction: rolled back means never sent. */
export interface SmsPort {
  send(tx: Database, phone: string, text: string): Promise<void>;
}

/** The embedded adapter: messages arrive in the outbox that the console shows. */
export const smsOutbox = (): SmsPort => ({
  send: (tx, phone, text) => smsOutboxRepository(tx).insert(phone, text),
});

const queue = 'send-sms';

/** The real adapter: posts `{ phone, text }` to the provider's address in the background, and again when that fails. */
export async function smsWebhook(
  jobs: Jobs,
  { url, secret }: { url: string; secret: string },
  send: typeof fetch = fetch,
): Promise<SmsPort> {
  await jobs.work<{ phone: string; text: string }>(queue, async (message) => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(8000),
    });
    if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
  });
  return { send: (tx, phone, text) => jobs.enqueue(tx, queue, { phone, text }) };
}
