import type { FeatureFlags } from './flags.ts';
import type { LiveCanary } from './status.ts';

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
  | 'runner'
  | 'login'
  | 'flag'
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
  /** Missing in entries from before there were any. */
  flags?: FeatureFlags;
  /** The flag this entry is about. */
  flag?: string;
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
