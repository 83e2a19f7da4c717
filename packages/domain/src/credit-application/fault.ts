import { isBankAccount, isCreditCode, isIdNumber, phoneProblem } from '../account/index.ts';
import { creditLimitFen } from '../credit/index.ts';
import { moneyText } from '../money/index.ts';
import { type ApplicationField, type ApplicationFieldName, type ApplicationValues, fieldsOf } from './fields.ts';
import type { ApplicationSection } from './section.ts';

export interface ApplicationFault {
  section: ApplicationSection;
  field: ApplicationFieldName;
  words: string;
}

/** An amount typed in yuan; undefined for what is none. @returns fen */
export function limitFenOf(text: string): number | undefined {
  const plain = text.replaceAll(/[,，\s¥]/g, '');
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** What is typed, as it is kept: without spaces around it, numbers without any, letters of codes as capitals. */
export function tidyValue({ kind }: ApplicationField, text: string): string {
  if (kind === 'account') return text.replaceAll(/[\s-]/g, '');
  if (kind === 'creditCode' || kind === 'idNumber') return text.replaceAll(/\s/g, '').toUpperCase();
  return text.trim();
}

const isDay = (text: string) => /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** What is wrong with a value that isn't empty; '' for nothing (rule credit-application 4). @param today in Shanghai: 2026-11-23 */
export function valueFault(field: ApplicationField, value: string, today: string): string {
  const { kind, most, choices, label } = field;
  if (value.length > most) return `${label}不能超过${most}个字`;
  switch (kind) {
    case 'creditCode':
      return isCreditCode(value) ? '' : '统一社会信用代码不正确，请对照营业执照核对';
    case 'idNumber':
      return isIdNumber(value, today) ? '' : '身份证号不正确，请对照身份证核对';
    case 'account':
      return isBankAccount(value) ? '' : '银行账号不正确，请对照开户许可证核对';
    case 'phone':
      return phoneProblem(value) ?? '';
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? '' : '邮箱格式不正确';
    case 'day':
      return !isDay(value) ? '请填写日期，如2015-06-18' : value > today ? '日期不能晚于今天' : '';
    case 'until':
      return value === '长期'
        ? ''
        : !isDay(value)
          ? '请填写日期，如2035-06-18，或填“长期”'
          : value < today
            ? '证件已过期，请更换有效证件'
            : '';
    case 'choice':
      return choices?.includes(value) ? '' : `请选择${label}`;
    case 'money': {
      const fen = limitFenOf(value);
      const { least, most: top } = creditLimitFen;
      return fen === undefined ? '请填写金额，如50000' : fen < least || fen > top ? `额度在${moneyText(least)}至${moneyText(top)}之间` : '';
    }
    default:
      return '';
  }
}

/** What is wrong with what was typed into a part; what is empty isn't (rule credit-application 3). */
export const typedFaults = (section: ApplicationSection, values: ApplicationValues, today: string): ApplicationFault[] =>
  fieldsOf(section).flatMap(([name, field]) => {
    const value = values[name] ?? '';
    const words = value && valueFault(field, value, today);
    return words ? [{ section, field: name, words }] : [];
  });

/** What a part still lacks before it can be submitted. @param values secrets masked, or as typed */
export const missingFaults = (section: ApplicationSection, values: ApplicationValues): ApplicationFault[] =>
  fieldsOf(section).flatMap(([name, { label, kind, isRequired }]) =>
    isRequired && !values[name]
      ? [{ section, field: name, words: `请${kind === 'file' ? '上传' : kind === 'choice' ? '选择' : '填写'}${label}` }]
      : [],
  );

/** Where two parts say different things of one company (rule credit-application 4). */
export function mismatchFaults({ companyName, licenceName, accountName }: ApplicationValues): ApplicationFault[] {
  if (!companyName) return [];
  return [
    ...(licenceName && licenceName !== companyName
      ? [{ section: 'licence' as const, field: 'licenceName' as const, words: `与企业名称“${companyName}”不一致` }]
      : []),
    ...(accountName && accountName !== companyName
      ? [{ section: 'bank' as const, field: 'accountName' as const, words: `与企业名称“${companyName}”不一致，账期只能用企业对公账户` }]
      : []),
  ];
}
