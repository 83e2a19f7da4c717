import type { WrittenPage } from '../inquiry/list/index.ts';
import { doubtful, doubts, fieldOf, halfWidth, nothingRead, proven, type ReadField, written } from './field.ts';
import type { LabelNames } from './labels.ts';
import { type PageReading, readingOf, standingBy } from './page-reading.ts';
import { addressField, type FindRegion } from './region.ts';
import { capitalText, companyName, creditCodesIn, daysIn, oneDay, personName } from './shapes.ts';

export const licenseLabels: LabelNames = [
  ['creditCode', '统一社会信用代码', '注册号'],
  ['name', '名称', '企业名称', '字号名称'],
  ['type', '类型', '主体类型', '企业类型', '公司类型'],
  ['address', '住所', '营业场所', '经营场所', '主要经营场所'],
  ['legalPerson', '法定代表人', '负责人', '经营者', '投资人', '执行事务合伙人'],
  ['registeredCapital', '注册资本', '注册资金', '出资额'],
  ['foundedOn', '成立日期', '注册日期'],
  ['term', '营业期限', '经营期限', '合伙期限'],
  ['scope', '经营范围'],
  ['', '登记机关', '组成形式', '实收资本', '核准日期', '发证日期', '国家企业信用信息公示系统', '国家市场监督管理总局'],
];

/** One code that holds, wherever it stands; something by its label that doesn't hold says so (rule ocr 3). */
export function creditCodeOf(reading: PageReading, field = 'creditCode'): ReadField {
  const codes = creditCodesIn(reading.text.replace(/[ \n]/g, '\n'));
  const labelled = written(standingBy(reading, field));
  const [byLabel] = creditCodesIn(labelled?.text ?? '');
  if (byLabel) return proven(byLabel);
  if (codes.length === 1) return proven(codes[0]!);
  if (codes.length > 1) return doubtful(doubts.several);
  return labelled && /[0-9A-Za-z]{8,}/.test(labelled.text) ? doubtful(doubts.checksum) : nothingRead;
}

const licenseType = (text: string) => {
  const type = text.replace(/^[:：]/, '').replace(/[。.]$/, '');
  const isWhole = (halfWidth(type).match(/\(/g)?.length ?? 0) === (halfWidth(type).match(/\)/g)?.length ?? 0);
  return isWhole && /公司|企业|个体|合伙|独资|合作社|分支|法人|内资|外商/.test(type) ? type : undefined;
};
const scopeText = (text: string) => {
  // The closing bracket of the fixed last words stands at the edge, where readers lose it.
  const scope = text
    .replace(/^[:：]/, '')
    .replace(
      /([(（])(依法须经批准的项目[^()（）]*经营活动)[】\]]?$/u,
      (_, open: string, words: string) => `${open}${words}${open === '(' ? ')' : '）'}`,
    );
  const isWhole = (halfWidth(scope).match(/\(/g)?.length ?? 0) === (halfWidth(scope).match(/\)/g)?.length ?? 0);
  // Cut off in the middle of a word it isn't all of it.
  return isWhole && scope.length >= 4 && /[。)）;；]$|[\p{Script=Han}]$/u.test(scope) ? scope : undefined;
};

function termOf(reading: PageReading, founded: ReadField): { termFrom: ReadField; termUntil: ReadField } {
  const found = written(standingBy(reading, 'term'));
  if (!found) return { termFrom: nothingRead, termUntil: nothingRead };
  const isForEver = /长期|永久|无固定期限|不约定/.test(found.text);
  const [from, until] = daysIn(found.text);
  const isOrdered = !from || !until || from < until;
  const first = fieldOf(found, () =>
    isOrdered && (founded.value === '' || from === undefined || from >= founded.value) ? from : undefined,
  );
  const second = fieldOf(found, () => (isForEver ? '长期' : isOrdered ? until : undefined));
  return { termFrom: from || !isForEver ? first : nothingRead, termUntil: second };
}

/** The fields of a 营业执照. */
export function readBusinessLicense(page: WrittenPage, findRegion: FindRegion) {
  const reading = readingOf(page, licenseLabels);
  const by = (field: string) => written(standingBy(reading, field));
  const foundedOn = fieldOf(by('foundedOn'), oneDay);
  return {
    creditCode: creditCodeOf(reading),
    name: fieldOf(by('name'), companyName),
    type: fieldOf(by('type'), licenseType),
    legalPerson: fieldOf(by('legalPerson'), personName),
    registeredCapital: fieldOf(by('registeredCapital'), capitalText),
    foundedOn,
    ...termOf(reading, foundedOn),
    address: addressField(by('address'), findRegion),
    scope: fieldOf(by('scope'), scopeText),
  };
}
