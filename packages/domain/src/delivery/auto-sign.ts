const waitMs = 7 * 24 * 3_600_000;

/** Nobody signed: goods count as signed for 7 days after the last trace (rule delivery 6). @returns UTC ISO text */
export const autoSignDeadline = (lastTraceAt: string): string => new Date(Date.parse(lastTraceAt) + waitMs).toISOString();

/** Goods whose last trace is older than this count as signed for. @returns UTC ISO text */
export const autoSignBefore = (now: string): string => new Date(Date.parse(now) - waitMs).toISOString();
