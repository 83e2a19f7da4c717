import { paymentCalls } from '@mall/api-contract/payment';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { payOrderService } from './pay-order.service.ts';

export function paymentRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const payment = payOrderService(db);
  const tryPassword = ({ orderId, password }: { orderId: string; password: string }, { kp }: SignedInCaller) =>
    payment.tryPassword(kp, orderId, password);
  route(app, paymentCalls.getOrderByOrderIdForPcPayPage, ({ orderId }, { kp }) => payment.page(kp, orderId));
  route(app, paymentCalls.charge, ({ orderId, channel }, { kp }) => payment.charge(kp, orderId, channel ?? 'card'));
  route(app, paymentCalls.checkOrderPaidStatus, ({ id }, { kp }) => payment.status(kp, id));
  route(app, paymentCalls.payByBalance, ({ orderId }, { kp }) => payment.payByBalance(kp, orderId));
  route(
    app,
    paymentCalls.payByBalanceByPassword,
    ({ orderId }, { kp }, tried) => payment.payByBalancePassword(kp, orderId, tried),
    tryPassword,
  );
  route(app, paymentCalls.payByBalanceByFreePayment, ({ orderId }, { kp }) => payment.payByBalance(kp, orderId));
  route(app, paymentCalls.payByUseCreditBalance, ({ orderId }, { kp }) => payment.payByCredit(kp, orderId));
  route(
    app,
    paymentCalls.payByUseCreditBalancePassword,
    ({ orderId }, { kp }, tried) => payment.payByCreditPassword(kp, orderId, tried),
    tryPassword,
  );
}
