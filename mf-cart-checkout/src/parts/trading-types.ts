import type { CallOutput } from '@mall/mf-kit';

export type ShoppingCart = CallOutput<'cart.getShoppingCartWithDiscount'>;
export type CartLine = ShoppingCart['lines'][number];
export type CartTotals = ShoppingCart['totals'];
export type CartCampaign = ShoppingCart['campaigns'][number];
export type CheckoutConfirm = CallOutput<'checkout.confirm'>;
export type InquiryConfirm = CallOutput<'checkout.confirmFromInquiry'>;
export type CheckoutDifference = CallOutput<'checkout.checkPrice'>['differences'][number];
export type PaymentMethod = CheckoutConfirm['selectedPaymentMethod'];
export type PayPage = CallOutput<'payment.getOrderByOrderIdForPcPayPage'>;
export type Supplement = CallOutput<'payment.checkCustomerCreditSupplyBalance'>;
export type OrderDetail = CallOutput<'order.getOrderByOrderId'>;
export type InquiryBasket = CallOutput<'inquiry.getCustomerInquirySkus'>;
export type InquiryBasketItem = InquiryBasket['matchedProducts'][number];
