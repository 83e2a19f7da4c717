import { request } from 'node:http';
import type { Charge } from '@mall/api-contract/payment';
import type { PaymentProviderName } from '@mall/domain/payment';
import { cashierBooks } from '../adapters/payment/cashier-statement.repository.ts';
import type { PostedNotice } from '../adapters/payment/payment-provider.ts';
import { embeddedUnionPay } from '../adapters/union-pay/embedded-union-pay.ts';
import { embeddedWechatPay } from '../adapters/wechat-pay/embedded-wechat-pay.ts';
import type { Database } from '../database/database.ts';
import type { AServedMall } from './a-served-mall.ts';

type ACharge = Pick<Charge, 'chargeId' | 'amountFen'>;

/**
 * For tests: buyers at the cashiers of served malls, over real HTTP.
 * @param secret the malls' MALL_CASHIER_SECRET: with it the test plays union pay itself
 */
export function aCashier(db: Database, secret: string) {
  const books = cashierBooks(db);
  const unionPay = embeddedUnionPay(secret, books);
  const post = (mall: AServedMall, path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const asked = request(`${mall.address}${path}`, { method: 'POST', agent: false, headers: { ...type, ...headers } }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part;
          })
          .on('end', () => resolve({ status: response.statusCode!, text }))
          .on('error', reject);
      });
      asked.once('error', reject).end(body);
    });
  /** What became of a notice: `applied`, `repeated`, or why it was refused. */
  const outcomeOf = ({ status, text }: { status: number; text: string }): string => {
    if (!text.startsWith('{')) return String(status);
    const { body, details, reason } = JSON.parse(text) as { body?: { outcome: string }; details?: { outcome?: string }; reason?: string };
    return body?.outcome ?? details?.outcome ?? reason ?? String(status);
  };
  const send = async (mall: AServedMall, { body, headers }: PostedNotice, provider: PaymentProviderName = 'unionPay') => {
    let told = await post(mall, `/api/${provider}/notify`, body, headers);
    while (told.status === 503) told = await post(mall, `/api/${provider}/notify`, body, headers);
    return outcomeOf(told);
  };
  return {
    /** For who sends refunds: the same books. */
    providers: { unionPay, wechatPay: embeddedWechatPay(secret, '', books) },
    send,
    /** Union pay takes the money of a charge, once. @returns what tells of it, signed anew each time */
    async take({ chargeId, amountFen: amount }: ACharge) {
      const transaction = await unionPay.take({ chargeId, amount });
      return () => unionPay.notice({ chargeId, number: '', amount }, 'paid', transaction);
    },
    /** Somebody presses 确认支付 on a cashier's page. @returns the status: 303 when it was paid */
    press: async (mall: AServedMall, { chargeId }: ACharge) => (await post(mall, `/_cashier/${chargeId}`, 'outcome=paid')).status,
  };
}
