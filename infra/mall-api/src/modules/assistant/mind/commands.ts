import type { Intent } from '../reading/intent.ts';
import { quantityText } from '../reading/quantities.ts';

/** Acts on goods: the tool that does each, and what its button says. */
export const goodsActs: Partial<Record<Intent, { tool: string; label: string; takesSeveral: boolean; counts: boolean }>> = {
  addToCart: { tool: 'add_to_cart', label: '加入购物车', takesSeveral: false, counts: true },
  addToInquiry: { tool: 'add_to_inquiry', label: '加入询价', takesSeveral: false, counts: true },
  favourite: { tool: 'add_to_favourites', label: '收藏', takesSeveral: false, counts: false },
  addToList: { tool: 'add_to_list', label: '加入常用清单', takesSeveral: true, counts: false },
  addToComparison: { tool: 'add_to_comparison', label: '加入对比', takesSeveral: true, counts: false },
};

/** The words that ask for an act on the nth of those shown, as a button asks them. @param at counted from 0; -1 the one that is spoken of */
export function commandFor(intent: Intent, at: number, quantity: number | undefined, unit = '个', again = false): string {
  const which = at < 0 ? '它' : `第${at + 1}个`;
  const many = quantity ? quantityText(quantity, unit) : '';
  const more = again ? '再' : '';
  if (intent === 'addToCart') return `${which}${more}加${many}到购物车`;
  if (intent === 'addToInquiry') return `${which}加${many}到询价篮`;
  if (intent === 'addToList') return `${which}加入常用清单`;
  return intent === 'addToComparison' ? `${which}加入对比` : `收藏${which}`;
}
