import { paymentCalls as calls } from '@mall/api-contract/payment';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { payLinkTokens } from '../../modules/payment/pay-link-token.ts';
import { qrCode } from '../../papers/qr-code.ts';
import { payForAnotherService } from './pay-for-another.service.ts';
import { payOrderService } from './pay-order.service.ts';

interface Parts {
  db: Database;
  installationKey: Buffer;
  mallUrl: string;
}

/** Paying without a login, and with a phone: what is opened elsewhere than where it was ordered. */
export function payLinkRoutes(app: FastifyInstance, { db, installationKey, mallUrl }: Parts) {
  const links = payForAnotherService({ db, tokens: payLinkTokens(installationKey), mallUrl });
  route(app, calls.getPcPayPageUrl, ({ orderId, isRenewed = false }, { kp }) => links.link(kp, orderId, isRenewed));
  route(app, calls.getOrderByOrderIdWithoutKpForPcPayPage, ({ token }) => links.order(token));
  route(app, calls.getOrderByOrderNumberForPayPageInfoAsync, ({ orderNumber, token }) => links.state(orderNumber, token));
  route(app, calls.chargeByLink, ({ token, channel = 'card', provider = 'unionPay' }) => links.charge(token, channel, provider));
  route(app, calls.refreshQrCode, async ({ orderId }, { kp }) => {
    const charge = await payOrderService(db).charge(kp, orderId, 'qr');
    return { ...charge, qrCode: await qrCode(`${mallUrl}${charge.payUrl}`) };
  });
}
