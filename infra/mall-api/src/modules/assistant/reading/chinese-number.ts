const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** A run that may stand for a number: 50, 1,000, 五十, 一百二十. */
export const numberPattern = '(?:\\d[\\d,，]*|[一二两俩三四五六七八九][零〇一二两三四五六七八九十百千万]*|十[一二三四五六七八九]?|百|千)';

/** Reads 50, '1,000', 五十, 一百二十, 两千; undefined for what is no whole number above zero. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(/[,，]/g, '');
  if (/^\d+$/.test(plain)) return Number(plain) || undefined;
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const sign of plain) {
    const scale = scales[sign];
    if (scale === 10_000) {
      total = (total + section + (digit ?? 0)) * scale;
      section = 0;
      digit = undefined;
    } else if (scale !== undefined) {
      section += (digit ?? 1) * scale;
      digit = undefined;
    } else if (digits[sign] !== undefined) digit = digits[sign];
    else return undefined;
  }
  // 一百二 is 120: a last digit counts in the scale below the one before it.
  const last = /[百千万]([一二三四五六七八九])$/.exec(plain);
  const below = last ? (scales[plain.at(-2)!] ?? 10) / 10 : 1;
  return total + section + (digit ?? 0) * below || undefined;
}
