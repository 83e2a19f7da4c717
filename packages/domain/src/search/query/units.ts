/** What a number counts, and how many of its family's base unit one is: 1 m is 1000 mm. */
export interface Unit {
  family: string;
  factor: number;
}

const families: Record<string, Record<string, number>> = {
  length: { mm: 1, cm: 10, dm: 100, m: 1000, km: 1e6, um: 0.001, μm: 0.001 },
  inch: { in: 1, inch: 1 },
  pipe: { 分: 1 },
  volume: { ml: 1, l: 1000, cc: 1, μl: 0.001, ul: 0.001 },
  mass: { mg: 0.001, g: 1, kg: 1000, t: 1e6 },
  power: { w: 1, kw: 1000, mw: 1e6 },
  voltage: { v: 1, kv: 1000, mv: 0.001, vac: 1, vdc: 1 },
  current: { a: 1, ma: 0.001, ka: 1000 },
  pressure: { mpa: 1, kpa: 0.001, bar: 0.1, psi: 0.006895 },
  torque: { nm: 1, n·m: 1 },
  force: { n: 1, kn: 1000 },
  area: { mm2: 1 },
  frequency: { hz: 1, khz: 1000 },
  charge: { ah: 1, mah: 0.001 },
  light: { lm: 1 },
  kelvin: { k: 1 },
  sound: { db: 1 },
  degree: { '°': 1, 度: 1, '°c': 1 },
  poles: { p: 1, 极: 1 },
  number: { '#': 1, 号: 1, 目: 1 },
};

/** Chinese counters whose number tells one product from another: 3芯, 60齿, 42码, 9件套. */
const counters = '芯齿刃层步抽件支只片码级针孔位路点组槽牙张副盒卷根丝寸字粒极';

const units = new Map<string, Unit>(
  Object.entries(families).flatMap(([family, members]) =>
    Object.entries(members).map(([name, factor]) => [name, { family, factor }] as const),
  ),
);
for (const counter of counters) if (!units.has(counter)) units.set(counter, { family: counter, factor: 1 });

export const unitOf = (text: string): Unit | undefined => units.get(text);

/** The longest first, so that `mm` is not read as `m`. */
export const unitPattern = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');

const chineseUnits: [RegExp, string][] = [
  [/(\d)\s*平方(?:毫米)?/g, '$1mm2 '],
  [/(\d)\s*毫米/g, '$1mm '],
  [/(\d)\s*(?:厘米|公分)/g, '$1cm '],
  [/(\d)\s*米(?!字)/g, '$1m '],
  [/(?<![\d/.])(\d)\s*(?:英寸|寸|吋)半/g, '$1-1/2in '],
  [/(\d)\s*(?:英寸|寸|吋|"|”|″|'')/g, '$1in '],
  [/(\d)\s*(?:公斤|千克)/g, '$1kg '],
  [/(\d)\s*克/g, '$1g '],
  [/(\d)\s*吨/g, '$1t '],
  [/(\d)\s*毫升/g, '$1ml '],
  [/(\d)\s*(?:公升|升)(?!降|级)/g, '$1l '],
  [/(\d)\s*千瓦/g, '$1kw '],
  [/(\d)\s*瓦(?!楞)/g, '$1w '],
  [/(\d)\s*毫安/g, '$1ma '],
  [/(\d)\s*安(?!全|装|培)/g, '$1a '],
  [/(\d)\s*安培/g, '$1a '],
  [/(\d)\s*伏(?:特)?/g, '$1v '],
  [/(\d)\s*(?:牛米|牛·米|n·m|n\.m)/g, '$1nm '],
  [/(\d)\s*流明/g, '$1lm '],
  [/(\d)\s*兆帕/g, '$1mpa '],
  [/(\d)\s*(?:摄氏度|℃)/g, '$1°c '],
  [/(\d)\s*分(?!钟|度|辨|体|离|线|贝|段|类|层)/g, '$1分 '],
];

const digits = new Map([...'零一二三四五六七八九十'].map((char, n) => [char, String(n)]));
digits.set('两', '2').set('双', '2').set('单', '1');
const counted = /([一二三四五六七八九十两])(芯|齿|刃|层|步|抽|件套|极|寸|分|米|吨|公斤|千瓦|安|伏|号|级|片|只|路|点|组|槽)(?![位通])/g;

/**
 * A normalised text with its units as signs: `1/2寸` 1/2in, `2.2千瓦` 2.2kw, `九件套` 9件套, `5.5 kw` 5.5kw. What follows a unit stands apart.
 * @param isWord 三通 and 六角 are words of the catalogue, no counts
 */
export function withUnits(normalised: string, isWord: (text: string) => boolean = () => false): string {
  let text = normalised.replace(counted, (whole, numeral: string, counter: string) =>
    isWord(whole) ? whole : `${digits.get(numeral)}${counter}`,
  );
  for (const [pattern, sign] of chineseUnits) text = text.replace(pattern, sign);
  return text.replace(/\s+/g, ' ').trim();
}

const numerals = [...'零一二三四五六七八九十'];

/** Digits that stand for a Han numeral: 内6角 is 内六角 where that is a word. @param isWord is this a word of the catalogue? */
export const withHanNumerals = (text: string, isWord: (text: string) => boolean): string =>
  text.replace(
    /(\p{Script=Han}{0,2}?)(?<!\d|\.)(10|[1-9])(?![\d.x/-])(\p{Script=Han}{1,2})/gu,
    (whole, before: string, digit: string, after: string) => {
      const han = numerals[Number(digit)] ?? digit;
      for (const [head, tail] of [
        [before, after],
        [before, after.slice(0, 1)],
        ['', after],
      ] as const) {
        const word = `${head}${han}${tail}`;
        // 3通 is 三通, but 3层 stays a number.
        if ((word.length > 2 || !unitOf(tail[0] ?? '')) && isWord(word)) return `${before}${han}${after}`;
      }
      return whole;
    },
  );
