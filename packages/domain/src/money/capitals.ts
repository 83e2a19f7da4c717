import type { Fen } from './fen.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Up to four digits: 1005 is 壹仟零伍. */
function groupText(group: number): string {
  let text = '';
  for (const [at, digit] of [...String(group)].entries()) {
    if (digit !== '0') text += digits[Number(digit)]! + places[String(group).length - 1 - at]!;
    else if (!text.endsWith('零')) text += '零';
  }
  return text.replace(/零$/, '');
}

/** Whole yuan: a group that begins with nothing is joined by 零. */
function wholeText(whole: number): string {
  let text = '';
  const count = Math.ceil(String(whole).length / 4);
  for (let at = count - 1; at >= 0; at -= 1) {
    const group = Math.floor(whole / 10_000 ** at) % 10_000;
    if (group === 0) continue;
    // 10 0001 and 1 0000 0005: what lies between two groups is said once.
    const isGap = text !== '' && (group < 1000 || Math.floor(whole / 10_000 ** (at + 1)) % 10_000 === 0);
    text += `${isGap ? '零' : ''}${groupText(group)}${groups[at]}`;
  }
  return text;
}

/**
 * An amount as papers write it so that nobody can change it (rule money 10): `capitals(123405)` is '壹仟贰佰叁拾肆元零伍分'.
 * @param amount fen, below ten quadrillion yuan
 */
export function capitals(amount: Fen): string {
  const magnitude = Math.abs(amount);
  const [whole, jiao, fen] = [Math.floor(magnitude / 100), Math.floor(magnitude / 10) % 10, magnitude % 10];
  const yuanText = whole > 0 ? `${wholeText(whole)}元` : '';
  if (jiao === 0 && fen === 0) return `${amount < 0 ? '负' : ''}${yuanText || '零元'}整`;
  const jiaoText = jiao > 0 ? `${digits[jiao]}角` : whole > 0 ? '零' : '';
  const fenText = fen > 0 ? `${digits[fen]}分` : '整';
  return `${amount < 0 ? '负' : ''}${yuanText}${jiaoText}${fenText}`;
}
