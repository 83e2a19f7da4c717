import { displayMinute } from '@mall/domain/time';
import type { Payment } from './use-payment.ts';

const numberIn = (details: unknown, name: string) => {
  const value = (details as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'number' ? value : undefined;
};
const textIn = (details: unknown, name: string) => {
  const value = (details as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

/** Until when the payment password is locked, for the screen: '15:04'. */
export const lockedWords = (until: string) =>
  until ? `支付密码已锁定，${displayMinute(until, 'short')} 后可再试` : '支付密码错误次数过多，请2小时后再试';

/** What a refused payment password means: how many tries are left, or until when it is locked. */
export function passwordWords({ reason, failure, details }: Pick<Payment, 'reason' | 'failure' | 'details'>): string {
  if (reason === 'PAYMENT_PASSWORD_LOCKED') return lockedWords(textIn(details, 'lockedUntil'));
  const left = numberIn(details, 'attemptsLeft');
  return reason === 'PAYMENT_PASSWORD_WRONG' && left !== undefined ? `${failure}，还可尝试 ${left} 次` : failure;
}
