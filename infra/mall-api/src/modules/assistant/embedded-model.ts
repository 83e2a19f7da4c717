import type { ChatEvent } from '@mall/api-contract/assistant';
import { findHelp } from './help-topics.ts';
import { type LanguageModel, type Question, runs, says, shownBefore } from './language-model.ts';
import {
  arrivalPhrase,
  nameOf,
  orderListLine,
  orderPhrase,
  orderUrl,
  pricePhrase,
  productLine,
  rulePhrase,
  stockPhrase,
  tierPhrase,
  unavailable,
} from './phrases.ts';
import { type ReadQuestion, readQuestion } from './read-question.ts';
import type { AssistantTools, ProductFacts } from './toolbox.ts';

const suggestions = '您可以这样问我：\n· M8x30 304内六角螺钉有货吗\n· 6204轴承多少钱\n· 帮我加50个到购物车\n· 我的订单到哪了';

/** Answers from the catalogue, the stock, the company's orders and the help texts, without any model. What it doesn't know it says. */
export const embeddedModel = (tools: AssistantTools): LanguageModel => ({
  async *answer(question) {
    for await (const event of answerOf(tools, question)) yield* event.type === 'Answer' ? pieces(event.text) : [event];
  },
});

/** An answer comes in pieces as long as a phrase, so that reading can begin with the first. */
const pieces = (text: string): ChatEvent[] => (text.match(/[^，。；：\n]*[，。；：\n]+|[^，。；：\n]+/g) ?? []).map(says);

async function* answerOf(tools: AssistantTools, question: Question): AsyncGenerator<ChatEvent> {
  const read = readQuestion(question.question);
  if (read.topic === 'greeting')
    return yield says(`您好，我是商城的智能助手，可以帮您查商品、库存、货期和订单，也可以直接帮您加购物车。\n${suggestions}`);
  if (read.topic === 'thanks') return yield says('不客气，还需要什么商品随时告诉我。');
  if (read.topic === 'order') return yield* aboutOrders(tools, read);
  const help = findHelp(question.question);
  if (help && (read.topic === 'product' || read.keyword === '')) {
    yield says(`【${help.title}】${help.text}`);
    if (help.page) yield runs('openPage', help.page);
    return;
  }
  const before = question.sku ? [question.sku] : shownBefore(question.context);
  const pointsBack = read.ordinal !== undefined || read.keyword === '';
  if (pointsBack && before.length > 0) return yield* aboutShown(tools, read, before);
  if (read.keyword === '') return yield says(`请告诉我是哪个商品，例如名称、规格或型号。\n${suggestions}`);
  yield* aboutFound(tools, read);
}

async function* aboutShown(tools: AssistantTools, read: ReadQuestion, skus: readonly string[]): AsyncGenerator<ChatEvent> {
  const meant = read.ordinal === undefined ? skus.slice(0, 1) : skus.slice(read.ordinal, read.ordinal + 1);
  const [product] = await tools.products(meant, read.quantity);
  if (!product) return yield says(`刚才只列出了${skus.length}款商品，请告诉我是哪一款。`);
  if (read.topic === 'addToCart') return yield* addToCart(product, read.quantity, tools.isSignedIn);
  yield says(detailsOf(product, read, tools.isSignedIn));
  yield runs('showProducts', { skus: [product.card.skuNumber], keyword: '' });
}

async function* aboutFound(tools: AssistantTools, read: ReadQuestion): AsyncGenerator<ChatEvent> {
  const { total, isPerfect, isEstimated, products } = await tools.search(read.keyword, read.quantity);
  const [best] = products;
  if (!best) {
    return yield says(
      `抱歉，没有在商城找到“${read.keyword}”。换个说法、型号或规格试试，也可以把需求加入询价，由专属客服为您寻找。\n${suggestions}`,
    );
  }
  const skus = products.map(({ card }) => card.skuNumber);
  if (read.topic === 'addToCart' && (total === 1 || isExactly(best, read.keyword))) {
    yield* addToCart(best, read.quantity, tools.isSignedIn);
    return yield runs('showProducts', { skus: [best.card.skuNumber], keyword: read.keyword });
  }
  const count = `${isEstimated ? '约' : ''}${total}`;
  const opening = isPerfect ? `找到${count}款“${read.keyword}”` : `没有完全匹配“${read.keyword}”的商品，为您找到${count}款相似的`;
  yield says(products.length === 1 ? `${opening}：\n` : `${opening}，最符合的${products.length}款是：\n`);
  for (const [index, product] of products.entries()) yield says(`${index + 1}. ${productLine(product)}\n`);
  if (!tools.isSignedIn) yield says('价格与库存数量登录后可见。');
  else if (read.topic === 'price' && tierPhrase(best)) yield says(`第1款阶梯价：${tierPhrase(best)}。`);
  if (read.topic === 'addToCart')
    yield says(`要加哪一款？例如“第1个加${read.quantity ?? best.card.minOrderQty}${best.card.salesPackUom}到购物车”。`);
  else if (!unavailable(best)) yield says(`需要的话，可以说“帮我加${best.quantity}${best.card.salesPackUom}到购物车”，默认加第1款。`);
  yield runs('showProducts', { skus, keyword: read.keyword });
}

