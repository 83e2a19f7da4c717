import { randomBytes } from 'node:crypto';
import type { PaymentProviderName } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { embeddedUnionPay } from '../union-pay/embedded-union-pay.ts';
import { readUnionPaySettings, unionPay } from '../union-pay/union-pay.ts';
import { embeddedWechatPay } from '../wechat-pay/embedded-wechat-pay.ts';
import { readWechatPaySettings, wechatPay } from '../wechat-pay/wechat-pay.ts';
import { cashierBooks } from './cashier-statement.repository.ts';
import type { EmbeddedProvider } from './embedded-provider.ts';
import type { PaymentProviders } from './payment-provider.ts';

export type EmbeddedProviders = Readonly<Record<PaymentProviderName, EmbeddedProvider>>;

/**
 * Union pay and WeChat Pay, real or embedded.
 * @param db where embedded cashiers keep their books
 * @param env UNIONPAY_… and WECHATPAY_… for the real ones; MALL_CASHIER_SECRET where several processes have to know each other's embedded notices of union pay
 */
export function paymentProvidersOf(
  { db, embeddedAdapters, mallUrl }: { db: Database; embeddedAdapters: boolean; mallUrl: string },
  env: NodeJS.ProcessEnv = process.env,
): { providers: PaymentProviders; embedded: EmbeddedProviders | undefined } {
  if (!embeddedAdapters)
    return {
      providers: { unionPay: unionPay(readUnionPaySettings(env)), wechatPay: wechatPay(readWechatPaySettings(env)) },
      embedded: undefined,
    };
  const secret = env.MALL_CASHIER_SECRET ?? randomBytes(32).toString('hex');
  const books = cashierBooks(db);
  const embedded = { unionPay: embeddedUnionPay(secret, books), wechatPay: embeddedWechatPay(secret, mallUrl, books) };
  return { providers: embedded, embedded };
}
