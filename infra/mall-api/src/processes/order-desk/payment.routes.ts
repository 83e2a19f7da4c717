import { paymentCalls } from '@mall/api-contract/payment';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import type { TriedPassword } from '../../modules/account/balance.service.ts';
import { secondStepService } from '../../modules/account/second-step.service.ts';
import { type Proves, payOrderService } from './pay-order.service.ts';
import { payPage } from './pay-page.service.ts';
import { personalAdvance } from './personal-advance.service.ts';
import { supplementService } from './supplement.service.ts';

export function paymentRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const payment = payOrderService(db);
  const supplement = supplementService(db);
  const advance = personalAdvance(db);
  const security = secondStepService(db);
  const proves =
    ({ kp, token }: SignedInCaller): Proves =>
    (amount) =>
      security.requireSecondStep(kp, amount, token);
  const tryPassword = ({ orderId, password }: { orderId: string; password: string }, { kp }: SignedInCaller) =>
    payment.tryPassword(kp, orderId, password);
  route(app, paymentCalls.getOrderByOrderIdForPcPayPage, ({ orderId }, { kp }) => payPage(db, kp, orderId));
  route(app, paymentCalls.charge, ({ orderId, channel, provider }, { kp }) => payment.charge(kp, orderId, channel ?? 'card', provider));
  route(app, paymentCalls.checkOrderPaidStatus, ({ id }, { kp }) => payment.status(kp, id));
  route(app, paymentCalls.payByBalance, ({ orderId }, caller) => payment.payByBalance(caller.kp, orderId, proves(caller)));
  route(
    app,
    paymentCalls.payByBalanceByPassword,
    ({ orderId }, caller, tried: TriedPassword) => payment.payByBalancePassword(caller.kp, orderId, tried, proves(caller)),
    tryPassword,
  );
  route(app, paymentCalls.payByBalanceByFreePayment, ({ orderId }, caller) => payment.payByBalance(caller.kp, orderId, proves(caller)));
  route(app, paymentCalls.payByUseCreditBalance, ({ orderId }, caller) => payment.payByCredit(caller.kp, orderId, proves(caller)));
  route(
    app,
    paymentCalls.payByUseCreditBalancePassword,
    ({ orderId }, caller, tried: TriedPassword) => payment.payByCreditPassword(caller.kp, orderId, tried, proves(caller)),
    tryPassword,
  );
  route(app, paymentCalls.checkCustomerCreditSupplyBalance, ({ orderId }, { kp }) => supplement.check(kp, orderId));
  route(app, paymentCalls.payByUseCreditSupplyBalance, (request, caller) => supplement.pay(caller.kp, request, proves(caller)));
  route(
    app,
    paymentCalls.payByUseCreditSupplyBalancePassword,
    (request, caller, tried: TriedPassword) => supplement.payWithPassword(caller.kp, request, tried, proves(caller)),
    tryPassword,
  );
  route(app, paymentCalls.editPersonalAdvancePayment, async ({ orderId, isPersonalAdvance }, { kp }) => {
    await advance.edit(kp, orderId, isPersonalAdvance);
    return payPage(db, kp, orderId);
  });
  route(app, paymentCalls.getPrepaymentInfo, (_input, { kp }) => advance.info(kp));
}
