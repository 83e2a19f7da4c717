import type { Release } from '../registry/release.ts';

/** Why a release must not get live: the cause, the two sides of it, and what to do. Texts are Chinese, for the team that publishes. */
export interface Refusal {
  rule: 'routes' | 'screens' | 'menu' | 'slots' | 'shared' | 'platform' | 'calls' | 'budget';
  message: string;
  /** Our side: what the release says. */
  ours: string;
  /** The other side: what is live says. */
  theirs: string;
  fix: string;
}

export const nameOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name}@${version}`;
