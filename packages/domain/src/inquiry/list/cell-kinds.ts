import { countingUnits, readQuantity } from './quantity.ts';

/** What the reader of a list knows of the mall's words. */
export interface ListWords {
  /** Is this the name of a maker, and nothing else? Sold or not. */
  isBrand(text: string): boolean;
}

const han = /\p{Script=Han}/u;
const unit = new RegExp(`^(?:${countingUnits})$`, 'i');
const withUnit = new RegExp(`^(?:[x×*]\\s*\\d+|(?:[\\d,]+|[一二两俩三四五六七八九十百千半]+)\\s*(?:${countingUnits}|打))$`, 'i');
const countAtEnd = new RegExp(`\\D\\s*\\d+\\s*(?:${countingUnits})$`, 'i');
const vague = /^(?:若干|少量|适量|一些|一批|几个?|待定|未定|按需|tbd|\d{1,4}\s*[-~～至到]\s*\d{1,4})$/i;
const measure = '(?:mm2?|cm|m|mpa|bar|kg|g|l|ml|v|vac|vdc|a|ma|w|kw|hz|°|度|目|寸|分|平方|平|码|芯|极|片|齿|刃|"|″)';
const number = '\\d+(?:[./]\\d+)*';
/** M12, M8*30, φ20, DN25, 100*1.2*16, AC220V, 0-150mm, 3P, 42码. */
const size = new RegExp(
  `^(?:(?:m|φ|∅|ø|dn|pn|rc?|g|npt|tr|c|d|r|ac|dc|pu|gb/?t?|din|iso)\\s?${number}\\s?${measure}?|${number}\\s?${measure}|${number}p)` +
    `(?:\\s*(?:[x×*~-]|\\s)\\s*(?:[φmpcd]|ac|dc|dn)?${number}\\s?${measure}?p?)*$|^${number}(?:\\s*[x×*]\\s*${number}\\s?${measure}?)+$|^[smlx]{1,4}码?$`,
  'i',
);
const grade =
  /^(?:201|202|304l?|316l?|321|410|420|430|2205|45#|65mn|q\d{3}[a-e]?|a[24]-?[578]0|(?:4\.8|5\.8|6\.8|8\.8|10\.9|12\.9)(?:级)?|\d{1,2}级|ht\d{3}|ptfe|pvc|upvc|nbr|fkm|epdm|pom|pa\d{1,2}|hss|abs)$/i;
const date = /^(?:19|20)\d{2}(?:[-/.年])(?:0?[1-9]|1[0-2])(?:(?:[-/.月])(?:0?[1-9]|[12]\d|3[01])日?|月)?$/;
const money = /^[¥￥]\s?[\d,]+(?:\.\d+)?$|^\d[\d,]*\.\d{2}$|^[\d,]+(?:\.\d+)?元$/;
const link = /^(?:https?:|www\.)/i;

export const isUnit = (cell: string) => unit.test(cell);
/** Words of a sentence, Chinese or English. */
export const isWords = (cell: string) => (han.test(cell) && cell.length >= 2) || /^[A-Za-z]{3,} .*[A-Za-z]{3,}/.test(cell);
export const isNumber = (cell: string) => /^\d{1,3}(?:,\d{3})+$|^\d+(?:\.\d+)?$/.test(cell);
/** A quantity that says so: 10个, x20, 两套, 若干, 10-20. */
export const isToldQuantity = (cell: string) => cell.length < 16 && (withUnit.test(cell) || vague.test(cell));
/** 六角螺母 M12 100个: how many stands in the same cell. */
export const hasItsCount = (cell: string) => cell.length > 5 && countAtEnd.test(cell);
export const isPlainQuantity = (cell: string) => isNumber(cell) && readQuantity(cell).quantity !== undefined && !/^\d{6,}$|^0\d/.test(cell);
export const isSize = (cell: string) => size.test(cell);
/** What something is made of, or how strong it is. */
export const isGrade = (cell: string) => grade.test(cell);
export const isDate = (cell: string) => date.test(cell);
/** Says nothing of a part: a day, a price, an address, a sign between two cells. */
export const isAside = (cell: string) => /^[x×*=:,、\-/]+$/i.test(cell) || isDate(cell) || money.test(cell) || link.test(cell);
/** Letters and digits as makers number their parts: 6204-2RS, LC1D32M7C, MY2N DC24V. */
export const isCode = (cell: string) =>
  /\d/.test(cell) &&
  !han.test(cell) &&
  !isNumber(cell) &&
  !isSize(cell) &&
  !isGrade(cell) &&
  !isDate(cell) &&
  /^[\w./\-+()#×* ]{3,40}$/.test(cell);
/** SKF, AirTAC: a maker's name, where nobody knows it. */
export const isCapitals = (cell: string) =>
  /^[A-Z][A-Za-z&.-]*[A-Z][A-Za-z&.-]*$/.test(cell) && !isUnit(cell) && !isGrade(cell) && !isSize(cell);
/** How a number is built, signs by kind: WZ10001 and WZ10002 are alike. */
export const shapeOf = (cell: string) => cell.replace(/\d/g, '0').replace(/[A-Za-z]+/g, (letters) => letters.toUpperCase());
/** Companies number what they keep so: many digits, hardly a letter. */
export const isStoreNumber = (cell: string) => /^[A-Z]{1,5}[-_]?\d{4,12}$|^\d{6,16}$|^[A-Z]{0,4}-?\d{1,6}(?:[-.]\d{2,8}){1,3}$/i.test(cell);