/** Named by its own number, so there is nothing to choose. */
const isExactly = ({ card }: ProductFacts, keyword: string) => {
  const plain = (text: string) => text.toUpperCase().replace(/[-./ ]/g, '');
  return [card.skuNumber, card.manufacturerPartNumber, card.orderCode].some((number) => plain(number) === plain(keyword));
};

function detailsOf(product: ProductFacts, { topic, quantity }: ReadQuestion, isSignedIn: boolean): string {
  const asked = quantity === undefined ? '' : `按${product.quantity}${product.card.salesPackUom}计算，`;
  const price = isSignedIn
    ? [pricePhrase(product), tierPhrase(product) && `阶梯价：${tierPhrase(product)}`].filter(Boolean).join('；')
    : '登录后可查看价格';
  const facts =
    topic === 'price' ? [price] : topic === 'stock' || topic === 'delivery' ? [stockPhrase(product)] : [stockPhrase(product), price];
  return `${nameOf(product)}：${asked}${[...facts, rulePhrase(product), topic === 'price' ? '' : arrivalPhrase(product)].filter(Boolean).join('；')}。`;
}

function* addToCart(product: ProductFacts, wanted: number | undefined, isSignedIn: boolean): Generator<ChatEvent> {
  const { card, deal } = product;
  const problem = unavailable(product);
  if (problem) return yield says(`${nameOf(product)}${problem}，无法加入购物车。`);
  const unit = card.salesPackUom;
  if (product.isSpecificationOpen) {
    yield says(`${nameOf(product)}是非标定制品，请先在商品页选择规格参数。`);
    return yield runs('openPage', { url: `/p/${card.skuNumber}`, title: card.productName });
  }
  if (!deal.showCart) {
    yield says(`${nameOf(product)}目前${card.inquiryPrice ? '价格详询' : '库存不足且货期未知'}，请在商品页加入询价。`);
    return yield runs('openPage', { url: `/p/${card.skuNumber}`, title: card.productName });
  }
  const limit = deal.discountPurchaseLimit;
  const quantity = product.quantity;
  if (wanted !== undefined && wanted !== quantity)
    yield says(`${rulePhrase(product) || '单次最多9999'}，${wanted}${unit}已调整为${quantity}${unit}。`);
  if (limit && !limit.isAllowOverLimit && quantity > limit.leftPurchaseQuantity) {
    return yield says(`该商品限购，目前还可购买${limit.leftPurchaseQuantity}${unit}，不能加入${quantity}${unit}。`);
  }
  yield says(
    isSignedIn
      ? `正在把${quantity}${unit}${nameOf(product)}加入购物车${pricePhrase(product) ? `，${pricePhrase(product)}` : ''}。`
      : `加入购物车需要先登录，登录后会为您加入${quantity}${unit}${nameOf(product)}。`,
  );
  yield runs('addToCart', { sku: card.skuNumber, quantity });
}

async function* aboutOrders(tools: AssistantTools, read: ReadQuestion): AsyncGenerator<ChatEvent> {
  if (!tools.isSignedIn) return yield says('查询订单需要先登录，登录后再问我一次即可。');
  if (read.orderNumber) {
    const order = await tools.order(read.orderNumber);
    if (!order) return yield says(`没有找到订单 ${read.orderNumber}，请核对订单号。`);
    yield says(orderPhrase(order));
    return yield runs('openPage', { url: orderUrl(order.orderNumber), title: `订单 ${order.orderNumber}` });
  }
  const orders = await tools.recentOrders();
  if (orders.length === 0) return yield says('您的企业还没有订单。');
  if (orders.length === 1) {
    const order = await tools.order(orders[0]!.orderNumber);
    yield says(order ? orderPhrase(order) : orderListLine(orders[0]!));
  } else yield says(`最近的${orders.length}个订单：\n${orders.map(orderListLine).join('\n')}\n告诉我订单号，可以查看物流。`);
  yield runs('openPage', { url: '/customer/myorders', title: '我的订单' });
}
