import { accountRefusals } from './account/refusals.ts';
import { afterSalesRefusals } from './after-sales/refusals.ts';
import { approvalRefusals } from './approval/refusals.ts';
import { assistantRefusals } from './assistant/refusals.ts';
import type { DetailsOfRefusal } from './call/refusal.ts';
import { generalRefusals } from './call/refusals.ts';
import { cartRefusals } from './cart/refusals.ts';
import { catalogueRefusals } from './catalogue/refusals.ts';
import { checkoutRefusals } from './checkout/refusals.ts';
import { contentRefusals } from './content/refusals.ts';
import { creditRefusals } from './credit/refusals.ts';
import { creditApplicationRefusals } from './credit-application/refusals.ts';
import { creditBillRefusals } from './credit-bill/refusals.ts';
import { deliveryRefusals } from './delivery/refusals.ts';
import { discountRefusals } from './discount/refusals.ts';
import { downloadRefusals } from './download/refusals.ts';
import { fileRefusals } from './file/refusals.ts';
import { inquiryRefusals } from './inquiry/refusals.ts';
import { invoiceRefusals } from './invoice/refusals.ts';
import { layoutRefusals } from './layout/refusals.ts';
import { locationRefusals } from './location/refusals.ts';
import { notificationRefusals } from './notification/refusals.ts';
import { ocrRefusals } from './ocr/refusals.ts';
import { operatorRefusals } from './operator/refusals.ts';
import { orderRefusals } from './order/refusals.ts';
import { paymentRefusals } from './payment/refusals.ts';
import { pricingRefusals } from './pricing/refusals.ts';
import { productRefusals } from './product/refusals.ts';
import { searchRefusals } from './search/refusals.ts';
import { stockRefusals } from './stock/refusals.ts';
import { supplierRefusals } from './supplier/refusals.ts';
import { wishListRefusals } from './wish-list/refusals.ts';

/** Every way the mall says no; each stands in its noun's `refusals.ts`. */
export const refusals = {
  ...generalRefusals,
  ...accountRefusals,
  ...locationRefusals,
  ...layoutRefusals,
  ...contentRefusals,
  ...creditRefusals,
  ...creditApplicationRefusals,
  ...creditBillRefusals,
  ...catalogueRefusals,
  ...productRefusals,
  ...searchRefusals,
  ...wishListRefusals,
  ...stockRefusals,
  ...pricingRefusals,
  ...discountRefusals,
  ...cartRefusals,
  ...checkoutRefusals,
  ...operatorRefusals,
  ...orderRefusals,
  ...deliveryRefusals,
  ...afterSalesRefusals,
  ...approvalRefusals,
  ...downloadRefusals,
  ...paymentRefusals,
  ...assistantRefusals,
  ...inquiryRefusals,
  ...invoiceRefusals,
  ...fileRefusals,
  ...ocrRefusals,
  ...notificationRefusals,
  ...supplierRefusals,
};
export type Reason = keyof typeof refusals;

/** The facts that a refusal carries: `DetailsOf<'CREDIT_LIMIT_EXCEEDED'>` is `{ shortfall: number }`, undefined for one without. */
export type DetailsOf<R extends Reason> = { [One in R]: DetailsOfRefusal<(typeof refusals)[One]> }[R];
