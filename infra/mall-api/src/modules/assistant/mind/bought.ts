import type { OrderCard, OrderDetail } from '@mall/api-contract/order';
import { productLine } from '../phrases.ts';
import type { ProductFacts } from '../toolbox.ts';
import { proposing } from './acting.ts';
import { nounIn } from './ellipsis.ts';
import { offering } from './not-asked.ts';
import { type Answer, newSubject, runs, says, type Turn } from './turn.ts';
import { whichOne } from './which.ts';

const mostOrders = 3;
const mostShown = 4;

/** What was bought, most often first; before anything was delivered, what the newest orders have. */
async function boughtSkus({ tools }: Turn): Promise<string[]> {
  const { items } = (await tools.use('list_bought_products', {})) as { items: { sku: { skuNumber: string } }[] };
  if (items.length > 0) return items.map(({ sku }) => sku.skuNumber);
  const { items: orders } = (await tools.use('list_orders', {})) as { items: OrderCard[] };
  const details = await Promise.all(
    orders.slice(0, mostOrders).map(({ orderNumber }) => tools.use('get_order', { orderNumber }) as Promise<OrderDetail>),
  );
  return [...new Set(details.flatMap(({ lines }) => lines.map(({ sku }) => sku)))];
}

/** 上次买的那个轴承: those that the words name. All of them where they name nothing. */
async function named({ tools, read }: Turn, products: readonly ProductFacts[]): Promise<readonly ProductFacts[]> {
  const words = read.keyword.replace(/常|买|上回|东西|列|过|的|东/g, '').trim();
  if (words === '' || !nounIn(await tools.understand(words))) return products;
  const fits = await Promise.all(
    products.map(({ card }) =>
      tools.understand(`${words} ${card.manufacturerPartNumber}`).then(({ isPerfect, total }) => isPerfect && total > 0),
    ),
  );
  return products.filter(({ card }, at) => fits[at] || card.productName.includes(words));
}

/** 常买的, 上次买的那个再来20个: goods of the own orders; with a number, the card for the cart. */
export async function* bought(turn: Turn): Answer {
  const { tools, read } = turn;
  const all = await tools.products((await boughtSkus(turn)).slice(0, 20), read.quantity);
  if (all.length === 0) return yield says('贵司还没有买过商品。');
  const products = (await named(turn, all)).slice(0, mostShown);
  if (products.length === 0) return yield says('买过的商品里没有这样的，请说名称、规格或型号。');
  const shown = products.map(({ card }) => card.skuNumber);
  yield says(`贵司买过的商品：\n${products.map((one, at) => `${at + 1}. ${productLine(one)}`).join('\n')}\n`);
  yield runs('showProducts', { skus: shown, keyword: '' });
  newSubject(turn, { keyword: '', wishes: [], sort: 'relevance', shown, focus: shown.length === 1 ? shown[0]! : '' });
  const [only] = products;
  if (!only || read.quantities.length !== 1) return;
  if (read.mood !== 'request') return yield* offering(turn, 'addToCart');
  if (products.length > 1) return yield* whichOne(turn, 'addToCart');
  yield* proposing({ ...turn, read: { ...read, intent: 'addToCart' } }, [only]);
}
