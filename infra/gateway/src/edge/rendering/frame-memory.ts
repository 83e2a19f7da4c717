import { LRUCache } from 'lru-cache';
import type { RenderedFrame, RenderTask } from './render-task.ts';

type Frame = RenderedFrame;

const freshMs = 60_000;
const maxBytes = 16 * 1024 * 1024;
/** About how much memory a frame takes: two bytes a character. */
const sizeOf = (frame: Frame, key: string) => 2 * (key.length + JSON.stringify(frame).length);
const known = new LRUCache<string, Frame>({ max: 200, ttl: freshMs, maxSize: maxBytes, sizeCalculation: sizeOf });

/**
 * Of an address what the frame around a page may know: what was searched for, and the path where its route names one page only. A parameter in the path
 * changes nothing around the page, and what the frame isn't told of one visitor's address it can't show to the next.
 */
export function frameAddress({ route, pathname, search }: RenderTask): { pathname: string; search: string } {
  const keyword = new URLSearchParams(search).get('keyword');
  return {
    pathname: /[:*]/.test(route.path) ? route.path : pathname,
    search: keyword ? `?${new URLSearchParams({ keyword })}` : '',
  };
}

/** What a frame can depend on: the live combination, what is switched on, the province, the route, and what it is told of the address. */
const keyOf = (task: RenderTask) => {
  const { pathname, search } = frameAddress(task);
  const files = Object.values(task.bundles).map(({ file }) => file);
  return [files.join(' '), (task.flags ?? []).join(' '), task.region.stateProvinceId, task.route.path, pathname, search].join('\n');
};

const making = new Map<string, Promise<Frame>>();

/** The frame around a page: rendered once a minute for all pages that share it, however many ask at once; anew where a read of it failed. */
export function frameFor(task: RenderTask, render: () => Promise<Frame>): Promise<Frame> {
  const key = keyOf(task);
  const kept = known.get(key);
  if (kept) return Promise.resolve(kept);
  const underWay = making.get(key);
  if (underWay) return underWay;
  const made = render().finally(() => making.delete(key));
  making.set(key, made);
  made.then(
    (frame) => frame.fault || frame.failed.length || known.set(key, frame),
    () => {},
  );
  return made;
}
