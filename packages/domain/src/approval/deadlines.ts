const hour = 3_600_000;
const after = (from: string, hours: number) => new Date(Date.parse(from) + hours * hour).toISOString();

/** Stock, prices and the coupon are kept for so many hours (rule approval 3). */
export const keptHours = 24;
/** Without an answer a request lapses after so many hours (rule approval 2). */
export const lapseHours = 72;

/** Until when a request that was submitted now keeps what it holds; UTC. */
export const keptUntil = (submittedAt: string): string => after(submittedAt, keptHours);
/** When a request that was submitted or sent back now lapses; UTC. */
export const lapsesAt = (since: string): string => after(since, lapseHours);
