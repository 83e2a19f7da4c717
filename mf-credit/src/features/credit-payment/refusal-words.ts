import { type DrawdownDecision, decideDrawdown } from '@mall/domain/credit';
import { type Fen, moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import type { CreditAccount } from '../../parts/credit-calls.ts';

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
  const decision = decideDrawdown({ limit: account.limitFen, used: account.usedFen }, amount, account.creditStatus);
  return decision.ok ? '' : wordsFor(decision);
}

const fact = (details: unknown, name: string) => (details as Record<string, unknown> | undefined)?.[name];

/** A refusal of the server in words a clerk understands: the shortfall, the tries left, until when the password is locked. */
export function refusalWords({ reason, message, details }: { reason: string; message: string; details?: unknown }): string {
  if (reason === 'CREDIT_LIMIT_EXCEEDED') {
    const shortfall = fact(details, 'shortfall');
    return typeof shortfall === 'number' ? wordsFor({ ok: false, reason, shortfall }) : `${message}，请换一种支付方式`;
  }
  if (reason === 'CREDIT_OVERDUE' || reason === 'CREDIT_NOT_ENABLED') return wordsFor({ ok: false, reason });
  if (reason === 'PAYMENT_PASSWORD_LOCKED') {
    const until = fact(details, 'lockedUntil');
    return typeof until === 'string' && until ? `支付密码已锁定，${displayMinute(until, 'short')} 后可再试` : message;
  }
  const left = fact(details, 'attemptsLeft');
  return reason === 'PAYMENT_PASSWORD_WRONG' && typeof left === 'number' ? `${message}，还可尝试 ${left} 次` : message;
}
