import { createHash } from 'node:crypto';
import { isChargeOpen } from '@mall/domain/payment';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cashierHtml, cashierStyle, escapeHtml } from '../../adapters/union-pay/cashier-html.ts';
import { cashierOutcomes, type EmbeddedCashier } from '../../adapters/union-pay/embedded-cashier.ts';
import type { PaymentProvider, ProviderCharge } from '../../adapters/union-pay/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { noticeService } from './notice.service.ts';

const styleHash = createHash('sha256').update(cashierStyle).digest('base64');
type Fields = Record<string, string>;
/** Of one address: what isn't genuine is answered, but no more of it is kept. */
const falseNoticesPerMinute = 30;

const sendPage = (reply: FastifyReply, html: string, formActions: readonly string[] = [], status = 200) =>
  reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formActions.join(' ') || "'none'"}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(html);

const notFound = (reply: FastifyReply) =>
  sendPage(
    reply,
    cashierHtml('没有找到该支付单', '<h1>没有找到该支付单</h1><p><a href="/customer/myorders">返回我的订单</a></p>'),
    [],
    404,
  );

interface CashierParts {
  db: Database;
  provider: PaymentProvider;
  /** Given where the cashier is our own: then its buttons work. */
  embedded?: EmbeddedCashier | undefined;
}

/**
 * Pages on the way to pay and the address that the provider posts its notices to. Outside the contract: browsers and the
 * provider come here, not the SDK.
 */
export function cashierRoutes(app: FastifyInstance, parts: CashierParts) {
  // A plugin of its own: forms are understood here and nowhere else.
  void app.register(async (pages) => cashierPages(pages, parts));
}

function cashierPages(app: FastifyInstance, { db, provider, embedded }: CashierParts) {
  const notices = noticeService(db, provider);
  const mayKeep = addressBudget(falseNoticesPerMinute);
  const find = async (id: string) => {
    const charge = await paymentLedger(db).charge(id);
    if (!charge) return undefined;
    const order = await orderService(db).peek(charge.orderId);
    const { amount, channel, createdAt } = charge;
    const told: ProviderCharge = { chargeId: id, orderId: order.id, orderNumber: order.orderNumber, amount, channel, createdAt };
    return { charge, order, told };
  };
  const isOver = ({ charge, order }: NonNullable<Awaited<ReturnType<typeof find>>>) =>
    !isChargeOpen(charge, order.status, new Date().toISOString());

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );

  app.post<{ Body: unknown }>('/api/unionPay/notify', { bodyLimit: 16_384 }, async (request) => {
    const fields: Fields = {};
    for (const [name, value] of Object.entries((request.body ?? {}) as Record<string, unknown>)) fields[name] = String(value);
    try {
      const outcome = await notices.receive(fields, () => mayKeep(request.ip));
      request.log.info({ chargeId: fields.chargeId ?? fields.orderId, outcome }, 'payment notice');
      return { code: 0, message: '', body: { outcome } };
    } catch (error) {
      if (error instanceof MallError)
        request.log.warn({ chargeId: fields.chargeId, details: error.details, ip: request.ip }, 'payment notice refused');
      throw error;
    }
  });

  app.get<{ Params: { id: string } }>('/_cashier/:id', async (request, reply) => {
    const found = await find(request.params.id);
    if (!found) return notFound(reply);
    if (isOver(found)) return sendPage(reply, overPage(found.order.id, found.charge.status === 'paid' || found.order.paidAt !== null));
    const page = provider.page(found.told);
    return sendPage(reply, page.html, page.formActions);
  });

  if (!embedded) return;
  app.post<{ Params: { id: string }; Body: unknown }>('/_cashier/:id', { bodyLimit: 4096 }, async (request, reply) => {
    const found = await find(request.params.id);
    if (!found) return notFound(reply);
    const outcome = cashierOutcomes.find((one) => one === (request.body as Fields | null)?.outcome);
    if (!outcome) throw new MallError('BAD_REQUEST', { field: 'outcome', problem: '格式不正确' });
    if (isOver(found)) return sendPage(reply, overPage(found.order.id, found.order.paidAt !== null));
    // The cashier tells the mall as the real one would: a signed notice posted to the public address.
    const told = await app.inject({ method: 'POST', url: '/api/unionPay/notify', payload: embedded.notice(found.told, outcome) });
    if (told.statusCode !== 200) {
      const page = provider.page(found.told, '支付通知未被接受，请返回订单查看状态');
      return sendPage(reply, page.html, page.formActions, 409);
    }
    return reply.redirect(
      outcome === 'paid' ? `/checkout/success/${found.order.id}` : `/checkout/mycompleted/${found.order.id}?outcome=${outcome}`,
      303,
    );
  });
}

const overPage = (orderId: string, isPaid: boolean) =>
  cashierHtml(
    '银联收银台',
    `<h1>${isPaid ? '订单已支付' : '该支付单已失效'}</h1><p>${isPaid ? '无需重复支付。' : '请返回订单重新发起支付。'}</p>
<p><a href="/checkout/${isPaid ? 'success' : 'mycompleted'}/${escapeHtml(orderId)}">返回订单</a></p>`,
  );
