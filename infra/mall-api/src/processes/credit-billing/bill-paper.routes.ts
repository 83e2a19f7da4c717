import { creditBillCalls as calls } from '@mall/api-contract/credit-bill';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { Overload } from '../../load/overload.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import type { Paper } from '../../papers/paper.ts';
import type { Printer } from '../../papers/printer.ts';
import { billPaper, billSheet } from './bill-paper.ts';
import { type BillPaperKind, billPasses } from './bill-pass.ts';
import { billPath } from './bill-subject.ts';

export interface PaperParts {
  db: Database;
  mallUrl: string;
  installationKey: Buffer;
  printer: Printer;
  layout: { letterhead(site: string): Promise<Paper['letterhead']> };
}
/** Papers an address may have made a minute. */
const papersAMinute = 30;
const types: Record<BillPaperKind, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const fileName = (billNumber: string, kind: BillPaperKind) => `${billNumber}-账单.${kind}`;

/** Bills as PDF and workbook, behind links that expire (rule credit-bill 25). */
export function billPaperRoutes(app: FastifyInstance, { db, mallUrl, installationKey, printer, layout }: PaperParts) {
  const passes = billPasses(installationKey);
  const mayMake = addressBudget(papersAMinute);
  const make = async (kind: BillPaperKind, id: string) => {
    const bill = await creditBillService(db).read(id);
    const [items, names] = await Promise.all([creditBillService(db).items(id), accountService(db).companyNames([bill.customerId])]);
    const printed = { bill, items, customerName: names.get(bill.customerId) ?? '' };
    const head = { letterhead: await layout.letterhead(mallUrl), pageUrl: `${mallUrl}${billPath(id)}` };
    const content = await (kind === 'pdf' ? printer.pdf(billPaper(printed, head)) : printer.xlsx(billSheet(printed)));
    return { content, name: fileName(bill.billNumber, kind) };
  };

  route(app, calls.exportCreditBill, async ({ id, type = 'pdf' }, { kp }) => {
    const { billNumber } = await creditBillService(db).read(id, kp.customerId);
    const { pass, expiresAt } = passes.of(type, id);
    return { url: `/api/download/creditBill/${pass}`, fileName: fileName(billNumber, type), expiresAt };
  });
  app.get(
    calls.creditBillPaper.path.replace('{pass}', ':pass'),
    { config: { call: calls.creditBillPaper } },
    async (request: FastifyRequest<{ Params: { pass: string } }>, reply: FastifyReply) => {
      const refuse = (status: number, why: string) =>
        reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(why);
      const asked = passes.opens(request.params.pass);
      if (!asked) return refuse(403, '下载链接已过期，请回到账单页面重新下载');
      if (!mayMake(request.ip)) return refuse(429, '下载过于频繁，请稍后再试');
      try {
        const { content, name } = await make(asked.kind, asked.id);
        return await reply
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', `attachment; filename="bill.${asked.kind}"; filename*=UTF-8''${encodeURIComponent(name)}`)
          .type(types[asked.kind])
          .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      } catch (error) {
        if (!(error instanceof Overload)) throw error;
        reply.header('retry-after', 3);
        return refuse(503, '文件正在排队生成，请稍后再试');
      }
    },
  );
}
