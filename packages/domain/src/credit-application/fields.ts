import type { ApplicationSection } from './section.ts';

/** What is typed or chosen in a field. `until` is a day or 长期; `file` the id of a kept file; `idNumber` and `account` are kept sealed. */
export type ApplicationFieldKind =
  | 'text'
  | 'long'
  | 'choice'
  | 'day'
  | 'until'
  | 'phone'
  | 'email'
  | 'money'
  | 'file'
  | 'creditCode'
  | 'idNumber'
  | 'account';

export interface ApplicationField {
  readonly label: string;
  readonly kind: ApplicationFieldKind;
  readonly isRequired: boolean;
  /** Characters. */
  readonly most: number;
  readonly hint?: string;
  readonly choices?: readonly string[];
}

const field = (label: string, kind: ApplicationFieldKind, most: number, more: Partial<ApplicationField> = {}): ApplicationField => ({
  ...{ label, kind, most, isRequired: true },
  ...more,
});

/** Every field of an application, by its part (rule credit-application 2). */
export const applicationFields = {
  company: {
    companyName: field('企业名称', 'text', 60, { hint: '与营业执照一致' }),
    companyKind: field('企业类型', 'choice', 20, {
      choices: ['有限责任公司', '股份有限公司', '国有企业', '外商投资企业', '个人独资或合伙企业', '其他'],
    }),
    industry: field('所属行业', 'text', 30, { hint: '如：通用设备制造' }),
    officeAddress: field('经营地址', 'text', 120),
    yearlyPurchase: field('年采购额', 'choice', 20, {
      choices: ['10万元以下', '10万至50万元', '50万至200万元', '200万至1000万元', '1000万元以上'],
    }),
  },
  licence: {
    licenceFile: field('营业执照照片', 'file', 40),
    licenceName: field('执照名称', 'text', 60),
    creditCode: field('统一社会信用代码', 'creditCode', 18, { hint: '18位' }),
    licenceAddress: field('住所', 'text', 120),
    establishedOn: field('成立日期', 'day', 10),
    licenceUntil: field('营业期限至', 'until', 10, { hint: '没有期限填“长期”' }),
  },
  legalPerson: {
    idFrontFile: field('身份证人像面', 'file', 40),
    idBackFile: field('身份证国徽面', 'file', 40),
    legalName: field('法定代表人姓名', 'text', 30),
    idNumber: field('身份证号', 'idNumber', 18),
    idUntil: field('身份证有效期至', 'until', 10, { hint: '没有期限填“长期”' }),
  },
  bank: {
    bankFile: field('开户许可证或基本存款账户信息', 'file', 40),
    accountName: field('账户名称', 'text', 60, { hint: '与企业名称一致' }),
    bankName: field('开户银行', 'text', 60),
    accountNumber: field('银行账号', 'account', 30),
  },
  contact: {
    contactName: field('联系人姓名', 'text', 30),
    contactPost: field('职务', 'text', 30, { isRequired: false }),
    contactPhone: field('手机号', 'phone', 11, { hint: '对账与还款通知发到这里' }),
    contactEmail: field('邮箱', 'email', 100),
  },
  limit: {
    requestedLimit: field('申请额度', 'money', 16, { hint: '元，1 至 10,000,000' }),
    purpose: field('用途说明', 'long', 300, { isRequired: false, hint: '如：设备维修备件月度采购' }),
  },
} as const satisfies Record<ApplicationSection, Record<string, ApplicationField>>;

export type ApplicationFieldName = { [S in ApplicationSection]: Extract<keyof (typeof applicationFields)[S], string> }[ApplicationSection];
export type ApplicationValues = Partial<Record<ApplicationFieldName, string>>;

/** The fields of a part with their names, in order. */
export const fieldsOf = (section: ApplicationSection): [ApplicationFieldName, ApplicationField][] =>
  Object.entries(applicationFields[section] as Record<string, ApplicationField>) as [ApplicationFieldName, ApplicationField][];

/** Kept sealed, shown masked (rule credit-application 8). */
export const isSecretField = ({ kind }: ApplicationField): boolean => kind === 'idNumber' || kind === 'account';
