import { LRUCache } from 'lru-cache';
import type { RenderAnswer, RenderedFrame, RenderResult } from './render-task.ts';

const most = 24;

/**
 * The frames that the gateway has from its rendering thread: the same one is around thousands of pages, and copying it from thread to thread cost as much as
 * the page in it.
 */
export function createKnownFrames() {
  const frames = new LRUCache<string, RenderedFrame>({ max: most });
  return {
    /** For one task: the names of those that the thread may leave out, and the page with its frame once it has answered. */
    forTask() {
      const held = new Map(frames.entries());
      return {
        ids: [...held.keys()],
        whole({ frameId, frame: sent, ...page }: RenderAnswer): RenderResult {
          const { id: _, failed, ...frame } = sent ?? held.get(frameId)!;
          if (sent) frames.set(frameId, sent);
          else frames.get(frameId);
          return { ...frame, ...page, failed: [...failed, ...page.failed], fault: page.fault };
        },
      };
    },
  };
}
