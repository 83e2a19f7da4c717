import type { StaffRole } from '../staff/index.ts';
import { type AfterSalesKind, afterSalesKinds } from './kinds.ts';
import type { AfterSalesStatus } from './status.ts';

/** Who moves a case: the buyer, or staff by their role. */
export type AfterSalesActor = 'buyer' | Extract<StaffRole, 'sales' | 'warehouse' | 'finance'>;

/** What happens to a case, in words. */
export const afterSalesEventNames = {
  request: '提交申请',
  approve: '审核通过',
  reject: '驳回申请',
  cancel: '取消',
  sendIn: '填写寄回运单号',
  receive: '收货登记',
  repair: '维修完成',
  send: '寄出',
  refund: '退款',
  giveUp: '退回原物',
} as const;
export type AfterSalesEvent = keyof typeof afterSalesEventNames;

/** What of a case decides, besides its state. */
export interface CaseFacts {
  kind: AfterSalesKind;
  status: AfterSalesStatus;
  /** The buyer has entered express numbers. */
  isSentIn: boolean;
  isRepaired: boolean;
}

/** What must be true besides, in words for the table. */
const conditions = {
  notSentIn: { words: 'no express number yet', holds: (one: CaseFacts) => !one.isSentIn },
  notRepaired: { words: 'not repaired yet', holds: (one: CaseFacts) => !one.isRepaired },
  repaired: { words: 'repaired', holds: (one: CaseFacts) => one.isRepaired },
} as const;

export interface AfterSalesStep {
  event: AfterSalesEvent;
  from: AfterSalesStatus | null;
  to: AfterSalesStatus;
  by: AfterSalesActor;
  kinds: readonly AfterSalesKind[];
  when?: keyof typeof conditions;
}

const back: readonly AfterSalesKind[] = ['returnRefund', 'exchange', 'repair'];

/** Every step there is, who may take it, and of which kinds (rule after-sales 6). docs/domain/after-sales.md shows this table; a test holds them together. */
export const afterSalesSteps: readonly AfterSalesStep[] = [
  { event: 'request', from: null, to: 'pendingReview', by: 'buyer', kinds: afterSalesKinds },
  { event: 'cancel', from: 'pendingReview', to: 'cancelled', by: 'buyer', kinds: afterSalesKinds },
  { event: 'reject', from: 'pendingReview', to: 'rejected', by: 'sales', kinds: afterSalesKinds },
  { event: 'approve', from: 'pendingReview', to: 'awaitingReturn', by: 'sales', kinds: back },
  { event: 'approve', from: 'pendingReview', to: 'processing', by: 'sales', kinds: ['resend', 'refundOnly'] },
  { event: 'cancel', from: 'awaitingReturn', to: 'cancelled', by: 'buyer', kinds: back, when: 'notSentIn' },
  { event: 'sendIn', from: 'awaitingReturn', to: 'awaitingReturn', by: 'buyer', kinds: back },
  { event: 'receive', from: 'awaitingReturn', to: 'processing', by: 'warehouse', kinds: back },
  { event: 'repair', from: 'processing', to: 'processing', by: 'warehouse', kinds: ['repair'], when: 'notRepaired' },
  { event: 'send', from: 'processing', to: 'completed', by: 'warehouse', kinds: ['exchange', 'resend'] },
  { event: 'send', from: 'processing', to: 'completed', by: 'warehouse', kinds: ['repair'], when: 'repaired' },
  { event: 'refund', from: 'processing', to: 'completed', by: 'finance', kinds: ['returnRefund', 'refundOnly', 'exchange', 'resend'] },
  { event: 'giveUp', from: 'processing', to: 'rejected', by: 'warehouse', kinds: back, when: 'notRepaired' },
];

/** In words, for the table of the docs. */
export const conditionWords = ({ when }: AfterSalesStep): string => (when ? conditions[when].words : '');

const fits = (step: AfterSalesStep, one: CaseFacts): boolean =>
  step.from === one.status && step.kinds.includes(one.kind) && (!step.when || conditions[step.when].holds(one));

export type StepDecision = { ok: true; to: AfterSalesStatus } | { ok: false; reason: 'AFTER_SALES_STEP_REFUSED' };

/** Where an event leads a case, or that it leads nowhere from here. Who may do it is asked before: `actorsOf`. */
export function decideStep(one: CaseFacts, event: AfterSalesEvent): StepDecision {
  const step = afterSalesSteps.find((candidate) => candidate.event === event && fits(candidate, one));
  return step ? { ok: true, to: step.to } : { ok: false, reason: 'AFTER_SALES_STEP_REFUSED' };
}

/** What may happen to a case next, and who may do it. */
export const nextSteps = (one: CaseFacts): { event: AfterSalesEvent; by: AfterSalesActor }[] =>
  afterSalesSteps.filter((step) => fits(step, one)).map(({ event, by }) => ({ event, by }));

/** Whose step this is: of each event one actor. */
export const actorOf = (event: AfterSalesEvent): AfterSalesActor => afterSalesSteps.find((step) => step.event === event)!.by;
