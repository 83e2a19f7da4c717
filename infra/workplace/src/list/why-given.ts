/** The reason as calls take it: without blanks around it, and not at all where nothing was written. */
export const whyGiven = (why: string): { why?: string } => (why.trim() ? { why: why.trim() } : {});
