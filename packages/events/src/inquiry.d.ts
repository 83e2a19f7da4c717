export type InquiryEvents = {
  /** By mf-cart-checkout: the inquiry basket has another content. */
  'inquiry:changed': { itemCount?: number };
};
