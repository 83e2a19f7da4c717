/**
 * A part number as it is compared (rule search 21): upper case, half width, without `-./ ()×x*` and other separators, so that `6204-2RS1`, `6204 2rs1` and `６２０４／２ＲＳ１` are one.
 */
export const normalisePartNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—_./\\()[\],;:#+"'×X*]/g, '');

/** May a whole keyword be a part number? Four to forty signs, a digit among them. @param number normalised */
export const looksLikePartNumber = (number: string): boolean => /^[0-9A-Z]{4,40}$/.test(number) && /\d/.test(number);

/** A short model, LA38: that one of the mall's own numbers begins so, or has it somewhere, is chance (rule search 61). @param number normalised */
export const isShortModel = (number: string): boolean => number.length < 5 && /^[A-Z]+\d/.test(number);
