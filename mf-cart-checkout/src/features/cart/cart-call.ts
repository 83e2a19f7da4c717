import { call } from '@mall/mf-kit';

/** The cart of who is signed in. */
export const cartCall = () => call('cart.getShoppingCartWithDiscount', {});
