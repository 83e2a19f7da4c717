import { fileURLToPath } from 'node:url';
import { framesOf } from '../frames.ts';
import type { OcrPage } from '../ocr.ts';
import { type PictureRefusal, pictureAtMost, pictureRefusals, Refused } from '../refusals.ts';
import { watchedProcess } from '../watched-process.ts';
import type { Announcement, PreparedPage } from './page.ts';

const program = fileURLToPath(new URL('program.ts', import.meta.url));
/** Of one page, in bytes. */
const pageAtMost = 24 * 1024 * 1024;
const memoryMb = 900;

export interface PreparingLimits {
  /** For a page: time of computing, and of the clock. */
  cpuMs: number;
  wallMs: number;
  /** Told the process that opens each file. */
  onStart?: ((pid: number) => void) | undefined;
  /** A file of more is refused before its pages are drawn. */
  pagesAtMost?: number;
}

/**
 * Makes upright pictures and known text of a file, in a process of its own that ends with it.
 * @throws {Refused} with why in words; TOO_MANY_PAGES; TOO_SLOW where the process died, took too long or too much memory
 */
export async function prepare(
  content: Uint8Array,
  { onStart, pagesAtMost = Infinity, ...limits }: PreparingLimits,
): Promise<{ notes: string[]; pages: PreparedPage[] }> {
  if (content.length > pictureAtMost) throw new Refused('TOO_LARGE');
  const { process: child, allow } = watchedProcess(program, memoryMb);
  if (child.pid) onStart?.(child.pid);
  allow(limits);
  child.stdin.end(content);
  let told: Announcement | undefined;
  const pages: PreparedPage[] = [];
  try {
    for await (const message of framesOf(child.stdout, pageAtMost)) {
      allow(limits);
      if (!told) {
        told = JSON.parse(message.toString()) as Announcement;
        if ('pages' in told && told.pages > pagesAtMost) throw new Refused('TOO_MANY_PAGES');
      } else if ('refused' in told) break;
      else if (message[0] === 'p'.charCodeAt(0)) pages.push({ jpg: message.subarray(1) });
      else pages.push({ page: JSON.parse(message.subarray(1).toString()) as OcrPage });
    }
  } finally {
    allow(undefined);
    child.kill('SIGKILL');
  }
  if (told && 'refused' in told && told.refused in pictureRefusals) throw new Refused(told.refused as PictureRefusal);
  if (!told || 'refused' in told || pages.length < told.pages) throw new Refused('TOO_SLOW');
  return { notes: told.notes, pages };
}
