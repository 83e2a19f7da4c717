import type { Fen } from './fen.ts';
import { hiddenText, isHidden } from './hidden.ts';

const parts = (amount: Fen) => {
  const magnitude = Math.abs(amount);
  return { sign: amount < 0 ? '-' : '', whole: String(Math.floor(magnitude / 100)), cents: String(magnitude % 100).padStart(2, '0') };
};

/** The two halves a price is shown in (rule money 4): `splitPrice(123450)` is `{ sub: '1234', decimal: '50' }`, without a point. */
export function splitPrice(amount: Fen): { sub: string; decimal: string } {
  if (isHidden(amount)) return { sub: hiddenText, decimal: '' };
  const { sign, whole, cents } = parts(amount);
  return { sub: sign + whole, decimal: cents };
}

/** Yuan as the API writes them: `yuanText(123450)` is '1234.50'. */
export function yuanText(amount: Fen): string {
  if (isHidden(amount)) return hiddenText;
  const { sign, whole, cents } = parts(amount);
  return `${sign}${whole}.${cents}`;
}

/** Yuan as a buyer reads them: `moneyText(123450)` is '¥1,234.50'. */
export function moneyText(amount: Fen): string {
  if (isHidden(amount)) return `¥${hiddenText}`;
  const { sign, whole, cents } = parts(amount);
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
