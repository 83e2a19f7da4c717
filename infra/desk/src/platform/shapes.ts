/** What `/_platform/*` answers, as far as the desk shows it. Times are ISO texts in UTC, durations ms. */

export interface Summary {
  views: number;
  failedViews: number;
  errors: number;
  /** 0–1 */
  errorRate: number;
  loadP50?: number;
  loadP95?: number;
  mountP50?: number;
  mountP95?: number;
  calls: Record<string, CallFigures>;
  /** [views, failed views] of each five minutes, the oldest first. */
  trend?: [number, number][];
}

export interface CallFigures {
  count: number;
  failed: number;
  meanMs: number;
}

export interface Release {
  version: string;
  platform: string;
  routes: { path: string; screen: string; access: string; title?: string }[];
  widgets: string[];
  slots: string[];
  events: { emits: string[]; hears: string[] };
  calls: Record<string, string>;
  budget?: number;
  brotli: number;
}

export interface Area {
  name: string;
  stable?: { version: string; since: string; by: string };
  canary?: { version: string; percent: number; since: string; by: string };
  previous?: string;
  candidate?: { version: string; publishedAt?: string; by?: string; smoke?: { passed: boolean; at: string } };
  releases: Release[];
}

export interface JudgedSide {
  version: string;
  views: number;
  failed: number;
}

export interface Status {
  snapshot: string;
  canaries: { below: number; snapshot: string }[];
  number: number;
  at: string;
  areas: Area[];
  leftOut: { area: string; version: string; isCanary: boolean; reason: string }[];
  storageFault?: string;
  telemetry?: {
    lastHour: Record<string, Record<string, Summary>>;
    canaries: Record<string, { canary: JudgedSide; stable: JudgedSide; strength: number }>;
  };
}

export interface Health {
  api: { ready: boolean; ms: number };
}

export interface Entry {
  number: number;
  at: string;
  who: string;
  act: string;
  area?: string;
  version?: string;
  from?: string;
  why?: string;
  snapshot: string;
  live: Record<string, { stable: string; canary?: { version: string; percent: number } }>;
}

export interface PublishedRelease {
  version: string;
  at?: string;
  who?: string;
  how?: 'upload' | 'start';
}

export interface ErrorGroup {
  id: string;
  fault: string;
  area: string;
  version: string;
  message: string;
  stack: string;
  where: string;
  page: string;
  count: number;
  firstAt: string;
  lastAt: string;
  snapshot: string;
}

export interface Frame {
  text: string;
  area?: string;
  version?: string;
  source?: string;
  line?: number;
  column?: number;
  name?: string;
  excerpt?: { line: number; text: string }[];
}

export interface ErrorReport extends ErrorGroup {
  frames: Frame[];
  replay: string;
}

export interface Token {
  id: string;
  area: string;
  name: string;
  createdAt: string;
  createdBy: string;
  revokedAt?: string;
}

export interface Selection {
  overrides: { area: string; version: string; url: string; until: number }[];
  pinned: { id: string; until: number } | null;
}
