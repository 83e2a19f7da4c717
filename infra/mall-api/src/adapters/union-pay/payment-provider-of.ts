import { randomBytes } from 'node:crypto';
import { type EmbeddedCashier, embeddedCashier } from './embedded-cashier.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { readUnionPaySettings, unionPay } from './union-pay.ts';

/**
 * Union pay, real or embedded.
 * @param env UNIONPAY_… for the real one; MALL_CASHIER_SECRET where several processes have to know each other's embedded notices
 */
export function paymentProviderOf(
  isEmbedded: boolean,
  env: NodeJS.ProcessEnv = process.env,
): { provider: PaymentProvider; embedded: EmbeddedCashier | undefined } {
  if (!isEmbedded) return { provider: unionPay(readUnionPaySettings(env)), embedded: undefined };
  const embedded = embeddedCashier(env.MALL_CASHIER_SECRET ?? randomBytes(32).toString('hex'));
  return { provider: embedded, embedded };
}
