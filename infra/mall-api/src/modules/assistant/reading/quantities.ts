import { numberPattern, readNumber } from './chinese-number.ts';

const units = '个|只|支|件|条|根|把|套|台|盒|包|箱|袋|瓶|桶|卷|双|副|片|块|米|颗|粒|付|张|顶|组|对|打|罐|具|盘|架|pcs(?![a-z])';
/** What a number with a unit counts besides goods: parts of one thing (三个孔), people, days, ways, papers. */
const parts =
  '[头孔芯相位口齿爪刃角线节档层字面长宽高厚远](?![\\u4e00-\\u9fff])|[头孔芯相位口齿爪刃角线节档层字面长宽高厚远](?=的)|(?:头|孔|芯|爪|层)(?=的?插|的?开|的?卡)';
const otherThings = `装|${parts}|人|月|小时|钟|工作日|星期|礼拜|平方|平(?![垫口头面板键])|立方|规格|尺寸|型号|品牌|牌子|颜色|种|问题|地址|部门|单(?![向面头孔相极联])|订单|公司|项目|厂|车间|钱|多(?![少用功])|以内|以下|以上|左右|上下|之内|出头|的(?:预算|量程|行程|钢板|铝板|管)`;
const counted = new RegExp(`(?<![\\w.×*~/φ上这那哪每下另-])(${numberPattern})\\s*(${units})(?!${otherThings})`, 'gi');
const bare = new RegExp(
  `(?:加|买|来|要|拿|订|放|购买|数量|(?<![\\u4e00-\\u9fff])(?:改成|改为|应该是))\\s*(${numberPattern})\\s*(?:到|进|就|吧|$|[，。,！!])`,
  'g',
);
/** 来40公斤: weighed out only after a verb; 5公斤的 says which. */
const weighed = new RegExp(`(?:来|要|拿|买|订|加)\\s*(${numberPattern})\\s*(公斤|千克|kg|升)(?!的|装|级|以|左右|力|压)`, 'gi');
const dozen = 12;

export interface Counted {
  value: number;
  said: string;
  /** What it counts by; '' where only a number was said, or pieces by the dozen. */
  unit: string;
}

/** How many are said, each with where it stands: 5把, 两双 and 一打; not 12瓶装, 500块以内, 三个人. */
export function quantitiesIn(text: string): Counted[] {
  const halves = [...text.matchAll(/半打/g)].map(([said]) => ({ value: dozen / 2, said, unit: '' }));
  const found = [...text.matchAll(counted)];
  const measured = found.length > 0 ? [] : [...text.matchAll(weighed)];
  const counts = found.length > 0 ? found : measured;
  const all = counts.length > 0 || halves.length > 0 ? counts : [...text.matchAll(bare)];
  const read = all.flatMap(({ 0: said, 1: number, 2: unit = '', index }) => {
    const value = readNumber(number!);
    // 6米的: how long it is, not how much of it.
    const isMeasure = unit === '米' && text.slice(index + said.length).startsWith('的');
    if (value === undefined || isMeasure) return [];
    return unit === '打'
      ? [{ value: value * dozen, said, unit: '' }]
      : [{ value, said, unit: counts.length > 0 ? unit.toLowerCase().replace(/千克|kg/, '公斤') : '' }];
  });
  return [...read, ...halves];
}

const vague = new RegExp(`(?:半|几|好几|若干|一些|一批)(?:${units.replace('打|', '')})(?!${otherThings})`);
/** 半箱, 几个: so many that it has to be asked; '' where nothing of the kind is said. A question after a number (要几个) is none. */
export const vagueQuantityIn = (text: string): string =>
  /(?:加|买|来|要|拿|订|先|弄|整|搞)(?:上|个|点)?\s*(?:半|好?几|若干|一些|一批)/.test(text) &&
  !/[吗?？]|多少|要几[^，。]*(?:天|$)/.test(text)
    ? (vague.exec(text)?.[0] ?? '')
    : '';

/** 10套, as it is read again: a unit that no number is read with becomes 个. */
export const quantityText = (value: number, unit: string) =>
  `${value}${unit !== '打' && new RegExp(`^(?:${units}|公斤|升)$`, 'i').test(unit) ? unit : '个'}`;
