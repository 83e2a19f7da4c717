import { readIdNumber } from '../account/index.ts';
import type { WrittenPage } from '../inquiry/list/index.ts';
import { doubtful, doubts, fieldOf, halfWidth, nothingRead, proven, type ReadField, written } from './field.ts';
import type { LabelNames } from './labels.ts';
import { type PageReading, readingOf, standingBy } from './page-reading.ts';
import { addressField, type FindRegion } from './region.ts';
import { daysIn, personName } from './shapes.ts';

export const cardLabels: LabelNames = [
  ['name', '姓名'],
  ['sex', '性别'],
  ['nation', '民族'],
  ['bornOn', '出生'],
  ['address', '住址'],
  ['number', '公民身份号码', '身份证号码'],
  ['authority', '签发机关'],
  ['valid', '有效期限'],
];

const nations = new Set(
  '汉 蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺'.split(
    ' ',
  ),
);

/** The one number on the picture whose check sign holds. */
function numberOf(reading: PageReading): ReadField {
  const numbers = new Set(
    reading.rows.flatMap(({ signs }) => {
      const text = signs.map(({ plain }) => plain.toUpperCase()).join('');
      return [...text.matchAll(/(?<!\d)\d{17}[\dX](?!\d)/g)].map(([number]) => number).filter((number) => readIdNumber(number));
    }),
  );
  if (numbers.size > 1) return doubtful(doubts.several);
  const [number] = numbers;
  if (number) return proven(number);
  const seen = written(standingBy(reading, 'number'))?.text.replace(/\D/g, '') ?? '';
  return seen.length >= 6 ? doubtful(doubts.checksum) : nothingRead;
}

/** What a number proves: what was read besides agrees or the field is empty (rule ocr 3). */
function agreeing(read: ReadField, told: string | undefined): ReadField {
  if (told === undefined) return read;
  return read.value && read.value !== told ? doubtful(doubts.birth) : proven(told);
}

function validOf(reading: PageReading): { validFrom: ReadField; validUntil: ReadField } {
  const found = written(standingBy(reading, 'valid'));
  const [from, until] = daysIn(
    halfWidth(found?.text ?? '')
      .replace(/至/g, '-')
      .replace(/(\d{4}\.\d\d\.\d\d)-?/, '$1 '),
  );
  const isForEver = /长期/.test(found?.text ?? '');
  const years = from && until ? Number(until.slice(0, 4)) - Number(from.slice(0, 4)) : 0;
  // Cards are valid for 5, 10 or 20 years, to the day; on 29 February a day later or earlier.
  const isTerm = isForEver || [5, 10, 20].includes(years);
  return {
    validFrom: fieldOf(found, () => (isTerm ? from : undefined)),
    validUntil: fieldOf(found, () => (isForEver ? '长期' : isTerm ? until : undefined)),
  };
}

/** The fields of a 身份证, of one side or both. */
export function readIdCard(page: WrittenPage, findRegion: FindRegion) {
  const reading = readingOf(page, cardLabels);
  const by = (field: string) => written(standingBy(reading, field));
  const number = numberOf(reading);
  const told = number.value ? readIdNumber(number.value) : undefined;
  const has = (...fields: string[]) => reading.labels.some(({ field }) => fields.includes(field));
  const isFront = has('name', 'sex', 'address', 'number') || !!number.value;
  const isBack = has('authority', 'valid');
  return {
    side: isFront && isBack ? ('both' as const) : isBack ? ('back' as const) : ('front' as const),
    name: fieldOf(by('name'), personName),
    sex: agreeing(
      fieldOf(by('sex'), (text) => /^[男女]/.exec(text)?.[0]),
      told?.sex,
    ),
    nation: fieldOf(by('nation'), (text) => (nations.has(text.replace(/族$/, '')) ? text.replace(/族$/, '') : undefined)),
    bornOn: agreeing(
      fieldOf(by('bornOn'), (text) => daysIn(text)[0]),
      told?.bornOn,
    ),
    address: addressField(by('address'), findRegion),
    number,
    authority: fieldOf(by('authority'), (text) => (/^[\p{Script=Han}]{4,25}(公安)?(局|分局|厅)$/u.test(text) ? text : undefined)),
    ...validOf(reading),
  };
}
