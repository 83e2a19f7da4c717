import { Worker } from 'node:worker_threads';

/** A frame is around thousands of pages: it is copied from thread to thread once. */
const framesKept = 24;

/** What a build may ask was nobody's matter then; it would have to be copied for each page. */
const fileOnly = (bundles) => Object.fromEntries(Object.entries(bundles).map(([area, { file }]) => [area, { file }]));

/** The renderer of before (`edge/rendering/renderer.ts`), without what ended a page that took too long. */
export function createRenderer() {
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  const waiting = new Map();
  const frames = new Map();
  let last = 0;
  thread.on('message', ({ id, page, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error));
    else resolve(page);
  });
  const run = (message) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      thread.postMessage({ id: last, ...message });
    });
  return {
    async render(task) {
      const { frameId, frame, screen, screenData, failed, fault } = await run({
        task: { ...task, bundles: fileOnly(task.bundles) },
        knownFrames: [...frames.keys()],
      });
      if (frame) frames.set(frameId, frame);
      if (frames.size > framesKept) frames.delete(frames.keys().next().value);
      const around = frame ?? frames.get(frameId);
      return {
        ...around,
        screen,
        screenData,
        failed: [...around.failed, ...failed],
        fault: around.fault ?? fault,
        faultOf: fault && task.area,
      };
    },
    rest: () => run({ rest: true }),
    close: () => thread.terminate(),
  };
}
