import { accountCalls as calls } from '@mall/api-contract/account';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { balanceService } from '../../modules/account/balance.service.ts';
import { topUpService, topUpView } from '../../modules/account/top-up.service.ts';
import type { ActionJobs } from '../../modules/download/action-job.service.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { requireExportableRecords } from './balance-export.ts';
import { balanceRecords } from './balance-records.ts';

interface BalanceParts {
  db: Database;
  actionJobs: Pick<ActionJobs, 'begin'>;
}

/** The company's prepaid money, and more of it (rules account 43–46, 50). */
export function balanceRoutes(app: FastifyInstance, { db, actionJobs }: BalanceParts) {
  const topUps = topUpService(db);
  const records = balanceRecords(db);
  route(app, calls.getCustomerBalanceRecords, async ({ pageIndex = 1, pageSize = 20, ...asked }, { kp }) => {
    const filter = await records.filterOf(asked);
    const { rows, total, put, taken } = await balanceService(db).records(kp.customerId, filter, (pageIndex - 1) * pageSize, pageSize);
    return { pageIndex, pageSize, total, items: await records.views(kp.customerId, rows), inFen: put, outFen: taken };
  });
  route(app, calls.exportCustomerBalanceRecords, async (asked, { kp }) => {
    await requireExportableRecords(db, kp.customerId, asked);
    return { jobId: await actionJobs.begin(kp, 'balance-records', JSON.stringify(asked), { ...asked }) };
  });
  route(app, calls.getBalanceTopUps, ({ pageIndex = 1, pageSize = 20 }, { kp }) => topUps.page(kp, pageIndex, pageSize));
  route(app, calls.topUpBalance, ({ amountFen, provider, channel = 'card' }, { kp }) =>
    db.transaction(async (tx) => {
      const topUp = await topUpService(tx).begin(kp, amountFen, provider ? 'online' : 'transfer');
      if (!provider) return { topUp: topUpView(topUp), payUrl: '' };
      const wanted = { subject: 'topUp', subjectId: topUp.id, provider, amount: amountFen, channel } as const;
      const { id } = await paymentLedger(tx).openCharge(wanted, new Date().toISOString());
      return { topUp: topUpView(topUp), payUrl: `/_cashier/${id}` };
    }),
  );
  route(app, calls.cancelBalanceTopUp, ({ id }, { kp }) =>
    db.transaction(async (tx) => {
      const row = await topUpService(tx).cancel(kp, id);
      await paymentLedger(tx).closeCharges({ subject: 'topUp', subjectId: id });
      return topUpView(row);
    }),
  );
}
