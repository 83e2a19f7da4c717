import { isChargeOpen, type PaymentProviderName, paymentProviders } from '@mall/domain/payment';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cashierOutcomes } from '../../adapters/payment/embedded-provider.ts';
import { formFields } from '../../adapters/payment/form-fields.ts';
import type { PaymentProviders, ProviderCharge } from '../../adapters/payment/payment-provider.ts';
import type { EmbeddedProviders } from '../../adapters/payment/payment-providers.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { awayPage, notFoundPage, overPage, sendPage } from './cashier-pages.ts';
import { type ChargeSubjects, subjectOf } from './charge-subject.ts';
import { noticeService } from './notice.service.ts';

/** Of one address: what isn't genuine is answered, but no more of it is kept. */
const falseNoticesPerMinute = 30;
const notifyAddress = (provider: PaymentProviderName) => `/api/${provider}/notify`;

interface CashierParts {
  db: Database;
  providers: PaymentProviders;
  /** Given where the cashiers are our own: then their buttons work. */
  embedded?: EmbeddedProviders | undefined;
  subjects: ChargeSubjects;
}
type WithId = { Params: { id: string } };

/**
 * Pages on the way to pay and the addresses that providers post their notices to. Outside the contract: browsers and
 * providers come here, not the SDK.
 */
export function cashierRoutes(app: FastifyInstance, parts: CashierParts) {
  // A plugin of its own: what is posted is taken as it came, here and nowhere else.
  void app.register(async (pages) => cashierPages(pages, parts));
}

const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

function cashierPages(app: FastifyInstance, { db, providers, embedded, subjects }: CashierParts) {
  const mayKeep = addressBudget(falseNoticesPerMinute);
  const find = async (id: string) => {
    const charge = await paymentLedger(db).charge(id);
    if (!charge) return undefined;
    // Whoever scanned a code has no session on that phone: the cashier itself is where they are led back to.
    const back = charge.provider === 'unionPay' && charge.channel === 'qr' ? `/_cashier/${id}` : charge.returnTo;
    const own = await subjectOf(subjects, charge.subject).look(db, charge.subjectId);
    const view = back === '' ? own : { ...own, paidPath: back, openPath: back };
    const { amount, channel, createdAt, expiresAt } = charge;
    const { label, number, openPath: returnPath } = view;
    const told: ProviderCharge = { chargeId: id, label, number, returnPath, amount, channel, createdAt, expiresAt };
    return { charge, view, told, isOver: !isChargeOpen(charge, view.isPayable, new Date().toISOString()) };
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  for (const name of paymentProviders) {
    const notices = noticeService(db, providers[name], subjects);
    app.post(
      notifyAddress(name),
      { bodyLimit: 16_384, config: { outsideContract: 'a provider’s notice, proved by its seal' } },
      async (request) => {
        const posted = { headers: headersOf(request), body: typeof request.body === 'string' ? request.body : '' };
        try {
          const outcome = await notices.receive(posted, () => mayKeep(request.ip));
          request.log.info({ provider: name, outcome }, 'payment notice');
          return { code: 0, message: '', body: { outcome } };
        } catch (error) {
          if (error instanceof MallError)
            request.log.warn({ provider: name, details: error.details, ip: request.ip }, 'payment notice refused');
          throw error;
        }
      },
    );
  }

  app.get<WithId>('/_cashier/:id', async (request, reply) => {
    const found = await find(request.params.id);
    if (!found) return sendPage(reply, notFoundPage, [], 404);
    if (found.isOver) return sendPage(reply, overPage(found.view));
    try {
      const page = await providers[found.charge.provider].page(found.told);
      return sendPage(reply, page.html, page.formActions);
    } catch (error) {
      request.log.error({ err: error, provider: found.charge.provider }, 'a provider showed no page');
      return sendPage(reply, awayPage(found.view.openPath), [], 503);
    }
  });

  if (!embedded) return;
  app.post<WithId>('/_cashier/:id', { bodyLimit: 4096 }, async (request, reply) => {
    const found = await find(request.params.id);
    if (!found) return sendPage(reply, notFoundPage, [], 404);
    const fields = formFields(typeof request.body === 'string' ? request.body : '');
    const outcome = cashierOutcomes.find((one) => one === fields.outcome);
    if (!outcome) throw new MallError('BAD_REQUEST', { field: 'outcome', problem: '格式不正确' });
    if (found.isOver) return sendPage(reply, overPage(found.view));
    const { told, view } = found;
    const cashier = embedded[found.charge.provider];
    // The cashier tells the mall as the real one would: money first, then a signed notice posted to the public address.
    const { headers, body } = cashier.notice(told, outcome, outcome === 'paid' ? await cashier.take(told) : '-');
    const answer = await app.inject({ method: 'POST', url: notifyAddress(cashier.name), headers, payload: body });
    if (answer.statusCode < 500) await cashier.told(told.chargeId);
    if (answer.statusCode !== 200) {
      const page = await cashier.page(told, '支付通知未被接受，请返回订单查看状态');
      return sendPage(reply, page.html, page.formActions, 409);
    }
    return reply.redirect(outcome === 'paid' ? view.paidPath : `${view.openPath}?outcome=${outcome}`, 303);
  });
}
