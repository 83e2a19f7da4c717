/** Does the last digit check the others (Luhn, ISO/IEC 7812; rule ocr 3)? */
export function holdsLuhn(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Is this number a card's by its form (UnionPay: 62, 16 to 19 digits)? Accounts of companies have no check digit that all banks share. */
export const looksLikeCard = (digits: string): boolean => /^62\d{14,17}$/.test(digits);
