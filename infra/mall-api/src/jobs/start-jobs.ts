import type { FastifyBaseLogger } from 'fastify';
import { type Db, PgBoss } from 'pg-boss';
import type { JSONValue } from 'postgres';
import type { Database } from '../database/database.ts';
import { type ServerAddress, serverStreams, serversOf } from '../database/server-socket.ts';
import type { Jobs } from './jobs.ts';

const retries = { retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 300 };

/** How often a queue is looked into: what somebody waits for at once; what the clock says to the minute, twenty queues of it, now and then. */
const lookSeconds = { asked: 1, byClock: 5 } as const;

/** pg-boss speaks through the caller's transaction. Text goes as text: it has written its JSON already. */
const within = ({ sql }: Database): Db => ({
  executeSql: async (text, values = []) => ({
    rows: await sql.unsafe(
      text,
      (values as JSONValue[]).map((value) => (typeof value === 'string' ? sql.typed(value, 25) : value)),
    ),
  }),
});

interface PgClient {
  query(text: string, done: (error: Error | null, result?: { rows: { standby: boolean }[] }) => void): void;
}

/** What pg's pool needs to find, among several servers, the one that takes writes. */
const onThePrimary = (servers: readonly ServerAddress[]): object => ({
  stream: serverStreams(servers),
  verify: (client: PgClient, done: (error?: Error | null) => void) =>
    client.query('select pg_is_in_recovery() as standby', (error, result) =>
      done(error ?? (result?.rows[0]?.standby ? new Error('a standby takes no jobs') : null)),
    ),
});

/** Starts the background work on its own schema `pgboss` with two connections of its own. */
export async function startJobs(url: string, logger: FastifyBaseLogger): Promise<Jobs & { stop(): Promise<void> }> {
  const { servers, first } = serversOf(url);
  const boss = new PgBoss({ connectionString: first, max: 2, application_name: 'mall-jobs', ...onThePrimary(servers) });
  boss.on('error', (error) => logger.warn({ err: error }, 'background work'));
  await boss.start();
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name));
  const ensure = async (name: string) => {
    if (!queues.has(name)) await boss.createQueue(name, retries);
    queues.add(name);
  };
  const workEvery = async <T extends object>(pollingIntervalSeconds: number, name: string, handler: (data: T) => Promise<unknown>) => {
    await ensure(name);
    await boss.work<T>(name, { pollingIntervalSeconds, batchSize: 1 }, async ([job]) => {
      try {
        await handler(job!.data);
      } catch (error) {
        logger.error({ err: error, job: name, id: job!.id }, 'a job failed');
        throw error;
      }
    });
  };
  return {
    work: (name, handler) => workEvery(lookSeconds.asked, name, handler),
    async enqueue(tx, name, data, { startAfter, singletonKey } = {}) {
      await boss.send(name, data, { db: within(tx), ...(startAfter ? { startAfter } : {}), ...(singletonKey ? { singletonKey } : {}) });
    },
    async repeat(name, cron, handler) {
      await workEvery(lookSeconds.byClock, name, handler);
      await boss.schedule(name, cron, {}, { tz: 'Asia/Shanghai' });
    },
    stop: () => boss.stop({ graceful: true, timeout: 2500, close: true }),
  };
}
