import { attemptsLeftWords, passwordLockedWords } from '@mall/domain/payment';
import type { CallFailure } from '@mall/mf-kit';

/** What a refused payment password means: how many tries are left, or until when it is locked; any other failure in its own message. */
export function passwordWords({ reason, message, details }: CallFailure): string {
  if (reason === 'PAYMENT_PASSWORD_LOCKED') return passwordLockedWords(details?.lockedUntil ?? '');
  if (reason === 'PAYMENT_PASSWORD_WRONG' && details) return `${message}，${attemptsLeftWords(details.attemptsLeft)}`;
  return message;
}
