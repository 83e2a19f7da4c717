import { call } from '@mall/mf-kit';

/** A case of after-sales, by its id. */
export const afterSalesCall = (id: string) => call('afterSales.getAfterSalesRequestInfo', { id });
export const casePathOf = (id: string) => `/customer/afterSalesList/${encodeURIComponent(id)}`;
