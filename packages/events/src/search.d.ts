export type SearchEvents = {
  /** By mf-search, when a result page is shown. */
  'search:performed': { keyword: string; total: number };
};
