/** What an empty database is filled with, in this order. */
export const seedSteps = [
  ...(['company', 'frame', 'news', 'help', 'catalogue', 'brands', 'search', 'articles', 'pages'] as const),
  ...(['coupon', 'trading', 'inquiry', 'afterSales', 'approval', 'bills'] as const),
] as const;
export type SeedStep = (typeof seedSteps)[number];
