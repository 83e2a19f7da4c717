import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach } from '@jest/globals';
import { pino } from 'pino';
import type { Database } from '../database/database.ts';
import { targets } from '../modules/webhook/target.ts';
import { webhookEndpoints, webhookService } from '../modules/webhook/webhook.service.ts';
import { type SenderParts, webhookSender } from '../modules/webhook/webhook-sender.ts';
import { type Answering, aReceiver, type Heard } from './a-receiver.ts';

/** A receiver that answers so. */
export const answering =
  (status: number, headers = {}, body = ''): Answering =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** The figures of what a receiver heard, in order (`happens`). */
export const figuresOf = ({ heard }: { heard: readonly Pick<Heard, 'message'>[] }) =>
  heard.map(({ message }) => (message.data as { credit: { limitFen: number } }).credit.limitFen);

/** For tests: a mall that tells others, each test with nobody to tell at first. */
export function aTellingMall(db: Database) {
  const key = randomBytes(32);
  const here = targets({ networks: ['127.0.0.0/8'], mayBePlain: true });
  const logged: { msg: string; level: number }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const endpoints = webhookEndpoints(db, key);
  const open: { close(): Promise<void> }[] = [];
  const senders: { stop(): Promise<void> }[] = [];
  const aSender = (parts: Partial<SenderParts> = {}) => {
    const sender = webhookSender({ db, key, targets: here, logger, ...parts });
    senders.push(sender);
    return sender;
  };
  beforeEach(async () => {
    for (const { id } of await endpoints.list()) await endpoints.remove(id);
    logged.length = 0;
  });
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));
  afterAll(() => Promise.all(senders.map((one) => one.stop())));
  const happening = (tx: Database, subject: string, figure: number) =>
    webhookService(tx).record({ type: 'credit.approved', subject, data: { credit: { customerId: 1, limitFen: figure, usedFen: 0 } } });
  return {
    ...{ endpoints, aSender, logged, happening },
    /** Something happens to a subject. @param figure by which it is known again */
    happens: (subject: string, figure = 1) => db.transaction((tx) => happening(tx, subject, figure)),
    /** Another system, and the mall's knowledge of it. */
    async listening(answer?: Answering, events = ['*']) {
      const receiver = await aReceiver(answer);
      open.push(receiver);
      return { receiver, ...(await endpoints.add({ url: receiver.url, events, madeBy: 'test' }, here)) };
    },
    /** As if so long had gone by for all that waits. */
    timePasses: (span: string) =>
      db.sql`update webhook_line set next_at = next_at - ${span}::interval, failing_since = failing_since - ${span}::interval`,
    state: async (id: string) => (await endpoints.list()).find((one) => one.id === id)!,
  };
}
