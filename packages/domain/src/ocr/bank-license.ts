import type { WrittenPage } from '../inquiry/list/index.ts';
import { fieldOf, type ReadField, type Written, written, writtenOf } from './field.ts';
import type { LabelNames } from './labels.ts';
import { type PageReading, readingOf, standingBy } from './page-reading.ts';
import { accountDigits, bankName, companyName, personName } from './shapes.ts';

export const bankLabels: LabelNames = [
  ['name', '账户名称', '存款人名称', '单位名称', '户名', '存款人'],
  ['bank', '开户银行名称', '开户银行', '开户行', '开户机构'],
  ['accountNumber', '账户号码', '银行账号', '账号', '帐号'],
  ['approvalNumber', '核准号', '基本存款账户编号', '开户许可证核准号'],
  ['legalPerson', '法定代表人(单位负责人)', '法定代表人', '单位负责人'],
  ['', '编号', '发证机关', '发证日期', '日期', '备注', '账户性质', '账户状态', '开户日期'],
];

/** 经审核，…公司符合开户条件: the name stands in a sentence. */
function nameInSentence({ rows }: PageReading): Written | undefined {
  const signs = rows.flatMap((row) => row.signs);
  const text = signs.map(({ plain }) => plain).join('');
  const [whole, , name] = /(经审核[,，、]?)(.{4,60}?)符合开户条件/u.exec(text) ?? [];
  if (!whole || !name) return undefined;
  const start = text.indexOf(whole) + whole.indexOf(name);
  return writtenOf(signs.slice(start, start + name.length));
}

const approval = (text: string) => /^[:：]?([JLZ]\d{13})$/.exec(text.toUpperCase())?.[1];

/** The fields of a 开户许可证 or 基本存款账户信息. */
export function readBankLicense(
  page: WrittenPage,
): Record<'name' | 'bank' | 'accountNumber' | 'approvalNumber' | 'legalPerson', ReadField> {
  const reading = readingOf(page, bankLabels);
  const by = (field: string) => written(standingBy(reading, field));
  return {
    name: fieldOf(nameInSentence(reading) ?? by('name'), companyName),
    bank: fieldOf(by('bank'), bankName),
    accountNumber: fieldOf(by('accountNumber'), accountDigits),
    approvalNumber: fieldOf(by('approvalNumber'), approval),
    legalPerson: fieldOf(by('legalPerson'), personName),
  };
}
