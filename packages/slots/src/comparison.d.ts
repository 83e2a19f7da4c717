export interface ComparisonSlots {
  /** mf-storefront. The bar at the foot of the page. */
  'comparison-bar': Record<never, never>;
}
