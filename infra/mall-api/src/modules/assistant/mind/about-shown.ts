import { comparisonUrl, mostCompared } from '@mall/domain/comparison';
import { arrivalPhrase, nameOf, pricePhrase, productLine, rulePhrase, stockPhrase, tierPhrase } from '../phrases.ts';
import { provinceIn } from '../reading/province.ts';
import type { ProductFacts } from '../toolbox.ts';
import { commandFor } from './commands.ts';
import { focusOn } from './find.ts';
import { packPhrase } from './packing.ts';
import { type Answer, newSubject, offers, runs, says, type Turn } from './turn.ts';

/** What is asked of products that were shown. */
export async function* tellAbout(turn: Turn, products: readonly ProductFacts[]): Answer {
  const { read, tools, thread } = turn;
  const [product] = products;
  if (!product) return;
  if (read.intent === 'compare' && products.length > 1) return yield* compared(turn, products);
  if (read.intent === 'substitutes' || read.intent === 'accessories') return yield* related(turn, product);
  if (read.quantity) thread.quantity = read.quantity;
  if (read.intent === 'specs') {
    const packed = packPhrase(product);
    yield says(`${nameOf(product)}：${product.card.manufacturerName}；${packed ? `${packed}；` : ''}`);
    yield says(
      `${Object.entries(product.card.attributesJson)
        .map(([key, value]) => `${key} ${value}`)
        .join('；')}；${rulePhrase(product) || `起订量${product.card.minOrderQty}${product.card.salesPackUom}`}。`,
    );
  } else {
    const place = provinceIn(read.text);
    const [there] = place ? await tools.products([product.card.skuNumber], read.quantity, place.id) : [product];
    const from = place ? `发往${place.name}，` : '';
    for (const one of [there ?? product, ...products.slice(1)]) yield says(`${detailsOf(turn, one, from)}\n`);
  }
  if (read.intent === 'bargain') yield* bargaining(turn, product);
  for (const one of products.toReversed()) focusOn(turn, one);
  yield runs('showProducts', { skus: products.map(({ card }) => card.skuNumber), keyword: '' });
}

/** 能便宜吗: the price is the system's; lower it is by quantity, by coupon or by an inquiry. */
async function* bargaining({ read, thread }: Turn, product: ProductFacts): Answer {
  yield says('价格由系统给出，没有另外的议价；数量多按阶梯价或询价，有优惠券可在结算时使用。');
  if (read.wanted) return;
  const at = thread.subjects[0]?.shown.indexOf(product.card.skuNumber) ?? -1;
  yield offers(
    ['看便宜点的', '便宜点的'],
    ['有哪些优惠券', '有什么优惠券可以领'],
    ['加入询价', commandFor('addToInquiry', at, read.quantity)],
  );
}

function detailsOf({ read: { intent, quantity }, tools }: Turn, product: ProductFacts, from: string): string {
  const asked = quantity === undefined ? '' : `按${product.quantity}${product.card.salesPackUom}计算，`;
  const price = !tools.isSignedIn
    ? '登录后可查看价格'
    : [pricePhrase(product) || '价格详询', tierPhrase(product) && `阶梯价：${tierPhrase(product)}`].filter(Boolean).join('；');
  const facts =
    intent === 'price' || intent === 'bargain'
      ? [price]
      : intent === 'stock' || intent === 'arrival'
        ? [stockPhrase(product)]
        : [stockPhrase(product), price];
  return `${nameOf(product)}：${from}${asked}${[...facts, rulePhrase(product), intent === 'price' || intent === 'bargain' ? '' : arrivalPhrase(product)].filter(Boolean).join('；')}。`;
}

/** Side by side, what differs first. */
async function* compared(turn: Turn, all: readonly ProductFacts[]): Answer {
  const products = all.slice(0, mostCompared);
  const keys = [...new Set(products.flatMap(({ card }) => Object.keys(card.attributesJson)))];
  const valuesOf = (key: string) => products.map(({ card }) => card.attributesJson[key] ?? '—');
  const differs = keys.filter((key) => new Set(valuesOf(key)).size > 1);
  const rows = [
    ['品牌', ...products.map(({ card }) => card.manufacturerName)],
    ['价格', ...products.map((product) => pricePhrase(product) || (turn.tools.isSignedIn ? '价格详询' : '登录后可见'))],
    ['库存与货期', ...products.map((product) => stockPhrase(product))],
    ['起订量', ...products.map(({ card }) => `${card.minOrderQty}${card.salesPackUom}`)],
    ...differs.map((key) => [key, ...valuesOf(key)]),
  ];
  const told = differs.slice(0, 3).map((key) => `${key}（${valuesOf(key).join(' / ')}）`);
  yield says(
    `${products.map(nameOf).join(' 与 ')}：${told.length > 0 ? `不同在${told.join('、')}` : '参数相同，只是品牌、价格与货期不同'}。`,
  );
  const cheapest = products
    .filter(({ deal }) => deal.appliedPriceFen !== null)
    .toSorted((a, b) => a.deal.appliedPriceFen! - b.deal.appliedPriceFen!)[0];
  if (cheapest && products.length > 1) {
    yield says(`价格最低的是第${products.indexOf(cheapest) + 1}款，${pricePhrase(cheapest)}。`);
    if (/便宜|划算|实惠/.test(turn.read.text)) focusOn(turn, cheapest);
  }
  yield runs('showTable', { title: '对比', columns: ['', ...products.map(({ card }) => card.skuNumber)], rows });
  yield runs('openPage', { url: comparisonUrl(products.map(({ card }) => card.skuNumber)), title: '对比页' });
}

interface Related {
  skuNumber: string;
  typeId: number;
  typeDesc: string;
  relationRemark: string;
}
/** What goes instead of it or with it, each with its reason. */
async function* related(turn: Turn, product: ProductFacts): Answer {
  const { tools, read } = turn;
  const isInstead = read.intent === 'substitutes';
  const answer = (await tools.use('get_substitutes', { query: { skuNumber: product.card.skuNumber } })) as { items: Related[] };
  const fits = answer.items
    .filter(({ typeId }) => (isInstead ? typeId === 1 || typeId === 6 : typeId === 2 || typeId === 3))
    .slice(0, mostCompared);
  const found = await tools.products(
    fits.map(({ skuNumber }) => skuNumber),
    read.quantity,
  );
  if (found.length === 0) {
    focusOn(turn, product);
    yield says(`${nameOf(product)}目前没有登记${isInstead ? '替代品' : '配件'}。`);
    if (isInstead) yield offers(['同规格其他品牌', '换个品牌'], ['更便宜的', '便宜点的']);
    return;
  }
  yield says(`${nameOf(product)}的${isInstead ? '替代品' : '配件'}：\n`);
  for (const [index, one] of found.entries()) {
    const why = fits.find(({ skuNumber }) => skuNumber === one.card.skuNumber)!;
    yield says(`${index + 1}. ${productLine(one)}。${why.typeDesc}${why.relationRemark ? `：${why.relationRemark}` : ''}\n`);
  }
  const shown = found.map(({ card }) => card.skuNumber);
  yield runs('showProducts', { skus: shown, keyword: '' });
  newSubject(turn, {
    keyword: product.card.productName.slice(0, 100),
    wishes: [],
    sort: 'relevance',
    shown,
    focus: shown.length === 1 ? shown[0]! : '',
  });
}
