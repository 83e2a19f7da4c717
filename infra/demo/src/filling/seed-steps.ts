/** What an empty database is filled with, in this order. */
export const seedSteps = ['company', 'frame', 'news', 'help', 'catalogue', 'search', 'trading'] as const;
export type SeedStep = (typeof seedSteps)[number];
