import type { ApplicationSection, ApplicationValues } from '@mall/domain/credit-application';
import { applicationSections } from '@mall/domain/credit-application';
import type { Database } from '../database/database.ts';
import { opaqueId } from '../database/opaque-id.ts';
import type { Kp } from '../http/caller.ts';

/** A legal person whose number has its checksum; nobody's. */
export const testingIdNumber = '11010519491231002X';
export const testingAccountNumber = '1001234509200500123';

/** Test builder: a picture of papers that a company brought; without bytes. */
export async function aKeptPaper(db: Database, { customerId, kpId }: Kp, purpose = 'identity'): Promise<string> {
  const id = opaqueId();
  await db.sql`insert into kept_file (id, customer_id, kp_id, name, type, size, purpose) values (${id}, ${customerId}, ${kpId}, '照片.jpg', 'jpg', 9, ${purpose})`;
  return id;
}

/** Test builder: everything an application asks for, by part. */
export async function anApplication(
  db: Database,
  kp: Kp,
  name = '测试机械有限公司',
): Promise<Record<ApplicationSection, ApplicationValues>> {
  const [licenceFile, idFrontFile, idBackFile, bankFile] = await Promise.all([1, 2, 3, 4].map(() => aKeptPaper(db, kp)));
  return {
    company: {
      companyName: name,
      companyKind: '有限责任公司',
      industry: '通用设备制造',
      officeAddress: '上海市张江路500号',
      yearlyPurchase: '10万至50万元',
    },
    licence: {
      ...{ licenceFile: licenceFile!, licenceName: name, creditCode: '91350100M000100Y43', licenceAddress: '上海市张江路500号' },
      ...{ establishedOn: '2015-06-18', licenceUntil: '长期' },
    },
    legalPerson: { idFrontFile: idFrontFile!, idBackFile: idBackFile!, legalName: '王建国', idNumber: testingIdNumber, idUntil: '长期' },
    bank: { bankFile: bankFile!, accountName: name, bankName: '中国工商银行上海张江支行', accountNumber: testingAccountNumber },
    contact: { contactName: '王工', contactPhone: '13800138000', contactEmail: 'caiwu@qiheng.example' },
    limit: { requestedLimit: '50000', purpose: '备件' },
  };
}

type Ask = (path: string, payload: object) => Promise<{ code: number }>;

/** Test builder: saves every part by its call and submits. @param ask makes a call as the company's manager @returns the answer to the submission */
export async function submitsApplication(db: Database, kp: Kp, ask: Ask) {
  const parts = await anApplication(db, kp);
  for (const section of applicationSections) {
    const { code } = await ask('customerCredit/SaveCreditApplicationData', { section, version: 0, values: parts[section] });
    if (code !== 0) throw new Error(`${section} was refused with ${code}`);
  }
  return ask('customerCredit/SaveCreditApplicationData', { isSubmit: true });
}
