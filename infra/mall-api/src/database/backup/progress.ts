import type { Writable } from 'node:stream';
import { rowsIn } from './passing.ts';

/** How far a copy is. */
export interface Progress {
  /** Its name, or that of the files. */
  table: string;
  /** Which of how many, from 1. */
  position: number;
  of: number;
  rows: number;
  /** Of COPY's text, unpacked. */
  bytes: number;
  isDone: boolean;
}

export type OnProgress = (progress: Progress) => void;

/** Counts what goes through of one table. */
export function tableProgress(table: string, index: number, of: number, onProgress: OnProgress) {
  const progress = { table, position: index + 1, of, rows: 0, bytes: 0, isDone: false };
  return {
    count(chunk: Buffer) {
      progress.rows += rowsIn(chunk);
      progress.bytes += chunk.length;
      onProgress(progress);
    },
    done() {
      onProgress({ ...progress, isDone: true });
    },
  };
}

const lineOf = ({ table, position, of, rows, bytes }: Progress) =>
  `[${String(position).padStart(String(of).length)}/${of}] ${table}  ${rows.toLocaleString('en')} rows  ${(bytes / 1e6).toFixed(1)} MB`;

/** On a terminal one line, written over; else a line a table that isn't empty, and now and then one of a table that takes long. */
export function progressLines(out: Writable & { isTTY?: boolean }): { show: OnProgress; end(): void } {
  const pauseMs = out.isTTY ? 200 : 30_000;
  let shownAt = performance.now();
  let isShown = false;
  const isDue = ({ isDone, rows, position, of }: Progress) =>
    performance.now() - shownAt >= pauseMs || (isDone && (out.isTTY ? position === of : rows > 0));
  return {
    show(progress) {
      if (!isDue(progress)) return;
      shownAt = performance.now();
      isShown = true;
      out.write(out.isTTY ? `\r${lineOf(progress)}\u001b[K` : `${lineOf(progress)}${progress.isDone ? '' : ' …'}\n`);
    },
    end() {
      if (out.isTTY && isShown) out.write('\n');
    },
  };
}
