import type { KpRight } from '@mall/domain/account';
import type { CallContract } from './define-call.ts';

/** Calls of older nouns that say nothing themselves, by the beginning of their path; the longest one counts. */
export const rightsByPath: Readonly<Record<string, KpRight | 'none'>> = {
  // To choose, to ask and to keep isn't to order.
  '/api/shoppingCart/': 'none',
  '/api/inquiry/': 'none',
  '/api/inquiryTableIdentify/': 'none',
  '/api/notification/': 'none',
  '/api/customer/AddToWishList': 'none',
  '/api/customer/CancelToWishList': 'none',
  '/api/customer/ConfirmWxScan': 'none',
  '/api/customer/SaveCustomerAddress': 'none',
  '/api/customer/DeleteCustomerAddress': 'none',
  '/api/customer/SetDefaultCustomerAddress': 'none',
  '/api/customer/SaveCustomerInvoice': 'none',
  '/api/customer/DeleteCustomerInvoice': 'none',
  '/api/customer/SetDefaultCustomerInvoice': 'none',
  '/api/product/': 'none',
  '/api/discount/': 'none',
  '/api/order/SignDeliveryPackage': 'none',
  '/api/workflow/': 'none',
  // Money alone, or papers and files that say it.
  '/api/shoppingCart/ExportShoppingCartList': 'seePrices',
  '/api/order/exportOrderList': 'seePrices',
  '/api/order/GetStatement': 'seePrices',
  '/api/customerCredit/ExportCreditBill': 'seePrices',
  '/api/order/GetOrderForContract': 'seePrices',
  '/api/order/GetPrePaidOrderForContract': 'seePrices',
  '/api/common/GetPdfUrl': 'seePrices',
  '/api/common/ToPdf': 'seePrices',
  '/api/inquiry/ExportInquirySheet': 'seePrices',
  '/api/inquiry/GetExportInquiryUrl': 'seePrices',
  '/api/inquiry/ExportInquiryExcel': 'seePrices',
  '/api/common/GetInquiryPdfUrl': 'seePrices',
  '/api/inquiry/ShareInquiry': 'seePrices',
  '/api/customer/GetCustomerBalance': 'seePrices',
  '/api/customerCredit/GetPrepaymentInfo': 'seePrices',
  '/api/customerCredit/GetCurrentCustomerCreditAccount': 'seePrices',
  '/api/customerCredit/SearchCustomerCreditCurrentAndNotYetBill': 'seePrices',
  // Paying, and saying how it will be paid.
  '/api/order/PayBy': 'pay',
  '/api/order/payByUse': 'pay',
  '/api/unionPay/': 'pay',
  '/api/customerCredit/PayCreditBill': 'pay',
  '/api/customerCredit/ChargeCreditBill': 'pay',
  '/api/checkout/EditPersonalAdvancePayment': 'pay',
  '/api/order/ChangeOrderPaymentMethod': 'pay',
};

const byLength = Object.entries(rightsByPath).toSorted(([a], [b]) => b.length - a.length);

/**
 * The right that a contact person needs for this call (rule roles 16); undefined for none. What says nothing, neither itself nor by its path, is
 * closed by default: whatever a signed-in person writes needs the right to order.
 */
export function rightOf({ right, path, access, effect }: Pick<CallContract, 'right' | 'path' | 'access' | 'effect'>): KpRight | undefined {
  const named = right ?? byLength.find(([beginning]) => path.startsWith(beginning))?.[1];
  if (named !== undefined) return named === 'none' || (access !== 'login' && access !== 'public') ? undefined : named;
  return access === 'login' && effect === 'write' ? 'order' : undefined;
}

/** How the mall says that a right is missing. */
export const rightRefusals = {
  seePrices: 'RIGHT_TO_SEE_PRICES_MISSING',
  order: 'RIGHT_TO_ORDER_MISSING',
  pay: 'RIGHT_TO_PAY_MISSING',
  manage: 'RIGHT_TO_MANAGE_MISSING',
} as const satisfies Record<KpRight, string>;
