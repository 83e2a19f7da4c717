import type { Sign } from './level-page.ts';
import type { Value } from './values.ts';

/** One field as it was read: empty where it wasn't read for sure (rules ocr 2, 3). */
export interface ReadField {
  value: string;
  /** 0 to 1. */
  sureness: number;
  /** Why it is empty though something stands there, in words. */
  doubt: string;
}

/** Something written, before it is judged. */
export interface Written {
  text: string;
  /** Of the sign that is least sure. */
  least: number;
  /** Of all of them on average. */
  mean: number;
}

export const doubts = {
  unclear: '字迹不够清楚，请核对原件后填写',
  checksum: '校验码不符，请核对原件',
  form: '没有读到完整的内容，请核对原件后填写',
  sums: '金额与税额对不上，请核对原件',
  birth: '与身份证号码不一致，请核对原件',
  several: '有不止一个，请核对后填写',
} as const;

export const nothingRead: ReadField = { value: '', sureness: 0, doubt: '' };
export const doubtful = (doubt: string): ReadField => ({ value: '', sureness: 0, doubt });
export const proven = (value: string): ReadField => ({ value, sureness: 1, doubt: '' });

/** Below it a sign may be another; of long texts the mean tells as well. */
const leastSign = 0.6;
const leastMean = 0.7;

export function writtenOf(signs: readonly Sign[]): Written | undefined {
  if (signs.length === 0) return undefined;
  const scores = signs.map(({ score }) => score);
  return {
    text: signs.map(({ sign }) => sign).join(''),
    least: Math.min(...scores),
    mean: scores.reduce((sum, one) => sum + one, 0) / scores.length,
  };
}

/** What stands by a label, its lines joined. */
export const written = (value: Value | undefined): Written | undefined => value && writtenOf(value.lines.flat());

/** Signs that are read one for the other and mean the same in a text; digits and letters stay. */
export const halfWidth = (text: string): string =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ：（）／－．，]/g, (sign) => sign.normalize('NFKC')).replace(/[—–－]/g, '-');

/**
 * A field of what is written, if it has the form that it must have and every sign is sure enough.
 * @param shape gives the value as it is kept; undefined where this can't be it
 */
export function fieldOf(found: Written | undefined, shape: (text: string) => string | undefined, least = leastSign): ReadField {
  if (!found?.text) return nothingRead;
  const value = shape(found.text);
  if (!value) return doubtful(doubts.form);
  if (found.least < least || found.mean < leastMean) return doubtful(doubts.unclear);
  return { value, sureness: Math.round(found.least * 100) / 100, doubt: '' };
}
