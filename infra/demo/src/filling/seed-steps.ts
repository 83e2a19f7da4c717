/** What an empty database is filled with, in this order. */
export const seedSteps = ['company', 'frame', 'news', 'help', 'catalogue', 'search', 'trading', 'inquiry'] as const;
export type SeedStep = (typeof seedSteps)[number];
