import { accountCalls } from './account.ts';
import { assistantCalls } from './assistant.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout.ts';
import { comparisonCalls } from './comparison.ts';
import { consoleCalls } from './console.ts';
import { contentCalls } from './content.ts';
import { creditCalls } from './credit.ts';
import { deliveryCalls } from './delivery.ts';
import { downloadCalls } from './download.ts';
import { homeCalls } from './home.ts';
import { inquiryCalls } from './inquiry.ts';
import { layoutCalls } from './layout.ts';
import { locationCalls } from './location.ts';
import { operatorCalls } from './operator.ts';
import { orderCalls } from './order.ts';
import { paymentCalls } from './payment.ts';
import { pricingCalls } from './pricing.ts';
import { productCalls } from './product.ts';
import { searchCalls } from './search.ts';
import { staffCalls } from './staff.ts';
import { wishListCalls } from './wish-list.ts';

/** Every call the mall serves, by noun. A method is named after its path's last fixed segment. */
export const contract = {
  account: accountCalls,
  console: consoleCalls,
  layout: layoutCalls,
  content: contentCalls,
  download: downloadCalls,
  catalogue: catalogueCalls,
  home: homeCalls,
  pricing: pricingCalls,
  product: productCalls,
  search: searchCalls,
  comparison: comparisonCalls,
  wishList: wishListCalls,
  staff: staffCalls,
  operator: operatorCalls,
  payment: paymentCalls,
  order: orderCalls,
  inquiry: inquiryCalls,
  delivery: deliveryCalls,
  credit: creditCalls,
  checkout: checkoutCalls,
  cart: cartCalls,
  assistant: assistantCalls,
  location: locationCalls,
};
export type Contract = typeof contract;
