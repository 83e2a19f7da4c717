import type { ChatEvent } from '@mall/api-contract/assistant';
import { says } from './mind/turn.ts';

/** A reader waits for first words 300 ms at most (rule assistant 18); the way to them and back takes some of it. */
const silentMs = 150;

/** An answer that takes its time to begin begins with a line that says so. @param quietMs how long it may be silent first */
export async function* withFirstWords(events: AsyncIterable<ChatEvent>, quietMs = silentMs): AsyncGenerator<ChatEvent> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const quiet = new Promise<'quiet'>((resolve) => {
      timer = setTimeout(resolve, quietMs, 'quiet');
    });
    const first = await Promise.race([next, quiet]).finally(() => clearTimeout(timer));
    if (first === 'quiet') yield says('我查一下。');
    for (let one = await next; !one.done; one = await next) {
      yield one.value;
      next = iterator.next();
    }
  } finally {
    await iterator.return?.(undefined);
  }
}
