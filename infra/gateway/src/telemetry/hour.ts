import type { AreaFigures } from '@mall/mf-kit/manifest';

/** The last hour of one version of an area. Times in ms, undefined where nothing was measured. */
export interface AreaSummary {
  views: number;
  failedViews: number;
  errors: number;
  /** Failed views of all, 0–1. */
  errorRate: number;
  loadP50?: number;
  loadP95?: number;
  mountP50?: number;
  mountP95?: number;
  renderP50?: number;
  renderP95?: number;
  /** 'noun.method' → calls made while its screen was shown. */
  calls: Record<string, { count: number; failed: number; meanMs: number }>;
  /** [views, failed views] of each five minutes, the oldest first: when it began. */
  trend: [number, number][];
}

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

interface Cell {
  views: number;
  failedViews: number;
  errors: number;
  times: Record<TimeKind, Uint32Array>;
  calls: Map<string, [number, number, number]>;
}

interface Sum extends Cell {
  trend: [number, number][];
}

const emptyTrend = () => Array.from({ length: minutes / trendMinutes }, (): [number, number] => [0, 0]);

const emptyCell = (): Cell => ({
  views: 0,
  failedViews: 0,
  errors: 0,
  times: {
    load: new Uint32Array(bounds.length + 1),
    mount: new Uint32Array(bounds.length + 1),
    render: new Uint32Array(bounds.length + 1),
  },
  calls: new Map(),
});

/** What browsers told in the last sixty minutes, by area and version: a window of minutes that slides. */
export function createHour(now: () => number = Date.now) {
  const window = new Map<number, Map<string, Cell>>();
  const current = () => Math.floor(now() / minuteMs);
  const drop = () => {
    for (const minute of window.keys()) if (minute <= current() - minutes) window.delete(minute);
  };
  return {
    add(area: string, figures: AreaFigures) {
      drop();
      const minute = window.get(current()) ?? new Map<string, Cell>();
      window.set(current(), minute);
      const key = `${area} ${figures.version}`;
      const cell = minute.get(key) ?? emptyCell();
      minute.set(key, cell);
      cell.views += figures.views;
      cell.failedViews += figures.failedViews;
      cell.errors += figures.errors;
      for (const kind of timeKinds) for (const ms of figures[kind] ?? []) cell.times[kind][bucketOf(ms)]! += 1;
      for (const [name, call] of Object.entries(figures.calls ?? {})) addCall(cell.calls, name, call);
    },
    /** area → version → what happened. */
    summary(): Record<string, Record<string, AreaSummary>> {
      drop();
      const first = current() - minutes + 1;
      const sums = new Map<string, Sum>();
      for (const [minute, cells] of window)
        for (const [key, cell] of cells) {
          const sum = sums.get(key) ?? { ...emptyCell(), trend: emptyTrend() };
          sums.set(key, sum);
          addCell(sum, cell);
          const part = sum.trend[Math.floor((minute - first) / trendMinutes)]!;
          part[0] += cell.views;
          part[1] += cell.failedViews;
        }
      const result: Record<string, Record<string, AreaSummary>> = {};
      for (const [key, cell] of sums) {
        const [area, version] = key.split(' ') as [string, string];
        result[area] ??= {};
        result[area][version] = summaryOf(cell);
      }
      return result;
    },
  };
}

const bucketOf = (ms: number) => {
  const found = bounds.findIndex((bound) => ms <= bound);
  return found < 0 ? bounds.length : found;
};

function addCall(calls: Cell['calls'], name: string, [count, failed, ms]: readonly [number, number, number]) {
  const known = calls.get(name) ?? [0, 0, 0];
  calls.set(name, [known[0] + count, known[1] + failed, known[2] + ms]);
}

function addCell(sum: Cell, cell: Cell) {
  sum.views += cell.views;
  sum.failedViews += cell.failedViews;
  sum.errors += cell.errors;
  for (const kind of timeKinds) for (const [index, count] of cell.times[kind].entries()) sum.times[kind][index]! += count;
  for (const [name, call] of cell.calls) addCall(sum.calls, name, call);
}

function summaryOf({ views, failedViews, errors, times, calls, trend }: Sum): AreaSummary {
  const percentiles = timeKinds.flatMap((kind) => [
    [`${kind}P50`, percentile(times[kind], 0.5)],
    [`${kind}P95`, percentile(times[kind], 0.95)],
  ]);
  return {
    views,
    failedViews,
    errors,
    errorRate: views ? failedViews / views : 0,
    ...Object.fromEntries(percentiles.filter(([, value]) => value !== undefined)),
    calls: Object.fromEntries([...calls].map(([name, [count, failed, ms]]) => [name, { count, failed, meanMs: Math.round(ms / count) }])),
    trend,
  };
}

/** Between the ends of the bucket the rank lies in, in proportion. */
function percentile(counts: Uint32Array, share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!total) return undefined;
  let rank = share * total;
  for (const [index, count] of counts.entries()) {
    if (rank <= count && count) {
      const from = bounds[index - 1] ?? 0;
      const to = bounds[index] ?? bounds.at(-1)! * 2;
      return Math.round(from + ((to - from) * rank) / count);
    }
    rank -= count;
  }
  return bounds.at(-1);
}
