import { nouns } from './nouns.ts';

/** By noun; said in full, for what is inferred of all calls at once is more than a declaration can hold. */
export type Contract = {
  account: typeof nouns.account.accountCalls;
  console: typeof nouns.console.consoleCalls;
  layout: typeof nouns.layout.layoutCalls;
  content: typeof nouns.content.contentCalls;
  file: typeof nouns.file.fileCalls;
  download: typeof nouns.download.downloadCalls;
  catalogue: typeof nouns.catalogue.catalogueCalls;
  home: typeof nouns.home.homeCalls;
  pricing: typeof nouns.pricing.pricingCalls;
  discount: typeof nouns.discount.discountCalls;
  product: typeof nouns.product.productCalls;
  search: typeof nouns.search.searchCalls;
  comparison: typeof nouns.comparison.comparisonCalls;
  wishList: typeof nouns.wishList.wishListCalls;
  staff: typeof nouns.staff.staffCalls;
  ocr: typeof nouns.ocr.ocrCalls;
  operator: typeof nouns.operator.operatorCalls;
  payment: typeof nouns.payment.paymentCalls;
  order: typeof nouns.order.orderCalls;
  inquiry: typeof nouns.inquiry.inquiryCalls;
  invoice: typeof nouns.invoice.invoiceCalls;
  notification: typeof nouns.notification.notificationCalls;
  delivery: typeof nouns.delivery.deliveryCalls;
  afterSales: typeof nouns.afterSales.afterSalesCalls;
  approval: typeof nouns.approval.approvalCalls;
  credit: typeof nouns.credit.creditCalls;
  creditApplication: typeof nouns.creditApplication.creditApplicationCalls;
  creditBill: typeof nouns.creditBill.creditBillCalls;
  checkout: typeof nouns.checkout.checkoutCalls;
  cart: typeof nouns.cart.cartCalls;
  assistant: typeof nouns.assistant.assistantCalls;
  location: typeof nouns.location.locationCalls;
  supplier: typeof nouns.supplier.supplierCalls;
};

/** Every call the mall serves, by noun. A method is named after its path's last fixed segment. */
export const contract: Contract = {
  account: nouns.account.accountCalls,
  console: nouns.console.consoleCalls,
  layout: nouns.layout.layoutCalls,
  content: nouns.content.contentCalls,
  file: nouns.file.fileCalls,
  download: nouns.download.downloadCalls,
  catalogue: nouns.catalogue.catalogueCalls,
  home: nouns.home.homeCalls,
  pricing: nouns.pricing.pricingCalls,
  discount: nouns.discount.discountCalls,
  product: nouns.product.productCalls,
  search: nouns.search.searchCalls,
  comparison: nouns.comparison.comparisonCalls,
  wishList: nouns.wishList.wishListCalls,
  staff: nouns.staff.staffCalls,
  ocr: nouns.ocr.ocrCalls,
  operator: nouns.operator.operatorCalls,
  payment: nouns.payment.paymentCalls,
  order: nouns.order.orderCalls,
  inquiry: nouns.inquiry.inquiryCalls,
  invoice: nouns.invoice.invoiceCalls,
  notification: nouns.notification.notificationCalls,
  delivery: nouns.delivery.deliveryCalls,
  afterSales: nouns.afterSales.afterSalesCalls,
  approval: nouns.approval.approvalCalls,
  credit: nouns.credit.creditCalls,
  creditApplication: nouns.creditApplication.creditApplicationCalls,
  creditBill: nouns.creditBill.creditBillCalls,
  checkout: nouns.checkout.checkoutCalls,
  cart: nouns.cart.cartCalls,
  assistant: nouns.assistant.assistantCalls,
  location: nouns.location.locationCalls,
  supplier: nouns.supplier.supplierCalls,
};
