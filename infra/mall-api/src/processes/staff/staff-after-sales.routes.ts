import { afterSalesCalls as calls } from '@mall/api-contract/after-sales';
import { skuIssueName } from '@mall/domain/after-sales';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { issueNumber, issueService } from '../../modules/after-sales/issue.service.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { actingIn } from './acting.ts';
import { staffAfterSalesService } from './staff-after-sales.service.ts';

/** Staff's side of after-sales: cases, and forms of buyers. */
export function staffAfterSalesRoutes(app: FastifyInstance, { db, files }: { db: Database; files: FileService }) {
  const cases = staffAfterSalesService(db, files);
  route(app, calls.listAfterSales, ({ filter = 'all', status, keyword = '', ...page }) =>
    cases.list({ filter, status, keyword: keyword.trim(), ...page }),
  );
  route(app, calls.getAfterSales, ({ id }, caller) => cases.one(caller, id));
  route(app, calls.approveAfterSales, ({ id, why }, caller) => cases.approve({ caller, why }, id));
  route(app, calls.rejectAfterSales, ({ id, why }, caller) => cases.reject({ caller, why }, id, why.trim()));
  route(app, calls.receiveAfterSales, ({ id, lines = [], why }, caller) => cases.receive({ caller, why }, id, lines));
  route(app, calls.repairAfterSales, ({ id, why }, caller) => cases.repair({ caller, why }, id, why.trim()));
  route(app, calls.sendAfterSales, ({ id, why, ...parcel }, caller) => cases.send({ caller, why }, id, parcel));
  route(app, calls.giveUpAfterSales, ({ id, why, ...parcel }, caller) => cases.giveUp({ caller, why }, id, why.trim(), parcel));
  route(app, calls.refundAfterSales, ({ id, why }, caller) => cases.refund({ caller, why }, id));

  route(app, calls.listIssues, async ({ isAnswered, pageIndex, pageSize }) => {
    const { total, rows } = await issueService(db).page(isAnswered, (pageIndex - 1) * pageSize, pageSize);
    const names = await accountService(db).companyNames(rows.map(({ customerId }) => customerId));
    const items = rows.map((row) => ({
      ...{ id: row.id, issueNumber: issueNumber(row), sku: row.skuNumber, content: row.content, contact: row.contact, answer: row.answer },
      typeName: row.skuNumber ? skuIssueName(row.primaryType, row.secondaryType) : '意见反馈',
      customerName: names.get(row.customerId) ?? '',
      createdAt: row.createdAt,
    }));
    return { pageIndex, pageSize, total, items };
  });
  route(app, calls.answerIssue, async ({ id, why }, caller) => ({
    issueNumber: await actingIn(db)({ caller, why }, 'answerIssue', `issue:${id}`, {}, (tx) => issueService(tx).answer(id, why.trim())),
  }));
}
