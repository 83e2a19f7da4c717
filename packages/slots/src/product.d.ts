export interface ProductSlots {
  /** mf-storefront. One SKU as a card: for search results in picture layout and for the assistant. */
  'sku-card': { sku: string };
}
