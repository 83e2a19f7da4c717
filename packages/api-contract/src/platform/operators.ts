/** A key to the platform, as it is kept: the token itself is known to its owner only. */
export interface PlatformToken {
  id: string;
  /** The area it may publish and promote; '*' for every area and for what only administrators may. */
  area: string;
  name: string;
  createdAt: string;
  createdBy: string;
  /** From then on it is worth nothing; missing in those of the set-up, which only end with their file or setting. */
  expiresAt?: string;
  revokedAt?: string;
}

/** A token that ends within two weeks, or ended in the last two. */
export type EndingToken = Required<Pick<PlatformToken, 'id' | 'area' | 'name' | 'expiresAt'>>;

/** On each answer to a token that ends soon: when, ISO time. */
export type TokenEndsHeader = 'x-token-ends';

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
