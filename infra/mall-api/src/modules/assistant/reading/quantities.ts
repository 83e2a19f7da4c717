import { numberPattern, readNumber } from './chinese-number.ts';

const units = '个|只|支|件|条|根|把|套|台|盒|包|箱|袋|瓶|桶|卷|双|副|片|块|米|颗|粒|付|张|顶|组|对|打|罐|具|盘|架|pcs(?![a-z])';
/** What a number with a unit counts besides goods: parts of one thing (三个孔), people, days, ways, papers. */
const otherThings =
  '装|头|孔|芯|相|位|口|齿|爪|刃|角|线|节|档|层|人|月|小时|钟|工作日|星期|礼拜|平方|平(?!垫)|立方|规格|尺寸|型号|品牌|牌子|颜色|种|字|问题|地址|部门|单|订单|公司|项目|厂|车间|长|宽|高|厚|远|钱|多(?!少)|以内|以下|以上|左右|上下|之内|出头|的(?:预算|量程|行程|钢板|铝板|管)';
const counted = new RegExp(`(?<![\\w.×*~/φ上这那哪每下另-])(${numberPattern})\\s*(?:${units})(?!${otherThings})`, 'gi');
const bare = new RegExp(
  `(?:加|买|来|要|拿|订|放|购买|数量|(?<![\\u4e00-\\u9fff])(?:改成|改为|应该是))\\s*(${numberPattern})\\s*(?:到|进|就|吧|$|[，。,！!])`,
  'g',
);

/** How many are said, each with where it stands: 5把 and 两双; not 12瓶装, 500块以内, 三个人. */
export function quantitiesIn(text: string): { value: number; said: string }[] {
  const found = [...text.matchAll(counted)];
  const all = found.length > 0 ? found : [...text.matchAll(bare)];
  return all.flatMap(([said, number]) => {
    const value = readNumber(number!);
    return value === undefined ? [] : [{ value, said }];
  });
}

/** 10套, as it is read again: a unit that no number is read with becomes 个. */
export const quantityText = (value: number, unit: string) => `${value}${new RegExp(`^(?:${units})$`, 'i').test(unit) ? unit : '个'}`;
