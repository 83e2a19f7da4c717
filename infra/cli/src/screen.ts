import type { Fault, Refusal } from './fault.ts';

/** Where a command writes: results to standard output, what it is doing to standard error. */
export interface Screen {
  /** A result for people; silent with --json. */
  say(text: string): void;
  /** The result for programs; silent without --json. */
  result(value: unknown): void;
  /** What is going on. */
  note(text: string): void;
  /** A line that is written over, on a terminal; elsewhere only its end is kept. */
  progress(text: string, isLast: boolean): void;
}

export function screenOf(json: boolean, out: NodeJS.WriteStream = process.stdout, notes: NodeJS.WriteStream = process.stderr): Screen {
  return {
    say: (text) => !json && out.write(`${text}\n`),
    result: (value) => json && out.write(`${JSON.stringify(value, null, 1)}\n`),
    note: (text) => notes.write(`${text}\n`),
    progress(text, isLast) {
      if (notes.isTTY) notes.write(`\r\x1b[2K${text}${isLast ? '\n' : ''}`);
      else if (isLast) notes.write(`${text}\n`);
    },
  };
}

const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** Columns of text, as wide as their widest cell; Chinese letters count twice. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - widthOf(cell)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}

/** A refusal for people: the cause, the two sides of it, and what to do. */
export const refusalText = (refusals: Refusal[]) =>
  refusals
    .map(
      ({ rule, message, ours, theirs, fix }, index) =>
        `${index + 1}. [${rule}] ${message}\n   我方：${ours}\n   对方：${theirs}\n   处理：${fix}`,
    )
    .join('\n');

/** A fault for people. */
export function faultText({ message, fix, details }: Fault): string {
  const { refusals, ours, theirs, report } = (details ?? {}) as { refusals?: Refusal[]; ours?: string; theirs?: string; report?: string };
  if (refusals?.length) return refusalText(refusals);
  const sides = ours || theirs ? `\n  我方：${ours ?? ''}\n  对方：${theirs ?? ''}` : '';
  return `${message}${sides}${report ? `\n\n${report}\n` : ''}${fix ? `\n  ${fix}` : ''}`;
}

export const bytesText = (bytes: number) => (bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);
export const secondsText = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
export const timeText = (iso: string | undefined) => {
  if (!iso) return '–';
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
};
