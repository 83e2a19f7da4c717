import { viewLifeMs } from './page-view.ts';

/** The n-th beacon of a view. */
export interface Told {
  id: string;
  n: number;
  /** When the page was answered, ms since 1970. */
  at: number;
}

const viewsKept = 20_000;
const minuteMs = 60_000;

/** One for the view, when it is left or hidden, and at most one more each minute: the n-th (from 0) may come after n minutes, and one in advance. */
export const isWithinBudget = ({ n, at }: Pick<Told, 'n' | 'at'>, now: number): boolean => n <= Math.floor((now - at) / minuteMs) + 1;
export const mostBeacons = viewLifeMs / minuteMs + 2;

/**
 * Which beacons were counted. What it holds is bounded: of views that were answered before the oldest it had to forget none is taken any more, so nothing
 * counts twice, however many there are.
 */
export function createHeardViews() {
  let views = new Map<string, { at: number; told: number[] }>();
  /** Answered before: too old to be told apart. */
  let floor = 0;

  const has = ({ id, n, at }: Told): boolean => at < floor || (views.get(id)?.told.includes(n) ?? false);
  return {
    has,
    add({ id, n, at }: Told) {
      const known = views.get(id);
      if (known) known.told.push(n);
      else views.set(id, { at, told: [n] });
      for (const [oldest, view] of views) {
        const isOver = at - view.at > 2 * viewLifeMs;
        if (!isOver && views.size <= viewsKept) break;
        views.delete(oldest);
        // Those of the same second are told apart by nothing else.
        floor = Math.max(floor, view.at + (isOver ? 0 : 1));
      }
    },
    /** Everything that is known, to be kept; `restore` takes it in again. */
    state: () => ({ floor, views: [...views].map(([id, { at, told }]) => [id, at, told] as const) }),
    restore(state: { floor: number; views: readonly (readonly [string, number, number[]])[] }) {
      floor = state.floor;
      views = new Map(state.views.map(([id, at, told]) => [id, { at, told: [...told] }]));
    },
  };
}
export type HeardViews = ReturnType<typeof createHeardViews>;
