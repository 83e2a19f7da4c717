import * as account from './account/index.ts';
import * as afterSales from './after-sales/index.ts';
import * as approval from './approval/index.ts';
import * as assistant from './assistant/index.ts';
import * as cart from './cart/index.ts';
import * as catalogue from './catalogue/index.ts';
import * as checkout from './checkout/index.ts';
import * as comparison from './comparison/index.ts';
import * as console from './console/index.ts';
import * as content from './content/index.ts';
import * as credit from './credit/index.ts';
import * as creditApplication from './credit-application/index.ts';
import * as creditBill from './credit-bill/index.ts';
import * as delivery from './delivery/index.ts';
import * as discount from './discount/index.ts';
import * as download from './download/index.ts';
import * as file from './file/index.ts';
import * as home from './home/index.ts';
import * as inquiry from './inquiry/index.ts';
import * as invoice from './invoice/index.ts';
import * as layout from './layout/index.ts';
import * as location from './location/index.ts';
import * as notification from './notification/index.ts';
import * as ocr from './ocr/index.ts';
import * as operator from './operator/index.ts';
import * as order from './order/index.ts';
import * as payment from './payment/index.ts';
import * as pricing from './pricing/index.ts';
import * as product from './product/index.ts';
import * as search from './search/index.ts';
import * as staff from './staff/index.ts';
import * as supplier from './supplier/index.ts';
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
  discount,
  product,
  search,
  comparison,
  wishList,
  staff,
  ocr,
  operator,
  payment,
  order,
  inquiry,
  invoice,
  notification,
  delivery,
  afterSales,
  approval,
  credit,
  creditApplication,
  creditBill,
  checkout,
  cart,
  assistant,
  location,
  supplier,
};
