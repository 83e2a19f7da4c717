import type { AreaSummary } from '@mall/api-contract/platform';
import type { AreaFigures } from '@mall/mf-kit/manifest';

const minuteMs = 60_000;
const minutes = 60;
const trendMinutes = 5;
/** Upper ends in ms; a percentile is as exact as its bucket is narrow. */
const bounds = [
  5, 10, 15, 20, 30, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1300, 1700, 2200, 3000, 4000, 6000, 9000,
  15_000,
];
const timeKinds = ['load', 'mount', 'render'] as const;
type TimeKind = (typeof timeKinds)[number];
type Triple = [count: number, failed: number, ms: number];

/** What happened to one version of an area: sums only, so cells of several gateways can be added up. */
export interface Cell {
  views: number;
  failedViews: number;
  errors: number;
  /** How many were measured by index of their bucket in `bounds`. */
  times: Record<TimeKind, Record<number, number>>;
  calls: Record<string, Triple>;
  /** What it did beyond its place; missing in sums of older gateways, and where nothing was told. */
  blocked?: [tasks: number, ms: number];
  heap?: [visits: number, kb: number];
  /** The most of one page. */
  listeners?: number;
}

/** 'area version' → what happened. */
export type Cells = Record<string, Cell>;
/** Minute since 1970 → what happened in it. */
export type Minutes = Record<number, Cells>;

const emptyCell = (): Cell => ({ views: 0, failedViews: 0, errors: 0, times: { load: {}, mount: {}, render: {} }, calls: {} });
export const keyOf = (area: string, version: string) => `${area} ${version}`;
export const partsOfKey = (key: string) => key.split(' ') as [area: string, version: string];
export const minuteOf = (time: number) => Math.floor(time / minuteMs);

/** Counts what one page told of an area. */
export function countFigures(cells: Cells, area: string, figures: AreaFigures): void {
  const cell = emptyCell();
  cell.views = figures.views;
  cell.failedViews = figures.failedViews;
  cell.errors = figures.errors;
  for (const kind of timeKinds) for (const ms of figures[kind] ?? []) addTo(cell.times[kind], bucketOf(ms), 1);
  for (const [name, [count, failed, ms]] of Object.entries(figures.calls ?? {})) cell.calls[name] = [count, failed, ms];
  for (const kind of ['blocked', 'heap', 'listeners'] as const) if (figures[kind]) Object.assign(cell, { [kind]: figures[kind] });
  addCells(cells, { [keyOf(area, figures.version)]: cell });
}

/** Adds up, in place. */
export function addCells(sums: Cells, more: Cells): void {
  for (const [key, cell] of Object.entries(more)) {
    sums[key] ??= emptyCell();
    addCell(sums[key], cell);
  }
}

/** What browsers told in the last sixty minutes, by area and version: a window of minutes that slides. */
export function createHour(now: () => number = Date.now) {
  const window = new Map<number, Cells>();
  const drop = () => {
    for (const minute of window.keys()) if (minute <= minuteOf(now()) - minutes) window.delete(minute);
  };
  const add = (cells: Cells, minute = minuteOf(now())) => {
    drop();
    const known = window.get(minute) ?? {};
    window.set(minute, known);
    addCells(known, cells);
  };
  return {
    add,
    /** Everything that is known, to be kept; `restore` takes it in again. */
    state: (): Minutes => {
      drop();
      return Object.fromEntries(window);
    },
    restore(state: Minutes) {
      window.clear();
      for (const [minute, cells] of Object.entries(state)) add(cells, Number(minute));
    },
    /** area → version → what happened. */
    summary(): Record<string, Record<string, AreaSummary>> {
      drop();
      const first = minuteOf(now()) - minutes + 1;
      const sums: Cells = {};
      const trends: Record<string, AreaSummary['trend']> = {};
      for (const [minute, cells] of window) {
        addCells(sums, cells);
        for (const [key, { views, failedViews }] of Object.entries(cells)) {
          trends[key] ??= Array.from({ length: minutes / trendMinutes }, () => [0, 0]);
          const part = trends[key][Math.min(Math.floor((minute - first) / trendMinutes), minutes / trendMinutes - 1)]!;
          part[0] += views;
          part[1] += failedViews;
        }
      }
      const result: Record<string, Record<string, AreaSummary>> = {};
      for (const [key, cell] of Object.entries(sums)) {
        const [area, version] = partsOfKey(key);
        result[area] ??= {};
        result[area][version] = summaryOf(cell, trends[key]!);
      }
      return result;
    },
  };
}

const bucketOf = (ms: number) => {
  const found = bounds.findIndex((bound) => ms <= bound);
  return found < 0 ? bounds.length : found;
};

const addTo = (counts: Record<number, number>, index: number, count: number) => {
  counts[index] = (counts[index] ?? 0) + count;
};

function addCell(sum: Cell, cell: Cell) {
  sum.views += cell.views;
  sum.failedViews += cell.failedViews;
  sum.errors += cell.errors;
  for (const kind of ['blocked', 'heap'] as const) {
    const [[count, size] = [0, 0], more] = [sum[kind], cell[kind]];
    if (more) sum[kind] = [count + more[0], size + more[1]];
  }
  if (cell.listeners) sum.listeners = Math.max(sum.listeners ?? 0, cell.listeners);
  for (const kind of timeKinds) for (const [index, count] of Object.entries(cell.times[kind])) addTo(sum.times[kind], Number(index), count);
  for (const [name, [count, failed, ms]] of Object.entries(cell.calls)) {
    const known = sum.calls[name] ?? [0, 0, 0];
    sum.calls[name] = [known[0] + count, known[1] + failed, known[2] + ms];
  }
}

function summaryOf({ views, failedViews, errors, times, calls, blocked, heap, listeners }: Cell, trend: AreaSummary['trend']): AreaSummary {
  const percentiles = timeKinds.flatMap((kind) => [
    [`${kind}P50`, percentile(times[kind], 0.5)],
    [`${kind}P95`, percentile(times[kind], 0.95)],
  ]);
  return {
    views,
    failedViews,
    errors,
    errorRate: views ? failedViews / views : 0,
    ...(blocked && views ? { blockedMs: Math.round(blocked[1] / views) } : {}),
    ...(heap ? { heapKb: Math.round(heap[1] / heap[0]) } : {}),
    ...(listeners ? { listeners } : {}),
    ...Object.fromEntries(percentiles.filter(([, value]) => value !== undefined)),
    calls: Object.fromEntries(
      Object.entries(calls).map(([name, [count, failed, ms]]) => [name, { count, failed, meanMs: Math.round(ms / count) }]),
    ),
    trend,
  };
}

/** Between the ends of the bucket the rank lies in, in proportion. */
function percentile(counts: Record<number, number>, share: number): number | undefined {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (!total) return undefined;
  let rank = share * total;
  for (const index of Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b)) {
    const count = counts[index]!;
    if (rank <= count) {
      const from = bounds[index - 1] ?? 0;
      const to = bounds[index] ?? bounds.at(-1)! * 2;
      return Math.round(from + ((to - from) * rank) / count);
    }
    rank -= count;
  }
  return bounds.at(-1);
}
