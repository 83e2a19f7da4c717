import { LRUCache } from 'lru-cache';
import type { RenderResult, RenderTask } from './render-task.ts';

type Frame = Pick<RenderResult, 'frame' | 'frameData'>;

const freshMs = 60_000;
const known = new LRUCache<string, Frame>({ max: 200, ttl: freshMs });

/** What a frame can depend on: the live combination, the province, the route, what was searched for; a parameter in the path changes nothing around it. */
const keyOf = ({ bundles, region, route, pathname, search }: RenderTask) =>
  [
    Object.values(bundles)
      .map(({ file }) => file)
      .join(' '),
    region.stateProvinceId,
    route.path,
    route.path.includes(':') ? '' : pathname,
    new URLSearchParams(search).get('keyword') ?? '',
  ].join('\n');

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
    (frame) => frame.frame.fault || Object.keys(frame.frameData.failures).length || known.set(key, frame),
    () => {},
  );
  return made;
}
