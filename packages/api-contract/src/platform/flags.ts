/** A switch of one area that its owners turn without a release: on for a share of the browsers, and for companies whatever their browser. */
export interface FeatureFlag {
  /** '<area>.<what>': 'mf-search.new-ranking' */
  name: string;
  /** 0–100: browsers whose share is below have it. 100 is everybody. */
  percent: number;
  /** Ids of companies whose signed-in contact persons have it in any case. */
  companies: number[];
  /** Who answers for it and takes it out of the code. */
  owner: string;
  /** The day it is to be gone from the code, 'YYYY-MM-DD'. It goes on after that, and the desk names it. */
  ends: string;
  /** When and by whom it was last changed. */
  since: string;
  by: string;
}

/** By name. */
export type FeatureFlags = Record<string, FeatureFlag>;
