import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { turns } from '../../load/turns.ts';
import { fileAtMost, type SpreadsheetRefusal, spreadsheetRefusals } from './refusals.ts';
import type { Spreadsheet } from './spreadsheet.ts';

const program = fileURLToPath(new URL('program.ts', import.meta.url));
/** Letters of an answer: more is no list. */
const answerAtMost = 64 * 1024 * 1024;

interface Limits {
  /** A file that takes longer is given up, in ms. */
  timeLimitMs?: number;
  /** Memory of the process that reads, in MB. */
  memoryMb?: number;
}

const refused = (reason: SpreadsheetRefusal): Spreadsheet => ({ ok: false, reason, words: spreadsheetRefusals[reason] });

/**
 * Reads files in processes of their own, each with one file, at most two at once: what a file does to its reader reaches nobody else (rule inquiry 39).
 * @param onStart told the process of each file
 */
export function spreadsheetReader({ timeLimitMs = 20_000, memoryMb = 512 }: Limits = {}, onStart?: (pid: number) => void) {
  const inTurn = turns({ atOnce: 2, waiting: 20, patienceMs: 30_000 }, () => new Error('too many files are being read'));

  const readNow = (bytes: Uint8Array): Promise<Spreadsheet> =>
    new Promise((resolve) => {
      const flags = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${memoryMb}`, '--max-semi-space-size=16', '--no-warnings'];
      const child = spawn(process.execPath, [...flags, program], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
      const chunks: Buffer[] = [];
      let length = 0;
      const give = (answer: Spreadsheet) => {
        clearTimeout(limit);
        child.kill('SIGKILL');
        resolve(answer);
      };
      const limit = setTimeout(() => give(refused('TOO_SLOW')), timeLimitMs);
      child.on('error', () => give(refused('TOO_SLOW')));
      child.stdin.on('error', () => undefined);
      child.stdout.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > answerAtMost) give(refused('BOMB'));
      });
      child.on('close', (code) => give(code === 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Spreadsheet) : refused('TOO_SLOW')));
      if (child.pid) onStart?.(child.pid);
      child.stdin.end(bytes);
    });

  return {
    /** What is in a file, or why it isn't read. @throws {Error} more files wait than can be read soon */
    async read(bytes: Uint8Array): Promise<Spreadsheet> {
      if (bytes.length > fileAtMost) return refused('TOO_LARGE');
      return inTurn.take('files', () => readNow(bytes));
    },
  };
}
