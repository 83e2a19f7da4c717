import { nameOf } from '../phrases.ts';
import type { ProductFacts } from '../toolbox.ts';
import { focusOn } from './find.ts';
import { packPhrase } from './packing.ts';
import { type Answer, runs, says, type Turn } from './turn.ts';

/** How people call what the catalogue calls otherwise: the usual names of measuring, material and power in product data (GB/T 17163, GB/T 2900). */
const alsoCalled: readonly [words: RegExp, keys: RegExp][] = [
  [/量程|测(?:量)?多(?:大|少|长)|能量多/, /测量范围|量程/],
  [/精度|准确|误差/, /精度|分度值|分辨|误差/],
  [/耐(?:多少)?(?:温|热|高温)|多少度|温度|耐.{0,2}度/, /温度|耐温/],
  [/耐压|承压|多(?:少|大)(?:公斤|压力)|压力/, /压力|耐压|公称压力/],
  [/电压|多少伏|几伏/, /电压/],
  [/电池|充电|供电|插电/, /电源|电池|供电/],
  [/功率|多少瓦|几千瓦/, /功率/],
  [/材质|材料|什么做的/, /材质|材料|基布|外壳/],
  [/颜色/, /颜色/],
  [/多重|重量|几斤|公斤/, /重量|净重|质量/],
  [/厚度|多厚/, /厚/],
  [/长度|多长|几米/, /长度|总长|长$/],
  [/宽度|多宽/, /宽/],
  [/孔径|内孔|内径|轴径/, /内径|孔径|轴径/],
  [/外径|多粗|直径/, /外径|直径/],
  [/国标|标准(?:号)?|执行/, /标准/],
  [/防护|防水|防尘/, /防护等级|防水|IP/],
  [/扭矩|力矩|扭力/, /扭矩|力矩/],
  [/强度|等级|级别|几级/, /等级/],
  [/保质期|有效期|过期/, /保质期|有效期/],
  [/接口|螺纹/, /接口|螺纹|连接/],
];
const asking = /多少|多[大长重厚宽粗高远]|几(?!个|何)|是(?:什么|哪)|什么(?!时候)|哪(?:个|种)|(?:吗|么|没有)[?？]?$|[?？]$/;
/** 带阀的有吗 wants goods; 带阀吗 asks about those shown. */
const wants = /的(?:那种|那款)?(?:有(?:吗|没有|现货|货吗)|吗|呢)?[?？]?$|^有(?:没有)?/;
const talk = /支持|这个|那个|第.{1,2}个|多少|多[大长重厚宽粗高远]|几|是|什么|哪个|哪种|吗|么|没有|有|能|可以|带|自带|用的?|它|的|[?？\s]/g;

/** Does it ask what something is like, rather than for something? */
export const asksWhatItIs = (text: string) => asking.test(text) && !wants.test(text);

function askedOf({ card }: ProductFacts, text: string): [key: string, value: string][] {
  const words = text.replace(talk, '');
  const keys = alsoCalled.filter(([said]) => said.test(text)).map(([, key]) => key);
  const codes = words.toUpperCase().match(/[A-Z0-9]{3,}/g) ?? [];
  return Object.entries(card.attributesJson).filter(
    ([key, value]) =>
      codes.some((code) => value.toUpperCase().includes(code)) ||
      keys.some((one) => one.test(key)) ||
      (words.length > 1 && (key.includes(words) || words.includes(key))),
  );
}

/** Do all of these have what is asked for? */
export const hasAsked = (products: readonly ProductFacts[], text: string) =>
  products.length > 0 && products.every((product) => askedOf(product, text).length > 0);

/** 它的外径多少, 量程多大: the attribute that is asked for. Undefined where none of these goods has such a one and it isn't said of one of them. @param isPointed at one of those shown */
export function attributeTold(turn: Turn, products: readonly ProductFacts[], isPointed: boolean): Answer | undefined {
  const { read } = turn;
  const told = products.map((product) => askedOf(product, read.text));
  const isOpen = read.intent === 'specs' || /货|库存|[库仓]/.test(read.text);
  if ((!isPointed || isOpen) && told.every((entries) => entries.length === 0)) return undefined;
  return telling();

  async function* telling(): Answer {
    const [product] = products;
    if (!product) return;
    const value = Object.entries(product.card.attributesJson);
    if (told.every((entries) => entries.length === 0)) {
      const packed = packPhrase(product);
      yield says(
        `目录里没有标注这一项，可以问人工客服。${nameOf(product)}登记的有：${[...(packed ? [packed] : []), ...value.map((one) => one.join(' '))].join('；')}。`,
      );
    } else
      for (const [at, one] of products.entries())
        yield says(`${nameOf(one)}：${told[at]!.map((entry) => entry.join(' ')).join('；') || '没有标注'}。\n`);
    if (products.length === 1) focusOn(turn, product);
    yield runs('showProducts', { skus: products.map(({ card }) => card.skuNumber), keyword: '' });
  }
}
