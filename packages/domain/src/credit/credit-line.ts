import type { Fen } from '../money/index.ts';

/** A company's credit line: `used` is unpaid bills and unbilled orders, shipped or not (rule credit 5). */
export interface CreditLine {
  limit: Fen;
  used: Fen;
}

export const creditStatusNames: Readonly<Record<number, string>> = {
  0: '未开通',
  5: '已保存',
  10: '审核中',
  15: '已驳回',
  20: '待签合同',
  25: '已启用',
  30: '已逾期',
  40: '已冻结',
  50: '已关闭',
};

/** Opened: 20, 25 or 30 (rule credit 2). */
export const isCreditOpen = (status: number): boolean => [20, 25, 30].includes(status);
/** Enabled: 25 or 30. With an overdue bill (30) existing use goes on, but new orders are refused. */
export const isCreditEnabled = (status: number): boolean => [25, 30].includes(status);
/** Staff may approve what was applied for, and change the limit of what runs. */
export const isCreditApprovable = (status: number): boolean => [0, 5, 10, 15, 20, 25].includes(status);
