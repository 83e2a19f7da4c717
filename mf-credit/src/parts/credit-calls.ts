import { type CallOutput, call } from '@mall/mf-kit';

export type CreditAccount = CallOutput<'credit.getCurrentCustomerCreditAccount'>;
export type CreditUses = CallOutput<'credit.searchCustomerCreditCurrentAndNotYetBill'>;
export type CreditUse = CreditUses['items'][number];

/** Orders of the running period on one page. */
export const usesPerPage = 20;

export const creditAccountCall = () => call('credit.getCurrentCustomerCreditAccount');
export const creditUsesCall = (pageIndex: number) =>
  call('credit.searchCustomerCreditCurrentAndNotYetBill', { pageIndex, pageSize: usesPerPage });

/** The page in the address, 1 where there is none or nonsense. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
