const windowMs = 30 * 24 * 3_600_000;

/** Until when a case may be opened for what was signed for then (rule after-sales 2). @param signedAt UTC ISO text @returns UTC ISO text */
export const claimDeadline = (signedAt: string): string => new Date(Date.parse(signedAt) + windowMs).toISOString();

/** A line as after-sales sees it. */
export interface ClaimableLine {
  /** Pieces by when they were signed for, UTC ISO text. */
  signed: readonly { quantity: number; signedAt: string }[];
  /** Pieces in open cases. */
  held: number;
  /** Pieces whose money went back. */
  refunded: number;
}

const sum = (all: readonly { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0);

/**
 * For how many pieces a case can be opened now (rules after-sales 2, 3): at most what was signed for in the last 30 days, at most all that was signed for
 * less what is in open cases and what was refunded. Pieces that were replaced or repaired are with the buyer again, and count again.
 * @param now UTC ISO text
 */
export function claimableNow({ signed, held, refunded }: ClaimableLine, now: string): number {
  const inTime = sum(signed.filter(({ signedAt }) => now <= claimDeadline(signedAt)));
  return Math.max(0, Math.min(inTime, sum(signed) - held - refunded));
}

/** The last day for any piece of the line, '' where none was signed for. */
export const lastDeadline = ({ signed }: Pick<ClaimableLine, 'signed'>): string =>
  signed
    .map(({ signedAt }) => claimDeadline(signedAt))
    .toSorted()
    .at(-1) ?? '';
