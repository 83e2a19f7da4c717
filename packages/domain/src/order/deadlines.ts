/** An order that nobody paid is cancelled 72 hours after it was placed (rule order 2). @returns UTC ISO text */
export const unpaidDeadline = (createdAt: string): string => new Date(Date.parse(createdAt) + 72 * 3_600_000).toISOString();
