import { maxQuantity } from '../cart/index.ts';
import type { Verdict } from './line-match.ts';

/** A draft holds so many lines (rule inquiry 27). */
export const sheetLinesAtMost = 1000;
/** So many lines of a list are matched while its buyer waits, the others in the background (rule inquiry 17). */
export const matchedAtOnce = 50;

/** What a line is matched with (rule inquiry 16): not yet, surely, perhaps, with nothing, or by the buyer's own choice. */
export const matchStates = ['waiting', 'exact', 'similar', 'unmatched', 'chosen'] as const;
export type SheetMatchState = (typeof matchStates)[number];

export const matchStateNames: Readonly<Record<SheetMatchState, string>> = {
  waiting: '匹配中',
  exact: '已匹配',
  similar: '待确认',
  unmatched: '未匹配',
  chosen: '已选定',
};

/** How a line came in: from a page or the basket, typed, pasted, out of a file, or of an inquiry that is asked again. */
export const lineSources = ['page', 'typed', 'pasted', 'file', 'again'] as const;
export type LineSource = (typeof lineSources)[number];

/** Does the line name its SKU for sure (rule inquiry 40)? Only then is it quoted at once, replaced or put into the cart. */
export const isSettled = (state: SheetMatchState): boolean => state === 'exact' || state === 'chosen';

/**
 * Does what a similar line was taken for contradict it, or agree with it in nothing (rule inquiry 59)? Such a line is confirmed by itself, never unseen
 * among many.
 */
export const isDoubtful = (reasons: readonly { verdict: Verdict }[]): boolean =>
  reasons.some(({ verdict }) => verdict === 'differs') || !reasons.some(({ verdict }) => verdict === 'agrees');

/**
 * What is wrong with a line's quantity, in words (rule inquiry 27); '' where nothing is.
 * @param quantity pieces, null where none could be read @param said what stands in the buyer's list instead
 */
export function quantityFault(quantity: number | null, said: string): string {
  if (quantity !== null) return '';
  const words = said.trim();
  if (words === '') return '请填写数量';
  const number = Number(words.replaceAll(/[,，\s]/g, ''));
  if (number > maxQuantity) return `数量“${words}”超过${maxQuantity}，请分行或联系客服`;
  return `“${words}”不是明确的数量，请填写`;
}
