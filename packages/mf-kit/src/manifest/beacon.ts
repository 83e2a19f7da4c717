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
  /** Calls made while this area's screen was shown: how many, how many failed (not: were refused), ms altogether. */
  calls?: Record<string, [count: number, failed: number, totalMs: number]>;
}

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
