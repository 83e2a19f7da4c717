/** A wish as people say it; what it means, the catalogue's own attributes decide (`mind/wishes.ts`). */
export type WishKind =
  | 'precise'
  | 'cheap'
  | 'dear'
  | 'inStock'
  | 'corrosion'
  | 'food'
  | 'oil'
  | 'heat'
  | 'water'
  | 'wear'
  | 'most'
  | 'upTo'
  | 'atLeast';

const more = '(?:一?点儿?|一?些|的)*';
/** The longer way to say it stands first; what is a thing of its own (防锈油, 耐油手套) is left to the search where nothing else is said. */
const words: readonly [WishKind, string][] = [
  ['atLeast', '\\d+(?:\\.\\d+)?\\s*(?:mm|cm|kw|kg|lm|毫米|流明|瓦|公斤|千瓦|伏|吨|升|米|W|V|A|L|m|t)(?:或)?以上的?'],
  [
    'upTo',
    '(?:单价|预算|价格)?(?:不超过|不要超过|低于|控制在)?\\d+(?:块|元)(?:钱)?(?:一[个把台只支套])?(?:以内|以下|之内|左右)的?|(?:不超过|不要超过|低于)\\d+(?:块|元)(?:钱)?的?',
  ],
  ['precise', `(?:精度|准确度)(?:要|更)?高${more}|高精度|精密${more}|(?:更|要)精(?:准|确)${more}|准${more}的`],
  [
    'cheap',
    `(?:最|更|要|比较)?便宜${more}|(?:价格|价钱)(?:要|更)?(?:低|便宜)${more}|低价${more}|实惠${more}|性价比高?${more}|省钱${more}|经济(?:型|实惠)${more}|贵了|太贵`,
  ],
  ['dear', `(?:更|最)好${more}的|高端${more}|质量(?:更|要)?好${more}|贵${more}的`],
  [
    'inStock',
    `(?:只要|要|有没有)?(?:有)?现货的|(?:只要|只看|要|最好)(?:有)?(?:现货|有货)的?|(?:今天|当天|当日|马上|立刻|现在)(?:就|能|可以|要)*(?:发货|发|用|到|送)(?:的|出)?|(?:比较)?急用|有货的|有现货的`,
  ],
  [
    'corrosion',
    `(?:防锈|不(?:会)?生锈|耐腐蚀|抗腐蚀|防腐蚀|耐酸碱?|耐盐雾|防海水)(?:性)?(?:好)?${more}|(?:潮湿|海边|户外)(?:环境)?(?:用|使用)?的`,
  ],
  ['food', `食品级${more}|(?:食品|饮料)(?:厂|行业|车间)(?:能)?用${more}|食用级${more}`],
  ['oil', `(?:耐油|防油|抗油)(?:性)?(?:好)?${more}`],
  ['heat', `(?:耐高温|耐热|抗高温)(?:性)?(?:好)?${more}`],
  ['water', `防水(?:性)?(?:好)?${more}`],
  [
    'most',
    `(?:力矩|扭矩|扭力|流量|扬程|压力|容量|转速|亮度|流明|推力|载荷|承重|吸力|风量|续航)(?:要|更|最)?[大高强]${more}的?|(?:更|要|最)亮${more}的?|亮(?:一?点|些)的?`,
  ],
  ['wear', `(?:耐磨)(?:性)?(?:好)?${more}`],
];
const patterns = words.map(([kind, source]) => [kind, new RegExp(source, kind === 'atLeast' ? 'gi' : 'g')] as const);

/** The wishes of a text, and the text without them. A wish that is part of a thing's name stays (防水胶带): more than two characters follow it at once. */
export function readWishes(text: string): { wishes: { kind: WishKind; said: string }[]; rest: string } {
  const wishes: { kind: WishKind; said: string }[] = [];
  let rest = text;
  for (const [kind, pattern] of patterns) {
    rest = rest.replace(pattern, (said: string, at: number) => {
      if (!wishes.some((wish) => wish.kind === kind)) wishes.push({ kind, said: said.replace(/的$/, '') });
      // A name may go on after it: then the words stay for the search and the wish counts besides.
      const goesOn = /^[\p{Script=Han}A-Za-z]/u.test(rest.slice(at + said.length)) && !said.endsWith('的');
      return goesOn &&
        kind !== 'cheap' &&
        kind !== 'inStock' &&
        kind !== 'precise' &&
        kind !== 'most' &&
        kind !== 'upTo' &&
        kind !== 'atLeast'
        ? said
        : ' ';
    });
  }
  return { wishes, rest };
}

export interface Step {
  direction: 1 | -1;
  of: 'length' | 'size' | 'thickness' | 'width' | 'power';
  /** 再长5mm: by so much, in the measure's own unit. */
  by?: number;
}
const steps: readonly [RegExp, Step['of'], 1 | -1][] = [
  [/长(?:一|个)?(?:点|些|号)|加长(?:一)?点|更长/, 'length', 1],
  [/短(?:一|个)?(?:点|些|号)|更短/, 'length', -1],
  [/(?:粗|大)(?:一|个)?(?:点|些|号|码|档|规格)|更[粗大]/, 'size', 1],
  [/(?:细|小)(?:一|个)?(?:点|些|号|码|档|规格)|更[细小]/, 'size', -1],
  [/厚实?(?:一)?(?:点|些)|更厚/, 'thickness', 1],
  [/薄(?:一)?(?:点|些)|更薄/, 'thickness', -1],
  [/宽(?:一)?(?:点|些)|更宽/, 'width', 1],
  [/窄(?:一)?(?:点|些)|更窄/, 'width', -1],
  [/功率(?:再)?大(?:一)?(?:点|些)/, 'power', 1],
  [/功率(?:再)?小(?:一)?(?:点|些)/, 'power', -1],
];
const ofWord: Record<string, [Step['of'], 1 | -1]> = {
  ...{ 长: ['length', 1], 短: ['length', -1], 粗: ['size', 1], 大: ['size', 1], 细: ['size', -1], 小: ['size', -1] },
  ...{ 厚: ['thickness', 1], 薄: ['thickness', -1], 宽: ['width', 1], 窄: ['width', -1] },
};
/** 再长5mm, 短1厘米. */
export const byAmount = /(?:再|要|更|加|多|得)\s*([长短粗细大小厚薄宽窄])\s*(?:个|出)?\s*(\d+(?:\.\d+)?)\s*(?:mm|毫米|(cm|厘米|公分))/i;
const power = steps.filter(([, of]) => of === 'power');

/** 再长一点, 小一号: a step along one of its measures. */
export function readStep(text: string): Step | undefined {
  const measured = byAmount.exec(text);
  if (measured) {
    const [of, direction] = ofWord[measured[1]!]!;
    return { of, direction, by: Number(measured[2]) * (measured[3] ? 10 : 1) };
  }
  const found = [...power, ...steps].find(([words]) => words.test(text));
  return found && { of: found[1], direction: found[2] };
}
