export interface InquirySlots {
  /** mf-cart-checkout. What is in the inquiry basket, for the side menu's popup. */
  'inquiry-basket': { onClose: () => void };
}
