/** What people type for what they mean: talk, and slips that are always the same. */
const spoken: readonly [RegExp, string][] = [
  [/啥时候|啥时|几时/g, '什么时候'],
  [/(?<!为)啥(?!都)/g, '什么'],
  [/咋(?:样|么样)/g, '怎么样'],
  [/咋/g, '怎么'],
  [/有木有|有没(?=[\s?？。！!]|$)/g, '有没有'],
  [/(?<=[有货到发好行])(?:么|嘛|不|没)(?=[\s?？。！!]|$)/g, '吗'],
  [/优惠[卷劵]|优惠卷/g, '优惠券'],
  [/帐(?=单|期|户|号|款)/g, '账'],
  [/定单|單|单子/g, '订单'],
  [/付(?:过)?钱|给钱|掏钱/g, '付款'],
  [/寻价|询介/g, '询价'],
  [/罗(?=丝|母|栓|钉)|镙(?=丝|母|栓|钉)/g, '螺'],
  [/(?:不要|不带|不用|无|没有)密封(?:盖|圈)?(?:的)?/g, '开式'],
  [/轴成(?=$|[\s\d])/g, '轴承'],
  [/嘞|咧|哈(?=$|[\s?？。！!])/g, ''],
  [/^(?:(?:算了|不对|哦|嗯+|对了|好吧|行吧|等等|等下|另外|顺便)(?:先不要了)?[，,。\s]*)+(?=.{2})/, ''],
];

/** The question in plain words. */
export const plainWords = (text: string): string => spoken.reduce((said, [from, to]) => said.replace(from, to), text);
