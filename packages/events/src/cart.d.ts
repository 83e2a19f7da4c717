export type CartEvents = {
  /**
   * By mf-cart-checkout, and by mf-customer-centre when an order is bought again: what is in the cart is no longer what it was. `totalProducts` where the answer
   * told it. With `kpId` it is a colleague's cart. Told to the browser's other tabs, too.
   */
  'cart:changed': { totalProducts?: number; kpId?: number };
  /** By the same two, after a successful add: the shell flies the picture from here to the side menu's cart. */
  'cart:added': { sku: string; quantity: number; pictureUrl: string; from: { x: number; y: number } | null };
};
