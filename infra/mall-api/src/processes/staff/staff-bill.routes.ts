import { creditBillCalls as calls, type StaffCreditBill } from '@mall/api-contract/credit-bill';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { billDetails, billsView, disputeDesk, itemsView, payBillService } from '../credit-billing/index.ts';
import { actingIn } from './acting.ts';

/** Bills, for staff: all companies', their disputes and the transfers that came in (rules credit-bill 12–14, 22); every act is kept. */
export function staffBillRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const acting = actingIn(db);
  const bills = creditBillService(db);
  const one = async (id: string): Promise<StaffCreditBill> => {
    const row = await bills.read(id);
    const [details, items, disputes] = await Promise.all([billDetails(db, row), bills.items(id), bills.disputes([id])]);
    const disputed = disputes.map(({ itemId }) => itemId);
    return { ...details, customerId: row.customerId, items: itemsView(row, items, disputed) };
  };
  route(app, calls.listCreditBills, async ({ pageIndex = 1, pageSize = 20, ...filter }) => {
    const { total, rows } = await bills.page({ ...filter, keyword: filter.keyword?.trim() }, (pageIndex - 1) * pageSize, pageSize);
    const [cards, names] = await Promise.all([
      billsView(db, rows),
      accountService(db).companyNames([...new Set(rows.map(({ customerId }) => customerId))]),
    ]);
    const items = rows.map(({ customerId }, at) => ({ ...cards[at]!, customerId, customerName: names.get(customerId) ?? '' }));
    return { pageIndex, pageSize, total, items };
  });
  route(app, calls.getCreditBill, ({ id }) => one(id));
  const billOf = async (itemId: number) => (await bills.item(itemId))?.billId ?? '';
  route(app, calls.adjustBillItem, async ({ itemId, amountFen, why }, caller) =>
    one(
      await acting({ caller, why }, 'adjustBillItem', await billOf(itemId), { itemId, amountFen }, (tx) =>
        disputeDesk(tx).adjust(itemId, amountFen, why.trim()),
      ),
    ),
  );
  route(app, calls.upholdBillItem, async ({ itemId, why }, caller) =>
    one(
      await acting({ caller, why }, 'upholdBillItem', await billOf(itemId), { itemId }, (tx) => disputeDesk(tx).uphold(itemId, why.trim())),
    ),
  );
  route(app, calls.receiveBillTransfer, async ({ id, amountFen, bankReference, why }, caller) => {
    await acting({ caller, why }, 'receiveBillTransfer', id, { amountFen, bankReference }, (tx) =>
      payBillService(tx).receiveTransfer(id, amountFen, bankReference.trim()),
    );
    return one(id);
  });
}
