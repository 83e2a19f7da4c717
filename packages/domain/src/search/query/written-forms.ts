/** What pieces are counted in. */
const counters = '个|只|件|套|条|根|支|张|盒|箱|双|打|台|把|袋|桶|瓶|对|副|付|包|卷|片|块|粒|组|颗|枚|节|盘|听|罐|pcs|pc|ea|set|sets';

const valveFunctions: Readonly<Record<string, string>> = {
  ...{ '2/2': '二位二通', '3/2': '二位三通', '4/2': '二位四通', '5/2': '二位五通' },
  ...{ '4/3': '三位四通', '5/3': '三位五通' },
};

/** The number of a line on a list, and a date before it: 1、 2. (3) 序号4, 15 | , 2025-11-03. */
const lineNumber =
  /^(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?\s*)?(?:序号\s*\d{1,3}[\s、.:]*|(?:no\.?)?\s*\(?\d{1,3}(?:[、)]|\s*\||\.(?=[\s\p{Script=Han}]))\s*)?(?=\S)/u;
/** 3 深沟球轴承 6205 10套: a number before the name on a line that ends with a quantity. */
const bareLineNumber = new RegExp(`^\\d{1,3}\\s+(?=\\p{Script=Han}.*\\d.*\\s\\d+\\s?(?:${counters})(?:\\s|$))`, 'u');
/** 2米 ×3支: how many times a thing is wanted. */
const times = new RegExp(`(?<=\\s)x\\s*(?=\\d+(?:${counters}))`, 'g');
/** 数量：2, 单位：卷 of a list's fields; what its other fields are called. */
const quantityField = /数量\s*[:：]?\s*\d+|单位\s*[:：]\s*\p{Script=Han}/gu;
const fieldNames = /(?:物料名称|物料|品名|名称|规格型号|规格|型号|备注)\s*[:：]/g;
/** 拆挡圈的钳子 are 挡圈钳, 测电流的表 电流表. */
const possessive = /(\p{Script=Han}{2})(?:用)?的(\p{Script=Han})(?:子|头)?(?!\p{Script=Han})/gu;
/** 1寸2, 1寸4分: inches and eighths. */
const eighths = /(\d)\s*寸\s*([1-7])(?:分|(?![\d.]))/g;
const asFraction = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'];
/** M8-1.25x30: thread, pitch, length. */
const pitched = /(?<![a-z0-9])(m\d+(?:\.\d+)?)-(\d(?:\.\d+)?)x(\d+(?:\.\d+)?)(?![a-z0-9])/g;
/** 8-7-40 beside a word: sizes one after the other. */
const dashed = /(?<![a-z0-9./-])(\d{1,4}(?:\.\d+)?)-(\d{1,4}(?:\.\d+)?)-(\d{1,4}(?:\.\d+)?)(?![a-z0-9./-])/g;
const isHan = /\p{Script=Han}/u;

/**
 * A normalised text with its sizes written as the catalogue writes them (rule search 70): without the number of its line on a list, 8-7-40 as 8x7x40, M8-1.25×30 as M8×30 with
 * its pitch, PT1/4 as R1/4, 5/2 way as what a valve does, B-1800 as B1800.
 */
export function asWritten(normalised: string, isTerm: (word: string) => boolean = () => false): string {
  const text = normalised.replace(lineNumber, '').replace(bareLineNumber, '').replace(quantityField, ' ').replace(fieldNames, ' ');
  const sized = isHan.test(text)
    ? text.replace(dashed, '$1x$2x$3').replace(/(?<![a-z0-9])([a-z])-(\d{3,4})(?![a-z0-9./-])/g, '$1$2')
    : text;
  return sized
    .replace(possessive, (whole, thing: string, kind: string) => (isTerm(`${thing}${kind}`) ? `${thing}${kind}` : whole))
    .replace(/两位(?=[二三四五]通)(?!五通双)/g, '二位')
    .replace(eighths, (_, inches: string, eighth: string) => `${inches}-${asFraction[Number(eighth)]}寸 `)
    .replace(/(?<![a-z0-9])l\s*=\s*(?=\d)/g, ' 长度')
    .replace(/(?<![\d:.])1:(\d{1,4})(?![\d:])/g, '速比$1')
    .replace(times, '')
    .replace(pitched, '$1x$3 螺距$2')
    .replace(/(?<![a-z])(?:pt|zg|bspt)[- ]?(?=\d{1,2}\/\d|[1-4](?!\d))/g, 'r')
    .replace(/(?<![a-z])bspp?[- ]?(?=\d)/g, 'g')
    .replace(/(?<!\d)([2-5]\/[23])[- ]?(?:ways?|port)(?![a-z])/g, (whole, ways: string) => valveFunctions[ways] ?? whole)
    .replace(/(\d)\s*(?:i\/o|io点?)(?![a-z])/g, '$1点')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A thread in inches, with its turns per inch: 1/2-13, 1/4-20unc, #10-32. */
export const isInchThread = (text: string): boolean => /^(?:#\d{1,2}|(?:\d+-)?\d+\/\d+)-\d{2}(?:-?un[cf])?$/.test(text);

const counted = new RegExp(`^(\\d{1,6})(${counters})$`);

/** So many of something: 100个, 25片, 10pcs; undefined for what is no count. */
export const countOf = (text: string): string | undefined => counted.exec(text)?.[1];

/** Does a run of Han begin with what pieces are counted in? */
export const isCounter = (char: string): boolean => counters.split('|').includes(char);
