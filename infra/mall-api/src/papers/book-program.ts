import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { BookAnswer, BookOrder } from './book.ts';
import { bookOf } from './book-of.ts';

// Everything else goes before a catalogue.
setPriority(19);
process.on('disconnect', () => process.exit());

/** Bytes. What the system counts for a process begins with the size of the one that started it, so Linux is asked for this program's own. */
function mostMemory(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

const say = (answer: BookAnswer) => process.send?.(answer);
process.once('message', (order: BookOrder) => {
  bookOf(order, (progress) => say({ progress }))
    .then((made) => ({ made: { ...made, mostMemory: mostMemory() } }))
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
    .then(say);
});
