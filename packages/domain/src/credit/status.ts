/** The states of a credit account (rule credit 1). */
export const creditStatuses = ['none', 'saved', 'inReview', 'rejected', 'approved', 'enabled', 'overdue', 'frozen', 'closed'] as const;
export type CreditStatus = (typeof creditStatuses)[number];

export const creditStatusNames: Readonly<Record<CreditStatus, string>> = {
  none: '未开通',
  saved: '已保存',
  inReview: '审核中',
  rejected: '已驳回',
  approved: '待签合同',
  enabled: '已启用',
  overdue: '已逾期',
  frozen: '已冻结',
  closed: '已关闭',
};

const codes: Readonly<Record<CreditStatus, number>> = {
  none: 0,
  saved: 5,
  inReview: 10,
  rejected: 15,
  approved: 20,
  enabled: 25,
  overdue: 30,
  frozen: 40,
  closed: 50,
};

/** `creditStatus` as it is stored and travels over HTTP. */
export const creditStatusCode = (status: CreditStatus): number => codes[status];

/** The state that a `creditStatus` means; a number that nobody knows opens nothing. */
export const creditStatusOf = (code: number): CreditStatus => creditStatuses.find((status) => codes[status] === code) ?? 'none';

/** Opened: what runs, or waits only for its contract (rule credit 2). */
export const isCreditOpen = (status: CreditStatus): boolean => ['approved', 'enabled', 'overdue'].includes(status);

/** Enabled: with an overdue bill existing use goes on, but new orders are refused (rules credit 3, 4). Such a company is certified (rule credit 8). */
export const isCreditEnabled = (status: CreditStatus): boolean => ['enabled', 'overdue'].includes(status);

/** A limit may be approved for what is in review, and changed for what waits for its contract or runs (rule credit 10). */
export const isCreditApprovable = (status: CreditStatus): boolean => ['inReview', 'approved', 'enabled'].includes(status);

/** Is there anything about credit to see in the menu (rule credit 8)? */
export const isCreditMenuOpen = (status: CreditStatus): boolean => status !== 'none';

/** Is there an application whose information and contracts can be seen (rule credit 14)? @param workflowId 0 without one */
export const hasAppliedForCredit = (status: CreditStatus, workflowId: number): boolean => workflowId > 0 && status !== 'none';

/** May this contact certify the company by face check? Who runs its account, once it waits for its contract (rules credit 8, 9; roles 6). */
export const canCertify = (status: CreditStatus, isManager: boolean): boolean => isManager && status === 'approved';

/** Are limit and use shown (rule credit 22)? From approved to frozen; what is still owed stays in sight, whatever the status. */
export const showsCreditFigures = (status: CreditStatus, used: number): boolean => isCreditOpen(status) || status === 'frozen' || used > 0;
