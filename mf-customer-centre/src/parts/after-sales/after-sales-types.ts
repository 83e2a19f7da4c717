import type { CallOutput } from '@mall/mf-kit';

export type ClaimableOrder = CallOutput<'afterSales.getApplyAfterSaleOwssOrderDto'>;
export type ClaimableLine = ClaimableOrder['lines'][number];
export type AfterSalesCard = CallOutput<'afterSales.getAfterSalesWorkflowRequestList'>['items'][number];
export type AfterSalesInfo = CallOutput<'afterSales.afterSalesWorkflow'>;
export type Proof = AfterSalesInfo['proofs'][number];
