import type { CreditStatus } from '../credit/index.ts';

type Step = { readonly from: readonly CreditStatus[]; readonly to: CreditStatus | undefined };

/** What moves a credit account up to its use, and stops it (rule credit 1); overdue and paid again are a matter of its bills. `to` undefined: it stays. */
export const creditSteps = {
  save: { from: ['none', 'saved', 'rejected'], to: 'saved' },
  submit: { from: ['saved'], to: 'inReview' },
  askBack: { from: ['inReview'], to: 'saved' },
  reject: { from: ['inReview'], to: 'rejected' },
  propose: { from: ['inReview', 'approved', 'enabled'], to: undefined },
  approve: { from: ['inReview'], to: 'approved' },
  changeLimit: { from: ['approved', 'enabled'], to: undefined },
  sign: { from: ['approved'], to: undefined },
  enable: { from: ['approved'], to: 'enabled' },
  freeze: { from: ['enabled', 'overdue'], to: 'frozen' },
  unfreeze: { from: ['frozen'], to: 'enabled' },
  close: { from: ['enabled', 'frozen'], to: 'closed' },
} as const satisfies Record<string, Step>;
export type CreditStep = keyof typeof creditSteps;

export const creditStepNames: Readonly<Record<CreditStep, string>> = {
  save: '保存申请',
  submit: '提交申请',
  askBack: '退回补充',
  reject: '驳回',
  propose: '提出额度',
  approve: '批准额度',
  changeLimit: '调整额度',
  sign: '签署合同',
  enable: '启用账期',
  freeze: '冻结',
  unfreeze: '解冻',
  close: '关闭',
};

/** Where a step leads from here; undefined: it can't be taken (rule credit 1). */
export function creditStepTo(status: CreditStatus, step: CreditStep): CreditStatus | undefined {
  const { from, to }: Step = creditSteps[step];
  return from.includes(status) ? (to ?? status) : undefined;
}

/** Who approves a limit is neither who proposed it nor who asked for it in the company's name (rule credit-application 12). @param others `operator:3`, `key:1` */
export const mayApproveLimit = (approver: string, proposer: string): boolean => approver !== '' && approver !== proposer;
