import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BookAnswer, BookOrder, MadeBook } from './book.ts';

const program = fileURLToPath(new URL('book-program.ts', import.meta.url));

/**
 * Makes a catalogue in a process of its own that ends with it, and is killed beyond its time or memory: whatever it does, the API goes on.
 * @param tell how far it is, in per cent @throws {Error} it failed, died or took too long
 */
export function printBook(order: BookOrder, tell: (progress: number) => void = () => {}, timeLimitMs = 180_000): Promise<MadeBook> {
  const child = fork(program, [], { serialization: 'advanced', execArgv: ['--max-old-space-size=192'], env: {}, stdio: 'ignore' });
  return new Promise<MadeBook>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('the catalogue took too long')), timeLimitMs);
    const settle = (answer: BookAnswer) => {
      if ('progress' in answer) return tell(answer.progress);
      clearTimeout(limit);
      if ('failure' in answer) reject(new Error(answer.failure));
      else resolve(answer.made);
    };
    child.on('message', settle);
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(limit);
      reject(new Error('the process of the catalogue ended'));
    });
    child.send(order, (error) => error && reject(error));
  }).finally(() => child.kill('SIGKILL'));
}
