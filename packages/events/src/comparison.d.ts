export type ComparisonEvents = {
  /** By mf-storefront: the comparison list has another content; `added` opens the bar. */
  'comparison:changed': { added?: string };
};
