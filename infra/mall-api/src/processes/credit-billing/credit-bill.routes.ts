import { creditBillCalls as calls } from '@mall/api-contract/credit-bill';
import type { FastifyInstance } from 'fastify';
import type { Kp, SignedInCaller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import type { TriedPassword } from '../../modules/account/balance.service.ts';
import { creditBillService } from '../../modules/credit-bill/credit-bill.service.ts';
import { billMoves } from './bill-moves.ts';
import { billPaperRoutes, type PaperParts } from './bill-paper.routes.ts';
import { billReader } from './bill-reader.ts';
import { billDetails } from './bill-view.ts';
import { payBillService } from './pay-bill.service.ts';

/** Bills of the company that is signed in. */
export function creditBillRoutes(app: FastifyInstance, parts: PaperParts) {
  const { db } = parts;
  const reader = billReader(db);
  const moves = billMoves(db);
  const payment = payBillService(db);
  const details = async ({ customerId }: Kp, id: string) => billDetails(db, await creditBillService(db).read(id, customerId));

  route(app, calls.searchCustomerCreditHistoryBill, ({ pageIndex = 1, pageSize = 20, ...filter }, { kp }) =>
    reader.search(kp.customerId, { ...filter, keyword: filter.keyword?.trim() }, pageIndex, pageSize),
  );
  route(app, calls.searchCustomerCreditHistoryDissentBills, ({ pageIndex = 1, pageSize = 20 }, { kp }) =>
    reader.list({ customerId: kp.customerId, isDisputed: true }, pageIndex, pageSize),
  );
  route(app, calls.getCustomerCreditBillWithId, ({ id }, { kp }) => details(kp, id));
  route(app, calls.getCustomerCreditBillItemsWithBillId, ({ id, pageIndex = 1, pageSize = 20 }, { kp }) =>
    reader.items(kp.customerId, id, pageIndex, pageSize),
  );
  route(app, calls.getCreditAccountPicture, (_input, { kp }) => reader.picture(kp.customerId));
  route(app, calls.confirmCreditBill, async ({ id }, { kp }) => {
    await moves.confirm(kp, id);
    return details(kp, id);
  });
  route(app, calls.rejectCreditBill, async ({ id, reason }, { kp }) => {
    await moves.reject(kp, id, reason);
    return details(kp, id);
  });
  route(app, calls.submitDissentient, async ({ id, lines }, { kp }) => {
    await moves.dispute(kp, id, lines);
    return details(kp, id);
  });
  route(app, calls.customerConfirmReceiptBillItem, async ({ id }, { kp }) => details(kp, await moves.receiveItem(kp, id)));
  route(app, calls.customerConfirmReceiptBill, async ({ id }, { kp }) => {
    await moves.receiveAll(kp, id);
    return details(kp, id);
  });
  route(app, calls.payCreditBillByBalance, async ({ id, amountFen }, { kp }) =>
    billDetails(db, await payment.payByBalance(kp, id, amountFen)),
  );
  const tryPassword = ({ id, amountFen, password }: { id: string; amountFen: number; password: string }, { kp }: SignedInCaller) =>
    payment.tryPassword(kp, id, amountFen, password);
  route(
    app,
    calls.payCreditBillByBalancePassword,
    async ({ id, amountFen }, { kp }, tried: TriedPassword) =>
      billDetails(db, await payment.payByBalancePassword(kp, id, amountFen, tried)),
    tryPassword,
  );
  route(app, calls.chargeCreditBill, ({ id, amountFen, provider = 'unionPay', channel = 'card' }, { kp }) =>
    payment.charge(kp, id, amountFen, provider, channel),
  );
  billPaperRoutes(app, parts);
}
