import { displayMinute } from '../time/index.ts';
import { lockHours } from './payment-password.ts';

/** Until when the payment password is locked (rule payment 21). @param until UTC, '' where it isn't known */
export const passwordLockedWords = (until: string): string =>
  until ? `支付密码已锁定，${displayMinute(until, 'short')} 后可再试` : `支付密码错误次数过多，请${lockHours}小时后再试`;

/** Beside a wrong password (rule payment 21). */
export const attemptsLeftWords = (attemptsLeft: number): string => `还可尝试 ${attemptsLeft} 次`;

export const passwordNotSetWords = '尚未设置支付密码，请企业主管先设置，或换一种支付方式';
