export interface OrderSlots {
  /** mf-customer-centre. Orders by state, for the head of a page. */
  'order-statistics': Record<never, never>;
}
