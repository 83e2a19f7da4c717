import { supplierStateNames } from '@mall/domain/supplier';
import type { MailPort } from '../../adapters/mail/mail.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { supplierRow } from '../../modules/supplier/supplier.service.ts';
import { supplierPasses, supplierPath } from '../../modules/supplier/supplier-pass.ts';

export const supplierJob = 'supplier.tell';

interface Ways {
  db: Database;
  sms: SmsPort;
  mail: MailPort;
  mallUrl: string;
  installationKey: Buffer;
}

/** Sends who applied what staff answered, by SMS and, where an address was given, by mail (rule supplier 10). The job is written with the answer. */
export async function startTellingSuppliers(jobs: Jobs, { db, sms, mail, mallUrl, installationKey }: Ways) {
  const passes = supplierPasses(installationKey);
  await jobs.work<{ id: string; state: string }>(supplierJob, async ({ id, state }) => {
    const row = await supplierRow(db, id);
    // Answered, handed in again and answered anew meanwhile: the later job tells it.
    if (!row?.fields.phone || row.state !== state) return;
    const url = `${mallUrl}${supplierPath(passes.of(id))}`;
    const said = `您的供应商申请${row.state === 'asked' ? '需要补充材料' : supplierStateNames[row.state]}，查看详情：`;
    await sms.send(db, row.fields.phone, `【百工商城】${said}${url}`);
    const { email } = row.fields;
    if (email) await mail.send(db, { to: email, subject: '【百工商城】供应商申请进度', text: `${said}\n\n${url}\n\n${row.answer}` });
  });
}
