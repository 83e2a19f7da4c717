import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Overload } from '../load/overload.ts';
import { turns } from '../load/turns.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import type { Paper, PaperAnswer, PaperOrder, SheetPaper } from './paper.ts';

const program = fileURLToPath(new URL('program.ts', import.meta.url));
/** One at a time, and so many wait so long: then the mall says that it is busy. */
const line = { atOnce: 1, waiting: 24, patienceMs: 20_000 };

interface Limits {
  /** A paper that takes longer ends the process. */
  timeLimitMs?: number;
  /** So long after its last paper the process ends. */
  idleMs?: number;
}

/** `isKilled`: not by this paper, so that the same again may be printed. */
type Outcome = PaperAnswer & { isKilled?: boolean };

/**
 * Makes papers in a process of its own, which begins with the first one and ends when none come: a list of a thousand lines keeps nobody waiting for a page,
 * and whatever it does, the API goes on.
 */
export function paperPrinter({ timeLimitMs = 30_000, idleMs = 60_000 }: Limits = {}) {
  const inTurn = turns(line, () => new Overload('papers are being printed'));
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = () => {
    const begun = fork(program, [], { serialization: 'advanced', execArgv: ['--max-old-space-size=384'], env: {}, stdio: 'ignore' });
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (child === begun) child = undefined;
    });
    return begun;
  };
  const print = async (order: PaperOrder): Promise<Uint8Array> => {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    worker.ref();
    worker.channel?.ref();
    try {
      const answer = await new Promise<Outcome>((resolve) => {
        const settle = (told: Outcome) => {
          clearTimeout(limit);
          worker.off('message', settle).off('exit', gone);
          resolve(told);
        };
        const fail = (failure: string, isKilled = false) => {
          if (child === worker) end();
          settle({ failure, isKilled });
        };
        const gone = (_code: number | null, signal: string | null) =>
          fail('the printer ended', signal === 'SIGKILL' || signal === 'SIGTERM');
        const limit = setTimeout(() => fail('the printer took too long'), timeLimitMs);
        worker.on('message', settle).on('exit', gone);
        worker.send(order, (error) => error && fail('the printer took no order'));
      });
      if ('failure' in answer) throw answer.isKilled ? new Overload(answer.failure) : new Error(answer.failure);
      return answer.file;
    } finally {
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(end, idleMs).unref();
    }
  };

  return {
    /** @throws {Overload} too many wait, or somebody ended the process @throws {Error} it failed, died of it or took too long */
    pdf: (paper: Paper): Promise<Uint8Array> => inTurn.take('printer', () => print({ what: 'pdf', paper })),
    /** @throws as `pdf` */
    xlsx: (sheet: SheetPaper): Promise<Uint8Array> => inTurn.take('printer', () => print({ what: 'xlsx', sheet })),
    /** @throws as `pdf` */
    invoice: (invoice: InvoicePaper): Promise<Uint8Array> => inTurn.take('printer', () => print({ what: 'invoice', invoice })),
    end,
    /** Of the process, while there is one. */
    pid: () => child?.pid,
  };
}
export type Printer = Pick<ReturnType<typeof paperPrinter>, 'pdf' | 'xlsx' | 'invoice'>;
