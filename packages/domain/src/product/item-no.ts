export const itemNoAtMost = 40;
export const itemNosAtOnce = 50;

export type ItemNoDecision = { ok: true; itemNo: string } | { ok: false; reason: 'ITEM_NO_INVALID' };

/**
 * A company's own number for a SKU as it is kept (rule product 21): half width, without blanks around it, runs of blanks as one. '' takes it away.
 * More than 40 characters, or a character that can't be printed, is refused.
 */
export function decideItemNo(typed: string): ItemNoDecision {
  const itemNo = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return itemNo.length > itemNoAtMost || /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u.test(itemNo)
    ? { ok: false, reason: 'ITEM_NO_INVALID' }
    : { ok: true, itemNo };
}
