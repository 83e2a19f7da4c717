import { mostCompared } from '@mall/domain/comparison';
import type { AssistantTools, ProductFacts } from '../toolbox.ts';

const designations = /[a-z0-9][a-z0-9./-]{3,39}/gi;

/**
 * A 和 B 有什么区别: the products whose SKU numbers or designations stand in the words (rule comparison 11), in that order, four at most.
 * @returns none where fewer than two are named: 不锈钢和碳钢 asks for knowledge, not for goods
 */
export async function namedToCompare(
  { products, search }: Pick<AssistantTools, 'products' | 'search'>,
  text: string,
): Promise<ProductFacts[]> {
  const words = [...new Set((text.normalize('NFKC').match(designations) ?? []).map((word) => word.toUpperCase()))]
    .filter((word) => /\d/.test(word))
    .slice(0, mostCompared);
  if (words.length < 2) return [];
  const bySku = new Map((await products(words)).map((one) => [one.card.skuNumber, one]));
  const named = await Promise.all(words.map(async (word) => bySku.get(word) ?? (await byDesignation(search, word))));
  return [...new Map(named.flatMap((one) => (one ? [[one.card.skuNumber, one] as const] : []))).values()];
}

async function byDesignation(search: AssistantTools['search'], word: string): Promise<ProductFacts | undefined> {
  const found = await search({ keyword: word, limit: 1, withoutFacets: true });
  return found.isPerfect && found.understood.some(({ kind }) => kind === 'partNumber') ? found.products[0] : undefined;
}
