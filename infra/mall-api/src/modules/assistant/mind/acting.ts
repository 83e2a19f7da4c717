import type { Proposal } from '@mall/api-contract/assistant';
import { nameOf, pricePhrase, rulePhrase, unavailable } from '../phrases.ts';
import type { AssistantTools, ProductFacts } from '../toolbox.ts';
import { isSameAgain } from './answered.ts';
import { commandFor, goodsActs } from './commands.ts';
import { focusOn } from './find.ts';
import { packAsked } from './packing.ts';
import { type Answer, offers, runs, says, type Turn } from './turn.ts';

/** A card with the exact change and a button (rule assistant 12). @param turn counts the conversation's turns: the same card of one turn is one act */
export const proposal = (turn: number, given: Omit<Proposal, 'id' | 'sku' | 'warning'> & Partial<Proposal>) =>
  runs('propose', { sku: '', warning: '', ...given, id: `t${turn}-${given.tool}-${given.sku ?? ''}` });

/** Why it can't go into the cart, and where it goes instead; '' where it can. */
export function cartProblem(product: ProductFacts): string {
  const { card, deal } = product;
  const problem = unavailable(product);
  if (problem) return `${nameOf(product)}${problem}，无法加入购物车。`;
  if (product.isSpecificationOpen) return `${nameOf(product)}是非标定制品，请先在商品页选择规格参数。`;
  if (!deal.showCart) return `${nameOf(product)}目前${card.inquiryPrice ? '价格详询' : '库存不足且货期未知'}，请加入询价。`;
  const limit = deal.discountPurchaseLimit;
  if (limit && !limit.isAllowOverLimit && product.quantity > limit.leftPurchaseQuantity)
    return `该商品限购，目前还可购买${limit.leftPurchaseQuantity}${card.salesPackUom}，不能加入${product.quantity}${card.salesPackUom}。`;
  return '';
}

/** The card for the cart, of a product that can go there. */
export function cartProposal(turn: number, product: ProductFacts, tools: Pick<AssistantTools, 'isSignedIn'>) {
  const { card, quantity } = product;
  const changes = [
    { label: '商品', value: nameOf(product) },
    { label: '数量', value: `${quantity}${card.salesPackUom}` },
    ...(tools.isSignedIn && pricePhrase(product) ? [{ label: '价格', value: pricePhrase(product) }] : []),
  ];
  return proposal(turn, {
    tool: 'add_to_cart',
    input: { sku: card.skuNumber, quantity },
    title: '加入购物车',
    changes,
    button: `加入${quantity}${card.salesPackUom}`,
    sku: card.skuNumber,
  });
}

/** Proposes to put it into the cart: a quantity that can be bought, and why it differs from what was said. */
export async function* proposeCart(turn: Turn, product: ProductFacts): Answer {
  const { tools, read, thread } = turn;
  const wanted = read.quantity;
  const problem = cartProblem(product);
  if (problem) {
    yield says(problem);
    return yield runs('openPage', { url: `/p/${product.card.skuNumber}`, title: product.card.productName });
  }
  const { quantity, card } = product;
  if (wanted !== undefined && wanted !== quantity)
    yield says(`${rulePhrase(product) || '单次最多9999'}，${wanted}${card.salesPackUom}已调整为${quantity}${card.salesPackUom}。`);
  thread.quantity = quantity;
  yield says(tools.isSignedIn ? '请核对，按下按钮才会加入。' : '加入购物车需要先登录；请核对，按下按钮后登录即加入。');
  yield cartProposal(thread.turn, product, tools);
}

/** Proposes an act that costs nothing: to the inquiry, to a list, to the comparison. */
export async function* proposeFor({ read, tools, thread }: Turn, products: readonly ProductFacts[]): Answer {
  const [first] = products;
  if (!first) return;
  if (!tools.isSignedIn && read.intent !== 'addToComparison') yield says('需要先登录；按下按钮后登录即可继续。');
  const skus = products.map(({ card }) => card.skuNumber);
  const changes = products.map((product) => ({ label: '商品', value: nameOf(product) }));
  const { turn } = thread;
  if (read.intent === 'addToInquiry') {
    const { quantity, card } = first;
    yield says('请核对，按下按钮加入询价篮。');
    yield proposal(turn, {
      tool: 'add_to_inquiry',
      input: { sku: card.skuNumber, quantity },
      title: '加入询价篮',
      changes: [...changes.slice(0, 1), { label: '数量', value: `${quantity}${card.salesPackUom}` }],
      button: '加入询价篮',
      sku: card.skuNumber,
    });
  } else if (read.intent === 'addToList') {
    yield says('按下按钮加入常用清单。');
    yield proposal(turn, { tool: 'add_to_list', input: { skus }, title: '加入常用清单', changes, button: '加入清单', sku: skus[0]! });
  } else if (read.intent === 'favourite') {
    yield says('按下按钮收藏。');
    yield proposal(turn, {
      tool: 'add_to_favourites',
      input: { sku: skus[0] },
      title: '收藏商品',
      changes: changes.slice(0, 1),
      button: '收藏',
      sku: skus[0]!,
    });
  } else {
    yield says('按下按钮加入对比。');
    yield proposal(turn, {
      tool: 'add_to_comparison',
      input: { skuNumbers: skus },
      title: '加入对比',
      changes,
      button: '加入对比',
      sku: skus[0]!,
    });
  }
}

/** The card for what was asked; where it is there already, that is said instead. */
export async function* proposing(turn: Turn, products: readonly ProductFacts[]): Answer {
  const { read, thread } = turn;
  const [product] = products;
  if (!product) return;
  const { card, quantity } = product;
  const asking = goodsActs[read.intent]?.counts ? packAsked(turn, product) : undefined;
  if (asking) {
    focusOn(turn, product);
    return yield* asking;
  }
  if (isSameAgain(turn, card.skuNumber, quantity)) {
    thread.asked = turn.asked;
    yield says('这张卡片已经在上面了，按一次它的按钮即可。');
    const at = thread.subjects[0]?.shown.indexOf(card.skuNumber) ?? -1;
    if (read.intent === 'addToCart') yield offers(['再加一份', commandFor('addToCart', at, quantity, card.salesPackUom, true)]);
    return;
  }
  if (read.intent === 'addToCart') yield* proposeCart(turn, product);
  else yield* proposeFor(turn, products);
  for (const one of products.toReversed()) focusOn(turn, one);
  thread.asked = { kind: 'act', input: { intent: read.intent, sku: card.skuNumber, quantity } };
}
