import { type CallOutput, call } from '@mall/mf-kit';

export type CreditBills = CallOutput<'creditBill.searchCustomerCreditHistoryBill'>;
export type CreditBillCard = CreditBills['items'][number];
export type CreditBill = CallOutput<'creditBill.getCustomerCreditBillWithId'>;
export type CreditBillItems = CallOutput<'creditBill.getCustomerCreditBillItemsWithBillId'>;
export type CreditBillItem = CreditBillItems['items'][number];
export type CreditPicture = CallOutput<'creditBill.getCreditAccountPicture'>;

/** Lines of a bill on one page. */
export const itemsPerPage = 50;
export const billsPath = '/customer/customerCreditBills';
export const billPathOf = (id: string) => `${billsPath}/${encodeURIComponent(id)}`;

export const billCall = (id: string) => call('creditBill.getCustomerCreditBillWithId', { id });
export const billItemsCall = (id: string, pageIndex: number) =>
  call('creditBill.getCustomerCreditBillItemsWithBillId', { id, pageIndex, pageSize: itemsPerPage });
export const pictureCall = () => call('creditBill.getCreditAccountPicture');
