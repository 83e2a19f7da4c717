import { randomBytes } from 'node:crypto';
import { moneyText } from '@mall/domain/money';
import type { PaymentNotice } from '@mall/domain/payment';
import { cashierHtml, escapeHtml } from './cashier-html.ts';
import type { PaymentProvider, ProviderCharge } from './payment-provider.ts';
import { isSignedBy, sign } from './signature.ts';

export type CashierOutcome = PaymentNotice['outcome'];
export const cashierOutcomes: readonly CashierOutcome[] = ['paid', 'failed', 'cancelled'];

const channelNames: Readonly<Record<string, string>> = { card: '银行卡', bank: '企业网银', qr: '扫码支付' };

/** Union pay for a machine without the outside: a cashier page of our own whose notices are signed like the real one's. */
export interface EmbeddedCashier extends PaymentProvider {
  /** The signed notice that the cashier posts when the buyer has decided. */
  notice(charge: ProviderCharge, outcome: CashierOutcome, transactionId?: string): Record<string, string>;
}

/** @param secret shared by the cashier and the mall; both live in this process */
export const embeddedCashier = (secret: string): EmbeddedCashier => ({
  page: (charge, problem) => ({
    formActions: ["'self'"],
    html: cashierHtml(
      '银联收银台',
      `<h1>银联收银台</h1><small>内置收银台，仅用于没有接入真实银联的环境</small>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<dl><dt>收款方</dt><dd>百工商城</dd><dt>订单号</dt><dd>${escapeHtml(charge.orderNumber)}</dd>
<dt>支付渠道</dt><dd>${escapeHtml(channelNames[charge.channel] ?? charge.channel)}</dd><dt>金额</dt><dd><strong>${moneyText(charge.amount)}</strong></dd></dl>
<form method="post" action="/_cashier/${encodeURIComponent(charge.chargeId)}">
<button class="primary" name="outcome" value="paid">确认支付</button>
<button name="outcome" value="failed">银行拒绝支付</button>
<button name="outcome" value="cancelled">取消支付</button></form>`,
    ),
  }),
  notice(charge, outcome, transactionId = `UP${randomBytes(9).toString('hex')}`) {
    const fields = {
      chargeId: charge.chargeId,
      orderNumber: charge.orderNumber,
      amount: String(charge.amount),
      outcome,
      transactionId,
      timestamp: new Date().toISOString(),
      nonce: randomBytes(16).toString('hex'),
    };
    return { ...fields, signature: sign(fields, secret) };
  },
  read(fields) {
    const outcome = cashierOutcomes.find((one) => one === fields.outcome);
    const amount = Number(fields.amount);
    if (!isSignedBy(fields, secret) || !outcome || !Number.isSafeInteger(amount)) return { isSigned: false };
    const { chargeId = '', transactionId = '', timestamp = '', nonce = '' } = fields;
    if (!chargeId || !transactionId || !nonce) return { isSigned: false };
    return { isSigned: true, nonce, notice: { chargeId, amount, outcome, transactionId, at: timestamp } };
  },
  // The embedded bank keeps no accounts: what it is told to give back is given back.
  refund: async () => {},
});
