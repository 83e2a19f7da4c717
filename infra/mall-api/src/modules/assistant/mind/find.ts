import type { Subject, Wish } from '@mall/api-contract/assistant';
import { productLine, tierPhrase, unavailable } from '../phrases.ts';
import type { Found, ProductFacts } from '../toolbox.ts';
import { type Answer, newSubject, runs, says, type Turn } from './turn.ts';
import { filtersOf, limitOf, sortOf, wishIn } from './wishes.ts';

const shownAtMost = 4;
const asked = 60;

/** Searches with the wishes in the catalogue's terms. What of them nothing says is told. */
export async function findFor(turn: Turn, keyword: string, kept: readonly Wish[], limit = shownAtMost) {
  const { tools, read } = turn;
  const first = await tools.search({ keyword, limit, withoutFacets: read.wishes.length === 0 }, read.quantity);
  const qualityOf = read.wishes.length > 0 ? await tools.qualities() : () => undefined;
  const wishes = [...kept];
  const unsaid: string[] = [];
  for (const { kind, said } of read.wishes) {
    const wish = wishIn(kind, first.facets, said, qualityOf);
    if (!wish) unsaid.push(said);
    else if (wish.key === '价格' && !tools.seesPrices) unsaid.push(`${said}（登录后可按价格排序）`);
    else {
      const at = wishes.findIndex(({ key }) => key === wish.key);
      wishes.splice(at < 0 ? wishes.length : at, at < 0 ? 0 : 1, wish);
    }
  }
  if (wishes.length === 0) return { found: first, wishes, unsaid };
  const found = await searchWith(turn, keyword, wishes, limit);
  // What was wished doesn't go together: the last wish gives way, and it is said.
  if (found.total === 0 && wishes.length > 0 && first.total > 0) {
    const less = wishes.slice(0, -1);
    return {
      found: less.length > 0 ? await searchWith(turn, keyword, less, limit) : first,
      wishes: less,
      unsaid: [...unsaid, wishes.at(-1)!.words],
    };
  }
  return { found, wishes, unsaid };
}

async function searchWith({ tools, read }: Turn, keyword: string, wishes: readonly Wish[], limit: number): Promise<Found> {
  const sort = sortOf(wishes);
  const found = await tools.search(
    { keyword, limit: sort === 'relevance' ? limit : asked, withoutFacets: true, filters: filtersOf(wishes) },
    read.quantity,
  );
  if (sort === 'relevance') return found;
  // By what this buyer pays: of the most relevant ones, so that the cheapest screw is still the screw that was meant.
  const of = ({ deal }: ProductFacts) => deal.appliedPriceFen ?? Number.POSITIVE_INFINITY;
  const sign = sort === 'priceAsc' ? 1 : -1;
  const priced = found.products.filter(({ deal }) => deal.appliedPriceFen !== null).toSorted((a, b) => sign * (of(a) - of(b)));
  const most = limitOf(wishes);
  const affordable = priced.filter((one) => of(one) <= most);
  return { ...found, ...(most === Number.POSITIVE_INFINITY ? {} : { total: affordable.length }), products: affordable.slice(0, limit) };
}

/** The line that says how it was understood; a press takes a piece back. */
export const understoodPieces = (wishes: readonly Wish[]) =>
  wishes.map(({ words }) => ({ words, question: `去掉“${words.split(' → ')[0]}”的条件` }));

/** Shows what was found, in its order, and makes it what is spoken of. */
export async function* show(
  turn: Turn,
  {
    keyword,
    wishes,
    found,
    unsaid = [],
    opening,
  }: { keyword: string; wishes: readonly Wish[]; found: Found; unsaid?: readonly string[]; opening?: string },
): Answer {
  const { tools, read } = turn;
  const { total, isEstimated, isPerfect } = found;
  // What this buyer can't buy stands after what they can.
  const products = isPerfect && sortOf(wishes) === 'relevance' ? buyableFirst(found.products) : found.products;
  const count = `${isEstimated ? '约' : ''}${total}`;
  const first = opening ?? (isPerfect ? `找到${count}款“${keyword}”` : `没有完全匹配“${keyword}”的商品，相近的有${count}款`);
  yield says(`${first}${products.length > 1 && total > products.length ? `，先看${products.length}款` : ''}：\n`);
  if (wishes.length > 0) yield runs('understood', { pieces: understoodPieces(wishes) });
  for (const [index, product] of products.entries()) yield says(`${products.length > 1 ? `${index + 1}. ` : ''}${productLine(product)}\n`);
  if (unsaid.length > 0) yield says(`目录里没有标注“${unsaid.join('、')}”，以上未按此筛选。`);
  if (!tools.isSignedIn) yield says('价格与库存数量登录后可见。');
  else if (read.intent === 'price' && products[0] && tierPhrase(products[0])) yield says(`第1款阶梯价：${tierPhrase(products[0])}。`);
  const shown = products.map(({ card }) => card.skuNumber);
  yield runs('showProducts', { skus: shown, keyword });
  const subject: Subject = { keyword, wishes: [...wishes], sort: sortOf(wishes), shown, focus: shown.length === 1 ? shown[0]! : '' };
  newSubject(turn, subject);
}

export const buyableFirst = (products: readonly ProductFacts[]) =>
  products.toSorted((a, b) => Number(unavailable(a) !== '') - Number(unavailable(b) !== ''));

/** One product and what is told of it. */
export const focusOn = ({ thread }: Turn, product: ProductFacts) => {
  const [subject] = thread.subjects;
  const sku = product.card.skuNumber;
  if (subject?.shown.includes(sku)) subject.focus = sku;
  else
    thread.subjects = [{ keyword: '', wishes: [], sort: 'relevance' as const, shown: [sku], focus: sku }, ...thread.subjects].slice(0, 6);
};
