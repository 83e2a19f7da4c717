const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Is this a 统一社会信用代码: 18 signs, the last of which checks the others (GB 32100-2015)? */
export function isLicenceNumber(number: string): boolean {
  if (number.length !== 18 || [...number].some((sign) => !letters.includes(sign))) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * letters.indexOf(number[at]!), 0);
  return letters[(31 - (sum % 31)) % 31] === number[17];
}
