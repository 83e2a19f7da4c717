import { setTimeout as after } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { createKnownFrames } from './known-frames.ts';
import type { RenderAnswer, RenderResult, RenderTask, WorkerTask } from './render-task.ts';

export interface Renderer {
  /** Undefined where it took too long or its thread died: the browser renders then. */
  render(task: RenderTask): Promise<RenderResult | undefined>;
  /** Gives back memory that nobody needs now. */
  rest(): Promise<unknown>;
  close(): Promise<void>;
}

const answerMs = 200;

function startThread(onFault: (error: unknown) => void) {
  const thread = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: 32,
    // An idle thread that sleeps in Atomics.wait never learns that the API closed its connections, and fails the next page on one of them.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  // The thread died with nothing to do: another begins by itself. Unheard, it would end the gateway.
  thread.on('error', onFault);
  // What an area left behind and nobody waited for; the thread goes on.
  thread.on('message', ({ stray }: { stray: string }) => onFault(new Error(`a stray fault of an area's server code: ${stray}`)));
  return thread;
}

/**
 * Renders in a thread of its own, so that a screen that never ends can be stopped and pages from the cache are served meanwhile.
 * The clock is kept here: a task with an abort signal would have the thread for itself, and of those that wait for it some are never called.
 * @param limitMs after this a page is given up; where the thread doesn't answer any more, it is ended with all it does and a new one begins
 */
export function createRenderer(limitMs: number, onFault: (error: unknown) => void): Renderer {
  let thread = startThread(onFault);
  const knownFrames = createKnownFrames();

  /** @returns whether it came in time */
  async function isWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
    const stop = new AbortController();
    const late = after(ms, false, { signal: stop.signal }).catch(() => false);
    try {
      return await Promise.race([work.then(() => true), late]);
    } finally {
      stop.abort();
    }
  }

  async function replaceUnlessItAnswers(one: Piscina) {
    const answer = one.run(undefined, { name: 'answer' });
    if (await isWithin(answer, answerMs).catch(() => false)) return;
    if (one !== thread) return;
    thread = startThread(onFault);
    await one.destroy();
  }

  async function attempt(task: RenderTask, isLast: boolean): Promise<RenderResult | undefined> {
    const mine = thread;
    try {
      const frames = knownFrames.forTask();
      const work = mine.run({ ...task, knownFrames: frames.ids } satisfies WorkerTask) as Promise<RenderAnswer>;
      if (await isWithin(work, limitMs)) return frames.whole(await work);
    } catch (error) {
      // Most likely the thread was ended for another page's fault.
      if (!isLast) return attempt(task, true);
      onFault(error);
      return undefined;
    }
    onFault(new Error(`${task.pathname} was not rendered within ${limitMs} ms`));
    await replaceUnlessItAnswers(mine).catch(onFault);
    return undefined;
  }

  return { render: (task) => attempt(task, false), rest: () => thread.run(undefined, { name: 'rest' }), close: () => thread.destroy() };
}
