/** What a card may do: the acting tools of `@mall/api-contract/assistant/tools`, but those that begin on a page of their own. */
export const actNames: readonly string[] = [
  'add_to_cart',
  'add_to_inquiry',
  'start_inquiry',
  'add_to_list',
  'add_to_favourites',
  'add_to_comparison',
  'receive_coupon',
  'cancel_order',
];
