import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DataSheet } from '../data-sheet/sheet.ts';
import type { ModelFiles } from '../kernel/make-model.ts';
import type { Params } from '../part.ts';
import type { Answer, Order } from './orders.ts';

const program = fileURLToPath(new URL('program.ts', import.meta.url));

interface Limits {
  /** An order that takes longer ends the process. It works behind everything else: on a busy machine what takes a second takes a minute. */
  timeLimitMs?: number;
  /** So long after its last order the process ends. */
  idleMs?: number;
  /** A process that holds more after an order ends: the kernel gives no memory back. */
  mostMemory?: number;
}

/**
 * Makes models and data sheets in a process of its own, which begins with the first order and ends when none come: whatever the kernel
 * does, this process keeps its memory and its time. It fills one order at a time: who has several lets them wait.
 */
export function workshop({ timeLimitMs = 120_000, idleMs = 60_000, mostMemory = 700_000_000 }: Limits = {}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = () => {
    const begun = fork(program, [], { serialization: 'advanced', execArgv: ['--max-old-space-size=256'], env: {}, stdio: 'ignore' });
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (child === begun) child = undefined;
    });
    return begun;
  };

  const fill = async (order: Order): Promise<Answer> => {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    worker.ref();
    worker.channel?.ref();
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const limit = setTimeout(() => fail('took too long'), timeLimitMs);
        const settle = () => {
          clearTimeout(limit);
          worker.off('message', take).off('exit', gone);
        };
        const fail = (why: string) => {
          settle();
          if (child === worker) end();
          reject(new Error(`the workshop ${why}`));
        };
        const gone = () => fail('ended');
        const take = (answer: Answer) => {
          settle();
          resolve(answer);
        };
        worker.on('message', take).on('exit', gone);
        worker.send(order, (error) => error && fail('took no order'));
      });
    } finally {
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(end, idleMs).unref();
    }
  };
  const inTurn = (order: Order): Promise<Answer> => {
    const next = last.then(() => fill(order));
    last = next.catch(() => undefined);
    return next.then((answer) => {
      if ('failure' in answer) throw new Error(answer.failure);
      if (answer.rss > mostMemory) end();
      return answer;
    });
  };

  return {
    /** @throws {Error} the kernel failed, its process died, or it took too long */
    async model(family: string, params: Params): Promise<ModelFiles | undefined> {
      const answer = await inTurn({ what: 'model', family, params });
      return 'model' in answer ? answer.model : undefined;
    },
    /** A PDF. @throws {Error} as `model` */
    async dataSheet(sheet: DataSheet): Promise<Uint8Array> {
      const answer = await inTurn({ what: 'data-sheet', sheet });
      if (!('pdf' in answer)) throw new Error('the workshop answered something else');
      return answer.pdf;
    },
    /** Ends the process; the next order begins another one. */
    end,
    /** Of the process, while there is one. */
    pid: () => child?.pid,
  };
}
export type Workshop = ReturnType<typeof workshop>;
