import type { ApplicationSection, ApplicationValues } from '@mall/domain/credit-application';
import { applicationSections } from '@mall/domain/credit-application';
import { yuan } from '@mall/domain/money';
import { layoutService, type PoolDatabase } from '@mall/mall-api/filling';
import { creditParts, fileService, openObjectStorage, paperPrinter, readSettings, reviewService } from '@mall/mall-api/trading';
import { companies } from './people.ts';

/** The companies that apply, by how far they came; their legal persons are nobody. */
const stories = [
  { id: 11, to: 'saved', idNumber: '320506198001010013' },
  { id: 12, to: 'inReview', idNumber: '320211197505050035' },
  { id: 13, to: 'rejected', idNumber: '320411198208080057' },
  { id: 14, to: 'approved', idNumber: '320611197809090070' },
] as const;
const proposedBy = { by: 'operator:0', name: '孙悦', why: '年报，年采购额约 80 万' };

/** Applications in every status before use, made the way companies and staff make them. Once: what was done with them since stays. */
export async function keepDemoApplications(db: PoolDatabase, installationKey: Buffer): Promise<void> {
  if ((await db.sql`select 1 from credit_application limit 1`).length > 0) return;
  const settings = readSettings();
  const storage = openObjectStorage(settings.files);
  const printer = paperPrinter();
  const files = fileService(db, { storage, installationKey });
  const { applications } = creditParts({ ...settings, db, files, storage, printer, installationKey });
  const letterhead = await layoutService(db).letterhead(settings.mallUrl);

  for (const { id, to, idNumber } of stories) {
    const company = companies.find((one) => one.id === id)!;
    const [person] = company.people;
    const [title] = company.titles;
    const kp = { kpId: person.id, customerId: id, isManager: true, operatorId: undefined };
    /** A paper that says that it is an example, as the photo of one would be brought. */
    const brings = async (name: string, facts: [string, string][]): Promise<string> => {
      const table = { columns: [{ header: '说明', width: '*' as const }], rows: [['演示用的示例证照，没有任何效力。']] };
      const paper = { letterhead, title: `${name}（示例）`, number: String(id), facts, table, sums: [], capitals: '', notes: [] };
      const content = Buffer.from(await printer.pdf({ ...paper, pageUrl: settings.mallUrl, seal: company.name }));
      return (await files.keep(kp, { name: `${name}.pdf`, content }, 'identity')).file;
    };
    const parts: Record<ApplicationSection, ApplicationValues> = {
      company: {
        ...{ companyName: company.name, companyKind: '有限责任公司', industry: '通用设备制造' },
        ...{ officeAddress: `江苏省苏州市${company.addresses[0].detail}`, yearlyPurchase: '50万至200万元' },
      },
      licence: {
        licenceFile: await brings('营业执照', [
          ['名称', company.name],
          ['统一社会信用代码', title.taxNumber],
        ]),
        ...{ licenceName: company.name, creditCode: title.taxNumber, licenceAddress: `江苏省苏州市${company.addresses[0].detail}` },
        ...{ establishedOn: '2016-05-18', licenceUntil: '长期' },
      },
      legalPerson: {
        idFrontFile: await brings('身份证人像面', [['姓名', person.name]]),
        idBackFile: await brings('身份证国徽面', [['有效期限', '长期']]),
        ...{ legalName: person.name, idNumber, idUntil: '长期' },
      },
      bank: {
        bankFile: await brings('开户许可证', [
          ['账户名称', company.name],
          ['开户银行', '中国建设银行苏州分行'],
        ]),
        ...{ accountName: company.name, bankName: '中国建设银行苏州分行', accountNumber: `3220199836051500${id}88` },
      },
      contact: { contactName: person.name, contactPost: person.desc, contactPhone: person.phone, contactEmail: title.email },
      limit: { requestedLimit: '80000', purpose: '设备维修备件月度采购' },
    };
    const save = async (typed: Parameters<typeof applications.save>[1]['typed'], isSubmit: boolean) => {
      const check = await applications.checkPerson(kp, typed?.values ?? {});
      await applications.save(kp, { typed, isSubmit, workflowId: undefined, person: check });
    };
    // One that goes on has its first parts only.
    for (const section of to === 'saved' ? applicationSections.slice(0, 3) : applicationSections)
      await save({ section, version: 0, values: parts[section], read: undefined }, false);
    if (to === 'saved') continue;
    await save(undefined, true);
    await db.transaction(async (tx) => {
      const review = reviewService(tx);
      if (to === 'rejected') await review.reject(id, '企业成立后未连续经营满一年，请在满一年后重新申请');
      if (to !== 'approved') return;
      await review.propose(id, yuan(80_000), proposedBy);
      await review.approve(id, yuan(80_000), { by: 'operator:1', values: await applications.whole(id), letterhead });
    });
  }
  printer.end();
}
