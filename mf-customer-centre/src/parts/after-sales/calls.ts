import { call } from '@mall/mf-kit';

export const claimableCall = (orderId: string) => call('afterSales.getApplyAfterSaleOwssOrderDto', { orderId });
export const caseCall = (id: string) => call('afterSales.afterSalesWorkflow', { id });
export const requestCall = (id: string) => call('afterSales.getAfterSalesRequestInfo', { id });
