const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkSigns = '10X98765432';

/** The check sign of the first 17 digits of an ID number (GB 11643). */
export const idNumberCheckSign = (first17: string): string =>
  checkSigns[weights.reduce((sum, weight, at) => sum + weight * Number(first17[at]), 0) % 11] ?? '';

/**
 * What an ID number tells: undefined where its check sign is wrong or its date doesn't exist (GB 11643; rule ocr 3).
 * @param number 18 signs, the last perhaps a capital X
 * @returns born on: YYYY-MM-DD
 */
export function readIdNumber(number: string): { bornOn: string; sex: '男' | '女' } | undefined {
  const [, year, month, day] = /^[1-9]\d{5}((?:19|20)\d\d)(\d\d)(\d\d)\d{3}[\dX]$/.exec(number) ?? [];
  if (!year || idNumberCheckSign(number.slice(0, -1)) !== number.at(-1)) return undefined;
  const bornOn = `${year}-${month}-${day}`;
  const date = new Date(`${bornOn}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== bornOn) return undefined;
  return { bornOn, sex: Number(number[16]) % 2 === 1 ? '男' : '女' };
}
