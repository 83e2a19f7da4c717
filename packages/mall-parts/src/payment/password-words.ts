import { displayMinute } from '@mall/domain/time';
import type { CallFailure } from '@mall/mf-kit';

/** Until when the payment password is locked, for the screen. @param until UTC, '' where it isn't known */
export const lockedWords = (until: string) =>
  until ? `支付密码已锁定，${displayMinute(until, 'short')} 后可再试` : '支付密码错误次数过多，请2小时后再试';

/** What a refused payment password means: how many tries are left, or until when it is locked; any other failure in its own message. */
export function passwordWords({ reason, message, details }: CallFailure): string {
  if (reason === 'PAYMENT_PASSWORD_LOCKED') return lockedWords(details?.lockedUntil ?? '');
  if (reason === 'PAYMENT_PASSWORD_WRONG' && details) return `${message}，还可尝试 ${details.attemptsLeft} 次`;
  return message;
}
