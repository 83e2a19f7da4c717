/** The states of a request (rules approval 2, 7). */
export const approvalStatuses = ['submitted', 'changed', 'approved', 'rejected', 'lapsed', 'withdrawn'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const approvalStatusNames: Readonly<Record<ApprovalStatus, string>> = {
  submitted: '待审批',
  changed: '退回修改',
  approved: '已通过',
  rejected: '已驳回',
  lapsed: '已失效',
  withdrawn: '已撤回',
};

const next: Readonly<Record<ApprovalStatus, readonly ApprovalStatus[]>> = {
  submitted: ['approved', 'changed', 'rejected', 'lapsed', 'withdrawn'],
  changed: ['submitted', 'lapsed', 'withdrawn'],
  approved: [],
  rejected: [],
  lapsed: [],
  withdrawn: [],
};

/** May a request go from one state to another? The same twice is no step. */
export const canMove = (from: ApprovalStatus, to: ApprovalStatus): boolean => next[from].includes(to);

/** It still waits for somebody: the approver, or the buyer. */
export const isOpenRequest = (status: ApprovalStatus): boolean => next[status].length > 0;
