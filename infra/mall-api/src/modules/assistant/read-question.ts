import { findOrderNumber } from '@mall/domain/order';
import { numberPattern, readNumber } from './chinese-number.ts';

export type Topic = 'greeting' | 'thanks' | 'order' | 'addToCart' | 'price' | 'delivery' | 'stock' | 'product';

/** What a question asks, as far as words tell. */
export interface ReadQuestion {
  topic: Topic;
  /** What is left to search for once the words around it are gone; '' when the question points at something said before. */
  keyword: string;
  quantity: number | undefined;
  /** 第二个: counted from 0 in what was shown last. */
  ordinal: number | undefined;
  orderNumber: string | undefined;
}

const units = '个|只|支|件|条|根|把|套|台|盒|包|箱|袋|瓶|桶|卷|双|副|片|块|米|颗|粒|付|pcs(?![a-z])';
const ordinalPattern = new RegExp(`第\\s*(${numberPattern})\\s*(?:个|款|种|项|条)?`);
const countedPattern = new RegExp(`(?<![\\w.×*-])(${numberPattern})\\s*(?:${units})`, 'i');
const greeting = /^(你好|您好|哈喽|嗨|hi|hello|在吗|在么|早上好|上午好|下午好|晚上好|有人吗)[啊呀吗！!。.～~\s]*$/i;
const thanks = /^(谢谢|多谢|感谢|thank|好的|好|ok|嗯|知道了|明白了|再见|拜拜)[您你了啊呀！!。.～~\s]*$/i;
const orderWords = /(订单|包裹|快递|物流|运单)/;
const orderAsks = /(到哪|哪里|状态|进度|发货|签收|查|什么时候|多久|怎么样|情况|物流|快递|我的)/;
const cartWords = /(购物车|加购|下单)/;
const wantWords = /(^|[，,。\s])(帮我|给我|麻烦|请)?(再)?(加|买|来|要|拿|订|采购|添加|放)/;
const priceWords = /(多少钱|价格|单价|报价|什么价|怎么卖|几块钱|价钱|贵不贵|便宜)/;
const deliveryWords = /(货期|交期|几天|多久|什么时候|何时|多快|当天|今天能|明天能|能到|到货|发货时间|能发)/;
const stockWords = /(有货|现货|库存|有没有|有吗|还有|有多少|缺货|没货|有.{0,20}吗)/;

/** Words that are about the asking, not about the product; the longer one of two that begin alike stands first. */
const around = new RegExp(
  [
    '请问一下|请问|你好|您好|麻烦|帮我查一下|帮我查|帮我找一下|帮我找|帮我看看|帮我|给我|我想要|我想买|我想|我要买|我要|我需要|需要|想要|你们家|你们这|你们|这边|商城|有没有货|有没有|有货吗|有货没',
    '有现货吗|有现货|有货|现货|库存还有多少|库存有多少|库存|还有多少|还有货|有多少|缺货|多少钱一|多少钱|价格是多少|什么价格|价格|单价|报价|什么价|怎么卖|几块钱|价钱|货期要多久|货期|交期|几天能到',
    '要几天|需要多久|几天|多久能到|多久到货|多久|什么时候能到|什么时候|何时|今天能发|明天能发|能发货|发货|能到|到货|当天|加入购物车|加到购物车|放到购物车|放进购物车|放入购物车|添加到购物车|到购物车',
    '购物车|加购|下单|采购|添加(?!剂)|推荐一下|推荐几款|推荐|介绍一下|介绍|这个商品|这个产品|这种|这款|这个|那款|那个|产品|商品|一下|再来|再加|再要|再买|的话|可以|能不能|怎么样|多少|还有',
  ].join('|'),
  'g',
);
/** Short words count only where a phrase begins or ends: 加长 and 有机玻璃 are products. */
const beginnings =
  /(^|\s)(?:加(?![长厚重粗强热油压湿高宽])|有(?![机色线源头])|来(?!福)|买|要|拿|卖|找|查|是|都|它|把|将|给|和|与|在|到|能|会|去|进|地|得|我|你|您|再)+/g;
const endings = /(?:吗|呢|吧|啊|呀|么|了|有|是|它|到|进)+(?=\s|$)/g;

/** Reads a question by its words; what product it means, the catalogue decides. */
export function readQuestion(question: string): ReadQuestion {
  const text = question.normalize('NFKC').trim();
  const orderNumber = findOrderNumber(text);
  const ordinalMatch = ordinalPattern.exec(text);
  const ordinal = ordinalMatch ? (readNumber(ordinalMatch[1]!) ?? 1) - 1 : undefined;
  const withoutOrdinal = text.replace(ordinalPattern, ' ');
  const counted = countedPattern.exec(withoutOrdinal);
  const bare = counted ? undefined : new RegExp(`(?:加|买|来|要|拿|订)\\s*(${numberPattern})\\s*(?:到|$|[，。,])`).exec(withoutOrdinal);
  const quantity = readNumber(counted?.[1] ?? bare?.[1] ?? '');
  const topic = topicOf(text, orderNumber, quantity);
  const rest = counted ? withoutOrdinal.replace(counted[0], ' ') : bare ? withoutOrdinal.replace(bare[0], ' ') : withoutOrdinal;
  return {
    topic,
    keyword: topic === 'order' || topic === 'greeting' || topic === 'thanks' ? '' : keywordOf(rest),
    quantity,
    ordinal,
    orderNumber,
  };
}

function topicOf(text: string, orderNumber: string | undefined, quantity: number | undefined): Topic {
  if (greeting.test(text)) return 'greeting';
  if (thanks.test(text)) return 'thanks';
  if (orderNumber || (orderWords.test(text) && orderAsks.test(text) && !cartWords.test(text))) return 'order';
  if (cartWords.test(text) || (quantity !== undefined && wantWords.test(text) && !priceWords.test(text))) return 'addToCart';
  if (priceWords.test(text)) return 'price';
  if (stockWords.test(text)) return 'stock';
  if (deliveryWords.test(text)) return 'delivery';
  return 'product';
}

function keywordOf(text: string): string {
  return text
    .replace(/[?？!！。，,、；;：:~～“”"'‘’()（）]/g, ' ')
    .replace(around, ' ')
    .replaceAll('的', ' ')
    .replace(endings, ' ')
    .replace(beginnings, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
