import type { Database } from '../database/database.ts';

export interface JobOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** While one with this key waits, another is not added. */
  singletonKey?: string;
}

type Json = Record<string, unknown>;

/** Background work (pg-boss). A job is added in the business transaction: rolled back means it never runs. */
export interface Jobs {
  enqueue(tx: Database, name: string, data: Json, options?: JobOptions): Promise<void>;
  /** Registers who does it. What throws is tried again, 5 times, with growing pauses: the work may run more than once. */
  work<T extends Json>(name: string, handler: (data: T) => Promise<unknown>): Promise<void>;
  /** Runs by the clock of Shanghai, once for all processes. @param cron five fields: '0 3 * * *' is three at night */
  repeat(name: string, cron: string, handler: () => Promise<unknown>): Promise<void>;
}

export interface RecordedJobs extends Jobs {
  readonly sent: { name: string; data: Json; options: JobOptions }[];
  /** Does the recorded jobs now, with the registered handlers. */
  runAll(): Promise<void>;
}

/** For tests: jobs are kept in a list, and run when the test says so. */
export function recordedJobs(): RecordedJobs {
  const handlers = new Map<string, (data: Json) => Promise<unknown>>();
  const sent: RecordedJobs['sent'] = [];
  return {
    sent,
    enqueue: async (_tx, name, data, options = {}) => {
      sent.push({ name, data, options });
    },
    work: async <T extends Json>(name: string, handler: (data: T) => Promise<unknown>) => {
      handlers.set(name, (data) => handler(data as T));
    },
    repeat: async (name, _cron, handler) => {
      handlers.set(name, handler);
    },
    async runAll() {
      for (const { name, data } of sent.splice(0)) await handlers.get(name)?.(data);
    },
  };
}
