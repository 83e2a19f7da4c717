/** What the browser sends to the gateway's `/_telemetry`: figures of one page since its last beacon. Times are whole milliseconds. */
export interface Beacon {
  /** The combination of versions the page was served with. */
  snapshot: string;
  /** The name that the gateway gave this view of the page: each counts once. */
  view: string;
  /** Which beacon of the view this is, from 0. */
  n: number;
  /** The route's pattern (`/p/:skuNumber`), never the address itself. */
  page: string;
  areas: Record<string, AreaFigures>;
  vitals?: PageVitals;
  errors?: BrowserError[];
}

export interface AreaFigures {
  version: string;
  /** Page views in which this area took part, and those among them in which it failed at least once. */
  views: number;
  failedViews: number;
  errors: number;
  load?: number[];
  mount?: number[];
  /** From the call of mount to the first paint after it. */
  render?: number[];
  /** Tasks in which the page did not answer for 50 ms or more on its account, and for how long altogether. */
  blocked?: [tasks: number, ms: number];
  /** Visits of its screens that were left, and what they left in the heap, in KB; less than nothing where more was collected. */
  heap?: [visits: number, kb: number];
  /** The most it had on window and document after one of its screens was left. */
  listeners?: number;
  /** What it did beyond its place, how often. */
  trespasses?: Partial<Record<Trespass, number>>;
  /** Calls made while this area's screen was shown: how many, how many failed (not: were refused), ms altogether. */
  calls?: Record<string, [count: number, failed: number, totalMs: number]>;
}

/**
 * Ways of an area out of its place: it was to overwrite what everybody calls (`history`), changed what is the frame's (`frame`), left listeners behind (`listeners`), grew with each
 * visit (`heap`), kept a page from answering for seconds (`hang`), or for good (`loop`).
 */
export const trespasses = ['history', 'frame', 'listeners', 'heap', 'hang', 'loop'] as const;
export type Trespass = (typeof trespasses)[number];

export const vitalNames = ['lcp', 'cls', 'inp', 'fcp', 'ttfb'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Core Web Vitals of the page's first view and the area that showed it; `cls` is a score, the others are milliseconds. */
export interface PageVitals extends Partial<Record<VitalName, number>> {
  area: string;
}

export interface BrowserError {
  /** Owner of the faulty script. */
  area: string;
  version: string;
  message: string;
  stack: string;
  where: string;
  /** The route's pattern. */
  page: string;
}

/** Browser and gateway hold the same limits: what is longer is cut by the one and dropped by the other. */
export const beaconLimits = { bytes: 32_768, errors: 8, message: 500, stack: 2500, where: 200, times: 12, calls: 40, views: 30 } as const;
