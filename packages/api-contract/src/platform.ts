/** What the gateway says of the platform under `/_platform/`; all times ISO texts in UTC, durations ms. Types only: the gateway makes them, the desk reads them. */

export interface CallFigures {
  count: number;
  failed: number;
  meanMs: number;
}

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
  calls: Record<string, CallFigures>;
  /** [views, failed views] of each five minutes, the oldest first: when it began. */
  trend: [number, number][];
}

/** Page views of one side of a canary, and those among them that failed at least once. */
export interface JudgedSide {
  version: string;
  views: number;
  failed: number;
}

export interface JudgedCanary {
  canary: JudgedSide;
  stable: JudgedSide;
  /** The judge's wager: at 1000 the canary is taken back. */
  strength: number;
}

/** What the browsers told all gateways. */
export interface PlatformFigures {
  /** area → version → what happened. */
  lastHour: Record<string, Record<string, AreaSummary>>;
  /** By area. */
  canaries: Record<string, JudgedCanary>;
}

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
  candidate?: { version: string; publishedAt?: string; by?: string; smoke?: { passed: boolean; at: string } };
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
  telemetry?: PlatformFigures;
}

/** Whether the mall API answers the gateway. */
export interface PlatformHealth {
  api: { ready: boolean; ms: number };
}

/** What is live of one area. */
export interface AreaState {
  stable: string;
  /** When and by whom stable went live. */
  since: string;
  by: string;
  /** A newer version that some visitors get. */
  canary?: LiveCanary;
  /** Versions that were stable before, the latest first: where a rollback goes. */
  earlier: string[];
}

export type LiveState = Record<string, AreaState>;

/** What can happen to the registry; acts that leave the live versions alone are kept for the audit. */
export type LiveAct =
  | 'publish'
  | 'promote'
  | 'canary'
  | 'rollback'
  | 'take-back'
  | 'disable'
  | 'smoke'
  | 'pin'
  | 'token'
  | 'login'
  | 'override'
  | 'snapshot';

/** One entry of the log: who did what, and what is live since. */
export interface LiveEntry {
  number: number;
  at: string;
  who: string;
  act: LiveAct;
  area?: string;
  version?: string;
  /** The version that was there before. */
  from?: string;
  why?: string;
  live: LiveState;
  /** The newest release of each area that was published but was not live yet. */
  candidates: Record<string, string>;
  /** The combination of all stable versions. */
  snapshot: string;
}

/** One published version of an area; when and by whom is unknown of the oldest. */
export interface PublishedRelease {
  version: string;
  at?: string;
  who?: string;
  /** Uploaded and held against the gate, or taken from a build of the same machine. */
  how?: 'upload' | 'start';
}

/** One fault of one version, however often it happened. Says nothing of who met it. */
export interface ErrorGroup {
  id: string;
  /** The same for the same fault of other versions. */
  fault: string;
  area: string;
  version: string;
  message: string;
  stack: string;
  /** What was going on: 'window', 'mount', a screen, the call that failed. */
  where: string;
  /** The route's path, without what it was filled with. */
  page: string;
  count: number;
  firstAt: string;
  lastAt: string;
  /** The combination it was last seen in. */
  snapshot: string;
}

/** One line of a stack: as the browser said it, and where that is in the sources. */
export interface StackFrame {
  text: string;
  area?: string;
  version?: string;
  source?: string;
  line?: number;
  column?: number;
  name?: string;
  /** The line and its neighbours. */
  excerpt?: { line: number; text: string }[];
}

export interface ErrorReport extends ErrorGroup {
  frames: StackFrame[];
  /** Opens the site with the versions it was last seen in. */
  replay: string;
}

/** A key to the platform, as it is kept: the token itself is known to its owner only. */
export interface PlatformToken {
  id: string;
  /** The area it may publish and promote; '*' for every area and for what only administrators may. */
  area: string;
  name: string;
  createdAt: string;
  createdBy: string;
  revokedAt?: string;
}

/** One area replaced for one operator: by another published version, or by a development server on the operator's machine. */
export interface AreaOverride {
  area: string;
  /** '' where it comes from `url`. */
  version: string;
  url: string;
  /** Unix ms. */
  until: number;
}

/** What an operator sees instead of what is live. */
export interface OperatorSelection {
  overrides: AreaOverride[];
  pinned: { id: string; until: number } | null;
}
