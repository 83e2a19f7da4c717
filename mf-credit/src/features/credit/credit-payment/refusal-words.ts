import { creditStatusOf, type DrawdownDecision, decideDrawdown } from '@mall/domain/credit';
import { type Fen, moneyText } from '@mall/domain/money';
import { passwordWords } from '@mall/mall-parts/payment';
import type { CallFailure } from '@mall/mf-kit';
import type { CreditAccount } from '../../../parts/credit-calls.ts';

type Refused = Extract<DrawdownDecision, { ok: false }>;

const wordsFor = (refused: Refused): string => {
  switch (refused.reason) {
    case 'CREDIT_OVERDUE':
      return '有账单已逾期，还清后才能使用账期支付，请换一种支付方式';
    case 'CREDIT_NOT_ENABLED':
      return '账期尚未启用，请换一种支付方式';
    case 'CREDIT_LIMIT_EXCEEDED':
      return `可用额度不足，还差 ${moneyText(refused.shortfall)}，请换一种支付方式`;
  }
};

/** Why this order can't be paid on account as things stand, '' where it can. The server decides again. */
export function whyNot(account: CreditAccount, amount: Fen): string {
  const decision = decideDrawdown({ limit: account.limitFen, used: account.usedFen }, amount, creditStatusOf(account.creditStatus));
  return decision.ok ? '' : wordsFor(decision);
}

/** A refusal of the server in words a clerk understands: the shortfall, the tries left, until when the password is locked. */
export function refusalWords(failure: CallFailure): string {
  const { reason, details } = failure;
  if (reason === 'CREDIT_LIMIT_EXCEEDED') return wordsFor({ ok: false, reason, shortfall: details.shortfall });
  if (reason === 'CREDIT_OVERDUE' || reason === 'CREDIT_NOT_ENABLED') return wordsFor({ ok: false, reason });
  return passwordWords(failure);
}
