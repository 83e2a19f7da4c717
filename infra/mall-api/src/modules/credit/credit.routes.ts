import { creditCalls } from '@mall/api-contract/credit';
import {
  availableCredit,
  billDay,
  canCertify,
  creditStatusCode,
  creditStatusNames,
  isCreditEnabled,
  isCreditOpen,
} from '@mall/domain/credit';
import { moneyText } from '@mall/domain/money';
import { orderStatusNames } from '@mall/domain/order';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { orderService } from '../order/order.service.ts';
import { type CreditState, creditService } from './credit.service.ts';

const accountView = ({ status, limit, used }: CreditState) => {
  const available = availableCredit({ limit, used });
  return {
    creditStatus: creditStatusCode(status),
    creditStatusName: creditStatusNames[status],
    isCreditOpen: isCreditOpen(status),
    isCreditEnabled: isCreditEnabled(status),
    limitFen: limit,
    usedFen: used,
    availableFen: available,
    limitAmount: moneyText(limit),
    usedAmount: moneyText(used),
    availableAmount: moneyText(available),
    billDay,
    dueDay: billDay,
  };
};

export function creditRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const credit = creditService(db);
  route(app, creditCalls.getCurrentCustomerCreditAccount, async (_input, { kp }) => accountView(await credit.state(kp.customerId)));
  route(app, creditCalls.getCurrentCustomerCreditAccountWidthCustomerId, async ({ id }, { kp }) => {
    if (id !== kp.customerId) throw new MallError('CREDIT_ACCOUNT_NOT_YOURS');
    return accountView(await credit.state(id));
  });
  route(app, creditCalls.searchCustomerCreditCurrentAndNotYetBill, async ({ pageIndex = 1, pageSize = 20 }, { kp }) => {
    const { period, unbilled, unpaidBills, total, rows } = await credit.current(kp.customerId, pageIndex, pageSize);
    const orders = new Map((await orderService(db).byIds(rows.map((row) => row.orderId))).map((order) => [order.id, order]));
    return {
      periodFrom: period.from,
      periodTo: period.to,
      dueOn: period.dueOn,
      notYetBilledFen: unbilled,
      unpaidBillsFen: unpaidBills,
      notYetBilledAmount: moneyText(unbilled),
      unpaidBillsAmount: moneyText(unpaidBills),
      pageIndex,
      pageSize,
      total,
      items: rows.map(({ id, orderId, at, amount }) => {
        const order = orders.get(orderId);
        return {
          id,
          orderId,
          orderNumber: order?.orderNumber ?? '',
          contactName: order?.contactName ?? '',
          at,
          amountFen: amount,
          amount: moneyText(amount),
          orderStatusName: order ? orderStatusNames[order.status] : '',
        };
      }),
    };
  });
  route(app, creditCalls.checkCurrentKpCanCertified, async (_input, { kp }) => ({
    isCanCertified: kp !== undefined && canCertify((await credit.state(kp.customerId)).status, kp.isManager),
  }));
}
