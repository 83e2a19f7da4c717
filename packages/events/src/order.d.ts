export type OrderEvents = {
  /** By mf-cart-checkout, once the API accepted the order. */
  'order:placed': { orderId: string };
  /** By mf-cart-checkout, once the order's payment is settled. */
  'order:paid': { orderId: string; paidWith: 'union-pay' | 'wechat-pay' | 'balance' | 'credit' | 'other' };
  /** By mf-customer-centre: cancelled, signed for, … */
  'order:changed': { orderId: string };
};
