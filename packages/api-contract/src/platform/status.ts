import type { PlatformFigures } from './figures.ts';
import type { FeatureFlag } from './flags.ts';
import type { EndingToken } from './operators.ts';

/** What a release says of itself, without its files: enough to draw who provides and uses what. */
export interface ReleaseSummary {
  version: string;
  platform: string;
  routes: { path: string; screen: string; access: string; title?: string }[];
  widgets: string[];
  /** Slots it shows, filled by other areas. */
  slots: string[];
  events: { emits: string[]; hears: string[] };
  /** 'noun.method' → 'POST /api/…' */
  calls: Record<string, string>;
  budget?: number | undefined;
  /** Compressed bytes of all files. */
  brotli: number;
}

export interface LiveCanary {
  version: string;
  percent: number;
  /** When this version became the canary, whatever its percentage was since. */
  since: string;
  by: string;
}

export interface AreaStatus {
  name: string;
  /** Undefined for an area that was published but never promoted. */
  stable?: { version: string; since: string; by: string };
  canary?: LiveCanary;
  /** Where a rollback goes. */
  previous?: string;
  /** The newest release that was not live yet, and its smoke test. */
  candidate?: { version: string; publishedAt?: string; by?: string; smoke?: { passed: boolean; at: string; who: string } };
  releases: ReleaseSummary[];
}

/** A live version that can't be served, and why: the rest of the site is. */
export interface LeftOut {
  area: string;
  version: string;
  isCanary: boolean;
  /** In Chinese, for operators. */
  reason: string;
}

export interface PlatformStatus {
  /** The combination of all stable versions. */
  snapshot: string;
  /** Combinations of canaries: visitors whose bucket (0–99) is below get this one. */
  canaries: { below: number; snapshot: string }[];
  /** Number and time of the log's latest entry. */
  number: number;
  at: string;
  areas: AreaStatus[];
  /** Live versions that can't be served, with the reason. */
  leftOut: LeftOut[];
  /** Undefined while the storage answers. */
  storageFault?: string;
  /** Entries of the log that can't be read and count for nothing, each with the reason. Undefined where there are none. */
  unreadable?: { key: string; reason: string }[];
  /** What is switched, the one that ends first first. */
  flags?: FeatureFlag[];
  /** The soonest first. */
  endingTokens?: EndingToken[];
  telemetry?: PlatformFigures;
}

/** Whether the mall API answers the gateway. */
export interface PlatformHealth {
  api: { ready: boolean; ms: number };
}
