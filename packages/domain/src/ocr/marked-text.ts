import type { Written } from './field.ts';

/** A text with how sure each of its signs is. */
export interface MarkedText {
  text: string;
  scores: readonly number[];
}

/** What somebody typed. Signs nobody sees are dropped, full width is folded, signs stay as many as they are. */
export function typed(text: string): MarkedText {
  const plain = [...text.normalize('NFC')]
    .filter((sign) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(sign) || /[\n\r\t]/.test(sign))
    .map((sign) => (/[\uff01-\uff5e]/.test(sign) ? sign.normalize('NFKC') : sign.replace(/[\u3000\u00a0\t\r]/g, ' ')))
    .filter((sign) => sign.length === 1);
  return { text: plain.join(''), scores: plain.map(() => 1) };
}

export const sliceOf = ({ text, scores }: MarkedText, from: number, to: number): Written => {
  const own = scores.slice(from, to);
  return {
    text: text.slice(from, to),
    least: Math.min(1, ...own),
    mean: own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length),
  };
};

/** The same with a stretch of it blotted out, as many signs long. */
export const blotted = ({ text, scores }: MarkedText, from: number, to: number): MarkedText => ({
  text: text.slice(0, from) + '\n'.repeat(to - from) + text.slice(to),
  scores,
});
