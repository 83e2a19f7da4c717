/** What was counted before an attempt (rules login 56, 58). */
export interface CountedBefore {
  /** Failures of the number at this source ask for a captcha by themselves. */
  isNeededHere: boolean;
  /** Failures of the number within a day, from wherever they came. */
  failuresOfNumber: number;
  /** Numbers that this source failed with within a day. */
  numbersOfSource: number;
  /** The account has signed in on this device before: what others did elsewhere is no matter here. */
  isKnownDevice: boolean;
}

/** From how many on a captcha comes first; its work doubles as often as they double. */
export const captchaFrom = { failuresOfNumber: 3, numbersOfSource: 10, codesOfSource: 30 } as const;
const highest = 7;
/** A code ends after five tries, an employee number opens nothing: the work stays short (rules login 44, 50, 58). */
const highestOfMild = 2;

const grown = (count: number, from: number) => (count < from ? 0 : 1 + Math.floor(Math.log2(count / from)));

/** How hard a captcha must be: 0 for none, 1 to 7, each twice the work of the one before. @param isMild what is guessed at is bounded by itself: a code, an employee number */
export function captchaLevel({ isNeededHere, failuresOfNumber, numbersOfSource, isKnownDevice }: CountedBefore, isMild: boolean): number {
  const here = isNeededHere ? 1 : 0;
  if (isKnownDevice) return here;
  const level = Math.max(here, grown(failuresOfNumber, captchaFrom.failuresOfNumber), grown(numbersOfSource, captchaFrom.numbersOfSource));
  return Math.min(level, isMild ? highestOfMild : highest);
}

/** How hard a captcha must be for one more code. @param codes that this source asked for within an hour */
export const captchaLevelOfCodes = (codes: number): number => Math.min(grown(codes, captchaFrom.codesOfSource), highest);
