import * as account from './account/index.ts';
import * as assistant from './assistant/index.ts';
import * as cart from './cart/index.ts';
import * as catalogue from './catalogue/index.ts';
import * as checkout from './checkout/index.ts';
import * as comparison from './comparison/index.ts';
import * as console from './console/index.ts';
import * as content from './content/index.ts';
import * as credit from './credit/index.ts';
import * as delivery from './delivery/index.ts';
import * as download from './download/index.ts';
import * as file from './file/index.ts';
import * as home from './home/index.ts';
import * as inquiry from './inquiry/index.ts';
import * as layout from './layout/index.ts';
import * as location from './location/index.ts';
import * as operator from './operator/index.ts';
import * as order from './order/index.ts';
import * as payment from './payment/index.ts';
import * as pricing from './pricing/index.ts';
import * as product from './product/index.ts';
import * as search from './search/index.ts';
import * as staff from './staff/index.ts';
import * as wishList from './wish-list/index.ts';

/** What each noun says: its calls and, by the names they are exported under, its shapes. */
export const nouns = {
  account,
  console,
  layout,
  content,
  file,
  download,
  catalogue,
  home,
  pricing,
  product,
  search,
  comparison,
  wishList,
  staff,
  operator,
  payment,
  order,
  inquiry,
  delivery,
  credit,
  checkout,
  cart,
  assistant,
  location,
};

/** Every call the mall serves, by noun. A method is named after its path's last fixed segment. */
export const contract = {
  account: account.accountCalls,
  console: console.consoleCalls,
  layout: layout.layoutCalls,
  content: content.contentCalls,
  file: file.fileCalls,
  download: download.downloadCalls,
  catalogue: catalogue.catalogueCalls,
  home: home.homeCalls,
  pricing: pricing.pricingCalls,
  product: product.productCalls,
  search: search.searchCalls,
  comparison: comparison.comparisonCalls,
  wishList: wishList.wishListCalls,
  staff: staff.staffCalls,
  operator: operator.operatorCalls,
  payment: payment.paymentCalls,
  order: order.orderCalls,
  inquiry: inquiry.inquiryCalls,
  delivery: delivery.deliveryCalls,
  credit: credit.creditCalls,
  checkout: checkout.checkoutCalls,
  cart: cart.cartCalls,
  assistant: assistant.assistantCalls,
  location: location.locationCalls,
};
export type Contract = typeof contract;
