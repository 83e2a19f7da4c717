const hour = 3_600_000;

/** An order that nobody paid is cancelled 72 hours after it was placed (rule order 2). @returns UTC ISO text */
export const unpaidDeadline = (createdAt: string): string => new Date(Date.parse(createdAt) + 72 * hour).toISOString();

/** Nobody signed: goods count as signed for 7 days after the last trace (rule delivery 6). @returns UTC ISO text */
export const autoSignDeadline = (lastTraceAt: string): string => new Date(Date.parse(lastTraceAt) + 7 * 24 * hour).toISOString();
