export interface ProductSlots {
  /** mf-storefront. One SKU as a card: for search results in picture layout and for the assistant. */
  'sku-card': { sku: string };
  /** mf-storefront. The dialog of substitutes and accessories (rule product 11), there while it is open. 1 and 6 substitutes, 2 and 3 accessories. */
  'related-products': {
    sku: string;
    name: string;
    typeId: 1 | 2 | 3 | 6;
    isNonStandard: boolean /** The request that the list it stands in answered. */;
    r?: string | undefined;
    onClose: () => void;
  };
}
