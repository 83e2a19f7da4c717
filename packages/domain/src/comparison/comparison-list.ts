/** So many items the comparison bar shows (rule comparison 1). */
export const mostCompared = 4;

export type ComparisonDecision = { list: string[]; msg: string };

/**
 * The comparison after adding SKUs, in the order they came. A SKU already there is not added twice; with four there is no room for another (rules comparison 2, 3).
 * @returns the list, and what to tell the buyer; '' when all were added
 */
export function withCompared(list: readonly string[], added: readonly string[]): ComparisonDecision {
  const next = [...list];
  let msg = '';
  for (const skuNumber of added) {
    if (next.includes(skuNumber)) msg ||= '该商品已在对比栏中';
    else if (next.length >= mostCompared) return { list: next, msg: `对比栏已满，最多对比${mostCompared}个商品` };
    else next.push(skuNumber);
  }
  return { list: next, msg };
}

/** Which attributes differ from the first item's (rule comparison 7). @returns keys in order of appearance */
export function differingKeys(items: readonly Readonly<Record<string, string>>[]): string[] {
  const [first, ...others] = items;
  if (!first) return [];
  const keys = new Set(items.flatMap((item) => Object.keys(item)));
  return [...keys].filter((key) => others.some((other) => (other[key] ?? '') !== (first[key] ?? '')));
}
