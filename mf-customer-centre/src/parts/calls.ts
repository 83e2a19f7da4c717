import { call } from '@mall/mf-kit';

export const statisticsCall = () => call('order.getOrderStatistics');
export const orderDetailsCall = (orderNumber: string) => call('order.getOrderByOrderNumber', { orderNumber });
export const customerInfoCall = () => call('account.getCustomerInfo');
export const contactsCall = () => call('account.getAllKpByCustomerId');
export const addressesCall = () => call('account.getCustomerAddresses');
export const invoicesCall = () => call('account.getCustomerInvoices');
export const receiversCall = () => call('account.getCustomerInvoiceReceivers');
export const balanceCall = () => call('account.getCustomerBalance');
export const prepaymentCall = () => call('payment.getPrepaymentInfo');
export const creditAccountCall = () => call('credit.getCurrentCustomerCreditAccount');
export const peopleCall = () => call('account.getKpList');
export const securityCall = () => call('account.getSecuritySettings');
export const manufacturerCall = () => call('account.getManufacturerApplications');
