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
  /** For how long a page view did not answer on its account, on average. */
  blockedMs?: number;
  /** What a visit of its screens left in the heap, in KB, on average; what will be collected is in it. */
  heapKb?: number;
  /** The most it had on window and document after a screen was left. */
  listeners?: number;
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
  /** Those of the failed that the gateway saw itself: it could not render the page, or not serve a file of the release. */
  seen?: number;
}

export interface JudgedCanary {
  canary: JudgedSide;
  stable: JudgedSide;
  /** The judge's wager: at 1000 the canary is taken back. */
  strength: number;
}

/** What the server code of one version did beside rendering: it died, hung, left a fault behind, asked for a call that its manifest doesn't declare. */
export interface ServerHarm {
  count: number;
  /** The last of it. */
  at: string;
  why: string;
  /** It died too often: until then its pages come unrendered. */
  restsUntil?: string;
}

/** What the browsers told all gateways, and what this one saw. */
export interface PlatformFigures {
  /** area → version → what happened. */
  lastHour: Record<string, Record<string, AreaSummary>>;
  /** By area. */
  canaries: Record<string, JudgedCanary>;
  /** area → version → the last hour at this gateway. */
  serverHarm: Record<string, Record<string, ServerHarm>>;
}
