/** The parts of an application, in the order they are asked for (rule credit-application 1). */
export const applicationSections = ['company', 'licence', 'legalPerson', 'bank', 'contact', 'limit'] as const;
export type ApplicationSection = (typeof applicationSections)[number];

export const applicationSectionNames: Readonly<Record<ApplicationSection, string>> = {
  company: '企业信息',
  licence: '营业执照',
  legalPerson: '法定代表人',
  bank: '银行账户',
  contact: '联系人',
  limit: '申请额度',
};
