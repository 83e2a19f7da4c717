import { Piscina } from 'piscina';
import type { RenderResult, RenderTask } from './render-task.ts';

export interface Renderer {
  /** Undefined where it took too long or its thread died: the browser renders then. */
  render(task: RenderTask): Promise<RenderResult | undefined>;
  close(): Promise<void>;
}

/**
 * Renders in a thread of its own, so that a screen that never ends can be stopped and pages from the cache are served meanwhile.
 * @param limitMs after this the thread is ended and a new one begins
 */
export function createRenderer(limitMs: number, onFault: (error: unknown) => void): Renderer {
  const pool = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: 32,
    // An idle thread that sleeps in Atomics.wait never learns that the API closed its connections, and fails the next page on one of them.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  return {
    async render(task) {
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), limitMs);
      try {
        return (await pool.run(task, { signal: abort.signal })) as RenderResult;
      } catch (error) {
        onFault(error);
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.destroy(),
  };
}
