import type { LineFault } from '../list-line.ts';

export interface ReadQuantity {
  quantity?: number;
  unit?: string;
  fault?: LineFault;
}

/** What parts are counted in. */
export const countingUnits =
  '个|只|件|套|支|把|片|台|盒|包|箱|卷|袋|瓶|桶|根|条|张|付|副|双|对|块|米|粒|颗|枚|组|捆|扎|听|罐|顶|具|部|辆|架|樘|面|组套|公斤|千克|kg|吨|升|pcs|pc|ea|pce|set|sets|box|pair|roll|m';
const units = `(?:${countingUnits})`;
const most = 999_999;
const digits = new Map([...'零一二三四五六七八九'].map((char, n) => [char, n]));
digits.set('两', 2).set('俩', 2).set('〇', 0);

/** 十二, 两百, 一百二十; undefined for what is no number. */
function chineseNumber(text: string): number | undefined {
  if (!/^[零〇一二两俩三四五六七八九十百千万]+$/.test(text)) return undefined;
  let sum = 0;
  let digit = 0;
  for (const char of text) {
    const scale = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }[char];
    if (scale === 10_000) sum = (sum + digit) * scale;
    else if (scale) sum += (digit || 1) * scale;
    digit = scale ? 0 : digits.get(char)!;
  }
  return sum + digit;
}

const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?(?:e\\+?\\d+)?';
const plain = new RegExp(
  `^(?:各|每种|每样|各要|共|合计|数量[:：]?|qty[:：]?|[x×*])?\\s*(${number})\\s*(?:[x×*])?\\s*(${units})?\\s*(?:[(（【].*|各)?$`,
  'i',
);
const product = new RegExp(`^(${number})\\s*(${units})?\\s*[x×*]\\s*(${number})\\s*(${units})?$`, 'i');
const range = new RegExp(`^(${number})\\s*${units}?\\s*(?:-|~|～|至|到|—)\\s*(${number})\\s*(?:${units})?$`, 'i');
const about = /^(?:约|大约|大概|近|≥|>=|>|至少|不少于)\s*|(?:左右|上下|以上|\+|多)$/g;
const inChinese = new RegExp(`^(?:各|每种|共)?([零〇一二两俩三四五六七八九十百千万半]+)\\s*(${units}|打)?$`, 'i');
const vague = /^(?:若干|少量|适量|一些|一批|几个?|数个|多个?|待定|未定|不定|按需|视情况|tbd|some|n\/?a|[-—/?？]+)$/i;

const fault = (words: string): { fault: LineFault } => ({ fault: { field: 'quantity', words } });
const numberOf = (text: string) => Number(text.replaceAll(',', ''));
const withUnit = (unit: string | undefined) => (unit ? { unit } : {});

/** Whole pieces of a number that was read; a fault where there are none. */
function pieces(amount: number, shown: string, unit: string | undefined, note?: string): ReadQuantity {
  if (!Number.isFinite(amount) || amount <= 0) return { ...withUnit(unit), ...fault(`数量“${shown}”应大于 0`) };
  if (amount > most) return { ...withUnit(unit), ...fault(`数量“${shown}”太大，最多 ${most}`) };
  if (!Number.isInteger(amount)) return { ...withUnit(unit), ...fault(`数量“${shown}”不是整数，请填写整数`) };
  return { quantity: amount, ...withUnit(unit), ...(note ? fault(note) : {}) };
}

/**
 * How many? 10个, x20, 1,000, 各2只, 两套, 2打, 20*5盒, １０. What is no single number (10-20, 若干) has none and a fault that says so; what had to be worked out is
 * told in a fault beside the number (rule inquiry 35).
 */
export function readQuantity(text: string): ReadQuantity {
  const shown = text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 40);
  if (!shown) return fault('没有数量，请填写');
  if (vague.test(shown)) return fault(`数量“${shown}”不是数字，请填写`);
  const [, from, to] = range.exec(shown) ?? [];
  if (from && to) return fault(`数量“${shown}”是一个范围，请填写一个数`);
  const sure = shown.replace(about, '');
  const isAbout = sure !== shown ? `数量“${shown}”按 ${sure} 计，请核对` : undefined;
  const [, dozens] = /^(\d+|半|[一二两三四五六七八九十]+)\s*打$/.exec(sure) ?? [];
  if (dozens) {
    const count = dozens === '半' ? 0.5 : (chineseNumber(dozens) ?? Number(dozens));
    return pieces(count * 12, shown, '个', `数量“${shown}”按 ${count * 12} 个计，请核对`);
  }
  const [, one, unitOfOne, other, unitOfOther] = product.exec(sure) ?? [];
  if (one && other) {
    const amount = numberOf(one) * numberOf(other);
    return pieces(amount, shown, unitOfOne ?? unitOfOther, `数量“${shown}”按 ${one}×${other}=${amount} 计，请核对`);
  }
  const [, digitsOf, unit] = plain.exec(sure) ?? [];
  if (digitsOf) return pieces(numberOf(digitsOf), shown, unit, isAbout);
  const [, han, hanUnit] = inChinese.exec(sure) ?? [];
  const amount = han ? chineseNumber(han) : undefined;
  if (amount !== undefined) return pieces(amount, shown, hanUnit, isAbout);
  return fault(`数量“${shown}”不是数字，请填写`);
}
