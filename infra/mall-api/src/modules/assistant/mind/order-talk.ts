import type { Intent } from '../reading/intent.ts';

/** In talk of orders, what names no goods is about the order spoken of. */
const meanings: readonly [RegExp, Intent][] = [
  [/取消|撤(?:了|掉|销|单)|不要了|退了吧|退掉/, 'cancelOrder'],
  [/退货|换货|售后|坏了|退款|发错|少发|漏发/, 'startAfterSales'],
  [
    /到|发|物流|快递|货|什么东西|里面|买了|明细|内容|哪些|多少钱|金额|合计|付款|状态|怎么样|什么时候|几天|第.{1,2}[个单]|那个|这个|前(?:面|边)?(?:的)?[那一]{1,2}(?:个|单)|催|单号|花了|总共|一共/,
    'order',
  ],
];
const open = new Set<Intent>(['product', 'arrival', 'stock', 'price', 'specs', 'compare', 'more', 'open', 'sameBut', 'drop']);

/** What a remark means after orders were told; undefined where it goes on to something else. @param namesGoods whether it names a thing that is sold */
export const orderTalk = (text: string, intent: Intent, namesGoods: boolean): Intent | undefined =>
  open.has(intent) && !namesGoods && text.length <= 24 ? meanings.find(([words]) => words.test(text))?.[1] : undefined;
