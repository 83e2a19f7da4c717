import { fileURLToPath } from 'node:url';
import { frame, framesOf } from '../frames.ts';
import type { OcrPage, Recogniser } from '../ocr.ts';
import { Refused } from '../refusals.ts';
import { type Watch, watchedProcess } from '../watched-process.ts';

const program = fileURLToPath(new URL('program.ts', import.meta.url));
/** Letters of an answer. */
const answerAtMost = 16 * 1024 * 1024;

interface Limits {
  /** A page that takes longer ends the process: time of computing, and of the clock, because other work may come first. */
  cpuMs?: number;
  wallMs?: number;
  /** So long after its last page the process ends. */
  idleMs?: number;
  memoryMb?: number;
}

/**
 * The embedded adapter: PP-OCRv4 out of the registry, in a process that begins with the first page and ends when none come. Pages are read one at a time
 * (`readPictures` sees to that).
 */
export function embeddedOcr({ cpuMs = 40_000, wallMs = 180_000, idleMs = 60_000, memoryMb = 1000 }: Limits = {}) {
  let reader: (Watch & { answers: AsyncGenerator<Buffer> }) | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    reader?.process.kill('SIGKILL');
    reader = undefined;
  };
  const start = () => {
    const watch = watchedProcess(program, memoryMb);
    const begun = { ...watch, answers: framesOf(watch.process.stdout, answerAtMost) };
    watch.process.on('close', () => {
      if (reader === begun) reader = undefined;
    });
    return begun;
  };

  return {
    /** @throws {Refused} TOO_SLOW: the process died, took too long or too much memory */
    async recognise(jpg: Uint8Array): Promise<OcrPage> {
      clearTimeout(idle);
      reader ??= start();
      const own = reader;
      own.allow({ cpuMs, wallMs });
      try {
        own.process.stdin.write(frame(jpg));
        const answer = await own.answers.next().catch(() => undefined);
        if (answer && !answer.done) return JSON.parse(answer.value.toString()) as OcrPage;
        if (reader === own) end();
        throw new Refused('TOO_SLOW');
      } finally {
        own.allow(undefined);
        idle = setTimeout(end, idleMs).unref();
      }
    },
    end,
    /** Of the process, while there is one. */
    pid: () => reader?.process.pid,
  } satisfies Recogniser & { pid: () => number | undefined };
}
