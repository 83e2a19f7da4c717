/** The six states of a case (rule after-sales 6). */
export const afterSalesStatuses = ['pendingReview', 'rejected', 'awaitingReturn', 'processing', 'completed', 'cancelled'] as const;
export type AfterSalesStatus = (typeof afterSalesStatuses)[number];

export const afterSalesStatusNames: Readonly<Record<AfterSalesStatus, string>> = {
  pendingReview: '待审核',
  rejected: '已驳回',
  awaitingReturn: '待寄回',
  processing: '待处理',
  completed: '已完成',
  cancelled: '已取消',
};

/** States in which a case holds its pieces: nobody else may ask for them (rule after-sales 3). */
export const openStatuses = ['pendingReview', 'awaitingReturn', 'processing'] as const satisfies readonly AfterSalesStatus[];
export const isOpen = (status: AfterSalesStatus): boolean => openStatuses.some((one) => one === status);
