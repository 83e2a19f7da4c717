import { type ApprovalStatus, approvalStatuses } from '@mall/domain/approval';
import { type CallOutput, call } from '@mall/mf-kit';

export type ApprovalInfo = CallOutput<'approval.getApproval'>;
export type ApprovalCard = CallOutput<'approval.getApprovals'>['items'][number];
export type ApprovalRule = CallOutput<'approval.getApprovalRules'>['rules'][number];
export type ApprovalPeople = CallOutput<'approval.getApprovalPeople'>;
export type Budget = CallOutput<'approval.getBudgets'>['budgets'][number];

export const approvalsPath = '/customer/approvals';
export const rulesPath = '/customer/approvalRules';
export const budgetsPath = '/customer/budgets';
export const approvalPathOf = (id: string) => `${approvalsPath}/${encodeURIComponent(id)}`;

export const boxes = ['waiting', 'mine', 'all'] as const;
export type Box = (typeof boxes)[number];
export const approvalsPerPage = 20;

/** What narrows the list; all of it lives in the address: `box`, `status`, `page`. */
export interface ApprovalFilters {
  box: Box;
  status: ApprovalStatus | undefined;
  page: number;
}

/** Reads the address; nonsense in it counts as not there. */
export function readApprovalFilters(query: URLSearchParams): ApprovalFilters {
  const page = Number(query.get('page'));
  return {
    box: boxes.find((box) => box === query.get('box')) ?? 'waiting',
    status: approvalStatuses.find((status) => status === query.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}
export function approvalsHref({ box, status, page }: ApprovalFilters): string {
  const query = new URLSearchParams();
  if (box !== 'waiting') query.set('box', box);
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `${approvalsPath}${text ? `?${text}` : ''}`;
}

export const approvalsCall = ({ box, status, page }: ApprovalFilters) =>
  call('approval.getApprovals', { box, pageIndex: page, pageSize: approvalsPerPage, ...(status ? { status } : {}) });
export const approvalCall = (id: string) => call('approval.getApproval', { id });
export const rulesCall = () => call('approval.getApprovalRules');
export const approvalPeopleCall = () => call('approval.getApprovalPeople');
export const budgetsCall = () => call('approval.getBudgets');
