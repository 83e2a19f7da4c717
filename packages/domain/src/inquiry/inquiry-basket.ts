import { maxQuantity } from '../cart/index.ts';

/** An inquiry basket holds so many SKUs (rule inquiry 4). */
export const inquiryItemsAtMost = 200;

/** The label of a line that is all right (rule inquiry 3); anything else is shown as the reason why not. */
export const validInquiryLabel = '未知状态';

/** What a line is after one more adding: an inquiry knows no minimum and no step, only the greatest quantity (rule cart 1). */
export const inquiredQuantity = (there: number, added: number): number => Math.min(maxQuantity, there + added);
