import { holdsLuhn } from '../account/bank-card.ts';
import { isCreditCode, looksLikeCard } from '../account/index.ts';
import { halfWidth } from './field.ts';

const chineseDigits = '〇一二三四五六七八九';
const han = /^\p{Script=Han}+$/u;

/** Brackets that open are closed: else a line is missing. */
const isWhole = (text: string) => {
  const plain = halfWidth(text);
  return (plain.match(/\(/g)?.length ?? 0) === (plain.match(/\)/g)?.length ?? 0);
};

/** The name of a company, a shop, an office; 60 signs at most. */
export function companyName(text: string): string | undefined {
  const name = text.replace(/^[:：]/, '').replace(/[\s.。,，;；]+$/g, '');
  const ending = /(公司|厂|店|部|中心|合作社|企业|社|院|所|行|学校|大学|会|馆|站|场|局|合伙\)|合伙）|集团|户)$/;
  return name.length >= 4 && name.length <= 60 && isWhole(name) && ending.test(name) && /^[\p{Script=Han}\w()（）·&-]+$/u.test(name)
    ? name
    : undefined;
}

/** A person's name: 2 to 4 signs, or longer with the dot of other languages. */
export function personName(text: string): string | undefined {
  const name = text.replace(/^[:：]/, '').replaceAll(/[•・.]/g, '·');
  if (/·/.test(name)) return /^\p{Script=Han}+(·\p{Script=Han}+)+$/u.test(name) && name.length <= 25 ? name : undefined;
  return han.test(name) && name.length >= 2 && name.length <= 4 ? name : undefined;
}

const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : chineseNumber(text));
function chineseNumber(text: string): number {
  const plain = text.replace(/[零○O0]/g, '〇');
  if (plain.length === 4) return Number([...plain].map((sign) => chineseDigits.indexOf(sign)).join(''));
  const [tens, ones] = plain.includes('十') ? plain.split('十') : ['', plain];
  const digit = (sign: string | undefined) => (sign ? chineseDigits.indexOf(sign) : 0);
  return (plain.includes('十') ? (tens ? digit(tens) : 1) * 10 : 0) + digit(ones);
}

const dates =
  /((?:19|20)\d\d|[二一][〇零○O0一二三四五六七八九]{3})[年.\-/](\d{1,2}|[一二三四五六七八九十]{1,3})[月.\-/](\d{1,2}|[一二三四五六七八九十]{1,3})(?:日|(?!\d))/gu;

/** Days in a text, in its order: 2019年3月5日, 2019.03.05, 二〇一九年三月五日. One that doesn't exist is none. @returns YYYY-MM-DD */
export function daysIn(text: string): string[] {
  return [...halfWidth(text).matchAll(dates)].flatMap(([, year, month, day]) => {
    const [y, m, d] = [numberOf(year!), numberOf(month!), numberOf(day!)];
    const iso = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
    const date = new Date(`${iso}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? [iso] : [];
  });
}
export const oneDay = (text: string): string | undefined => {
  const days = daysIn(text);
  return days.length === 1 ? days[0] : undefined;
};

/** An address: with the number of a house, a village, a room, and nothing that addresses have none of. */
export function addressText(text: string): string | undefined {
  const address = text.replace(/^[:：]/, '').replace(/[,，;；。.:：]+$/, '');
  const isOne = /[省市区县旗州镇乡村路街道巷]/.test(address) && /[号室楼层幢栋座村组园区场院内厦厅店旁侧元口社)）\d]$/.test(address);
  return isOne && isWhole(address) && address.length >= 6 && address.length <= 120 ? halfWidth(address).replace(/,/g, '，') : undefined;
}

/** 500万元人民币, 伍佰万元整, 3000.00万人民币. */
export function capitalText(text: string): string | undefined {
  const capital = halfWidth(text)
    .replace(/^:/, '')
    .replace(/[。.]$/, '');
  const amount =
    /^(人民币|美元|港元)?([\d.,]+|[零壹贰叁肆伍陆柒捌玖拾佰仟一二三四五六七八九十百千]+)(万|亿|仟万|千万)*(元|圆)?(整|正)?((\(?(人民币|美元|港元|欧元)\)?)|人民币元|美元)?$/u;
  return amount.test(capital) && /[万亿元圆]/.test(capital) ? capital : undefined;
}

/** Letters that GB 32100 leaves out because they look like digits. */
const lookalikes: Record<string, string> = { O: '0', I: '1', Z: '2', S: '5', '|': '1' };

/** 18 signs whose check sign holds, wherever they stand in the text. @returns all of them, each once */
export function creditCodesIn(text: string): string[] {
  const plain = halfWidth(text).toUpperCase();
  const found = new Set<string>();
  for (const [run] of plain.matchAll(/[0-9A-Z|]{18,}/g))
    for (let at = 0; at + 18 <= run.length; at += 1) {
      const code = [...run.slice(at, at + 18)].map((sign) => lookalikes[sign] ?? sign).join('');
      if (isCreditCode(code)) found.add(code);
    }
  return [...found];
}

/** Digits of an account; a card's number holds by Luhn. */
export function accountDigits(text: string): string | undefined {
  const digits = halfWidth(text).replace(/^:/, '').replace(/[\s-]/g, '');
  if (!/^\d{8,30}$/.test(digits)) return undefined;
  return looksLikeCard(digits) && !holdsLuhn(digits) ? undefined : digits;
}

/** 中国工商银行苏州高新区支行. */
export function bankName(text: string): string | undefined {
  const name = text.replace(/^[:：]/, '').replace(/[。.,，]$/, '');
  return /^[\p{Script=Han}()（）]{4,40}$/u.test(name) &&
    /银行|信用社|信用联社|农商行|商行|营业部|支行|分行/.test(name) &&
    /[行部社处司心]$/.test(name)
    ? name
    : undefined;
}

export const phoneNumber =
  /(?<!\d)(?:\+?86-?)?(1[3-9]\d(?:[ -]?\d{4}){2}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4}|[2-8]\d{6,7})(?!\d)/;
