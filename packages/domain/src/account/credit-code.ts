/** The signs of a 统一社会信用代码: digits and capitals without I, O, S, V, Z, which look like digits. */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const length = 18;

/** The check sign of the first 17 signs (GB 32100: powers of 3, modulo 31). Undefined where one of them is none. */
export function creditCodeCheckSign(first17: string): string | undefined {
  let sum = 0;
  let weight = 1;
  for (const sign of first17) {
    const value = signs.indexOf(sign);
    if (value < 0) return undefined;
    sum += value * weight;
    weight = (weight * 3) % signs.length;
  }
  return first17.length === length - 1 ? signs[(signs.length - (sum % signs.length)) % signs.length] : undefined;
}

/** Is this a 统一社会信用代码 by its structure and check sign (GB 32100; rule ocr 3)? Capitals, no blanks. */
export const isCreditCode = (code: string): boolean =>
  /^[0-9A-HJ-NP-RT-UW-Y]{2}\d{6}[0-9A-HJ-NP-RT-UW-Y]{10}$/.test(code) && creditCodeCheckSign(code.slice(0, -1)) === code.at(-1);
