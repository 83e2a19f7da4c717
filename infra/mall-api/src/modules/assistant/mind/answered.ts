import type { Understood } from '../toolbox.ts';
import { nounIn } from './ellipsis.ts';
import type { Turn } from './turn.ts';

/** 五盒, 30双吧: how many and nothing else. */
export const isBareQuantity = ({ text, keyword, quantity, quantities, ordinals, wishes }: Turn['read']) =>
  quantity !== undefined &&
  quantities.length === 1 &&
  keyword === '' &&
  ordinals.length === 0 &&
  wishes.length === 0 &&
  /^(?:那|就|先|各|嗯|好|要|一共)?.{2,7}(?:吧|呢|就行|就好|够了)?$/.test(text) &&
  !/钱|价|[吗?？]|几|货|发|到/.test(text);

/** What was asked back, or a card that was shown, and what is said now to it: 第一个, 可以, 改成8个. It makes of the words the act that they are about. */
export function answered({ read, thread, asked: { kind, input } }: Turn): void {
  const intent = input.intent as typeof read.intent;
  const [subject] = thread.subjects;
  const of = (sku: unknown) => {
    if (subject && typeof sku === 'string' && subject.shown.includes(sku)) subject.focus = sku;
  };
  if (read.mood !== 'request') return;
  if (kind === 'orders' && intent === 'cancelOrder') {
    const isAnswer = read.ordinals.length > 0 || read.orderNumber !== undefined || /最新|最近|上一|前一|最后/.test(read.text);
    if (isAnswer && ['product', 'order', 'confirm'].includes(read.intent)) read.intent = intent;
    return;
  }
  if (kind === 'howMany') {
    const bare = /^\d{1,4}$/.test(read.text) ? Number(read.text) : undefined;
    const number = read.quantity ?? bare;
    const names = bare === undefined && read.keyword !== '';
    if (number === undefined || names || read.ordinals.length > 0 || !['product', 'confirm', 'price', 'addToCart'].includes(read.intent))
      return;
    if (/多少|几|[吗?？]/.test(read.text)) return;
    [read.intent, read.quantity, read.quantities, read.keyword] = [intent, number, [number], ''];
    of(input.sku);
  } else if (kind === 'which') {
    // 4箱吧: which one is still open, how many isn't.
    if (read.ordinals.length === 0 && isBareQuantity(read) && read.intent === 'product') {
      read.intent = intent;
      return;
    }
    if (read.ordinals.length === 0 || read.keyword !== '' || !['product', 'confirm', 'addToCart'].includes(read.intent)) return;
    read.intent = intent;
    if (read.quantity === undefined && typeof input.vague === 'string') read.vague ||= input.vague;
    if (read.quantity === undefined && Number(input.quantity) > 0)
      [read.quantity, read.unit] = [Number(input.quantity), String(input.unit ?? '')];
  } else if (
    kind === 'offer' &&
    (read.intent === 'confirm' || (read.intent === 'thanks' && /^(?:好的?|行|可以|ok|嗯+)/i.test(read.text)))
  ) {
    read.intent = intent;
    read.quantity ??= Number(input.quantity) || undefined;
    of(input.sku);
  } else if (
    kind === 'act' &&
    (read.amends || (isBareQuantity(read) && read.intent === 'product')) &&
    read.keyword === '' &&
    (read.quantity !== undefined || read.ordinals.length > 0)
  ) {
    read.intent = intent;
    read.quantity ??= Number(input.quantity) || undefined;
    if (read.ordinals.length === 0) of(input.sku);
  }
}

/** 第一个加10卷, said again: its card is there already, and a second one would do it twice. */
export const isSameAgain = ({ read, asked: { kind, input } }: Turn, sku: string, quantity: number) =>
  kind === 'act' &&
  input.intent === read.intent &&
  input.sku === sku &&
  input.quantity === quantity &&
  !read.amends &&
  !/再|还|又|另/.test(read.text);

const topics = new Set(['receiveCoupon', 'bill', 'invoice', 'credit', 'coupon', 'inquiry', 'approval', 'afterSales', 'cart']);
const vague = new Set(['product', 'price', 'stock', 'arrival', 'more', 'specs', 'open', 'sameBut']);
/** 上个月的呢, 已经开了几张: after bills or invoices a remark that names no goods is about them. */
export function goesOnWith(read: Turn['read'], { input }: Turn['asked'], own: Understood | undefined): void {
  const intent = input.intent as typeof read.intent;
  const namesGoods = own !== undefined && (nounIn(own) !== undefined || (own.total > 0 && own.isPerfect));
  const points = read.ordinals.length > 0 || read.wishes.length > 0 || read.quantity !== undefined;
  if (topics.has(intent) && vague.has(read.intent) && !namesGoods && !points && read.text.length <= 12) read.intent = intent;
}
