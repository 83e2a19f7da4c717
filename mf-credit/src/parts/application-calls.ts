import { type CallOutput, call } from '@mall/mf-kit';

export type CreditApplication = CallOutput<'creditApplication.getCustomerCreditApplicationDataDesensitization'>;
export type ApplicationPart = CreditApplication['sections'][number];
export type CustomerContract = CallOutput<'creditApplication.getCustomerContracts'>[number];
export type CreditHistory = CallOutput<'creditApplication.searchCustomerCreditHistory'>;

/** The own company's application, numbers masked. */
export const applicationCall = () => call('creditApplication.getCustomerCreditApplicationDataDesensitization');
export const historyCall = () => call('creditApplication.searchCustomerCreditHistory', { pageIndex: 1, pageSize: 50 });
export const contractsCall = () => call('creditApplication.getCustomerContracts');
export const contractCall = (id: string) => call('creditApplication.getCustomerContract', { id });
export const creditInfoCall = () => call('credit.getCustomerCreditInfo');

export const applyPath = '/customer/applyCredit';
export const landPath = '/customer/applyCredit/land';
export const infoPath = '/customer/applyCredit/info';
export const contractsPath = '/customer/contracts';
export const limitPath = '/customer/customerCreditLimit';
