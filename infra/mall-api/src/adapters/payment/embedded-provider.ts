import { moneyText } from '@mall/domain/money';
import { type PaymentNotice, type PaymentProviderName, paymentMethodNames } from '@mall/domain/payment';
import { cashierHtml, escapeHtml } from './cashier-html.ts';
import type { CashierBooks } from './cashier-statement.repository.ts';
import type { CashierPage, PaymentProvider, PostedNotice, ProviderCharge, StatementLine } from './payment-provider.ts';

export type CashierOutcome = PaymentNotice['outcome'];
export const cashierOutcomes: readonly CashierOutcome[] = ['paid', 'failed', 'cancelled'];

/** A payment provider for a machine without the outside: a cashier page of our own whose notices are signed like the real one's, and books of its own. */
export interface EmbeddedProvider extends PaymentProvider {
  /** Takes the money for a charge: of one charge once. @returns the transaction's number */
  take(charge: Pick<ProviderCharge, 'chargeId' | 'amount'>): Promise<string>;
  /** What it took without the mall having heard of it: it is told until it was heard. */
  untold(): Promise<StatementLine[]>;
  told(chargeId: string): Promise<void>;
  /** The signed notice that the cashier posts when the buyer has decided. */
  notice(charge: Pick<ProviderCharge, 'chargeId' | 'number' | 'amount'>, outcome: CashierOutcome, transactionId: string): PostedNotice;
}

/** Without these books nothing is written down: for who pays example orders. */
const noBooks: CashierBooks = { write: async (_provider, line) => line, day: async () => [], untold: async () => [], told: async () => {} };

/** What every embedded cashier does alike: it takes, gives back, and keeps books. */
export const embeddedBooks = (name: PaymentProviderName, newTransaction: () => string, books: CashierBooks = noBooks) => ({
  async take({ chargeId, amount }: Pick<ProviderCharge, 'chargeId' | 'amount'>) {
    const line = await books.write(name, { kind: 'payment', transactionId: newTransaction(), reference: chargeId, amount });
    return line.transactionId;
  },
  async refund({ refundId, transactionId, amount }: { refundId: string; transactionId: string; amount: number }) {
    await books.write(name, { kind: 'refund', transactionId, reference: refundId, amount });
  },
  statement: (day: string) => books.day(name, day),
  untold: () => books.untold(name),
  told: (chargeId: string) => books.told(name, chargeId),
});

interface Facts {
  name: PaymentProviderName;
  title: string;
  channel: string;
  /** Trusted HTML between the facts and the buttons. */
  extra?: string;
}

/** The embedded cashier's page: what is paid, and what the buyer, or the bank, may decide. */
export const embeddedPage = (charge: ProviderCharge, { name, title, channel, extra = '' }: Facts, problem?: string): CashierPage => ({
  formActions: ["'self'"],
  html: cashierHtml(
    title,
    `<h1>${title}</h1><small>内置收银台，仅用于没有接入真实${escapeHtml(paymentMethodNames[name].slice(0, 2))}的环境</small>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<dl><dt>收款方</dt><dd>百工商城</dd><dt>${escapeHtml(charge.label)}</dt><dd>${escapeHtml(charge.number)}</dd>
<dt>支付渠道</dt><dd>${escapeHtml(channel)}</dd><dt>金额</dt><dd><strong>${moneyText(charge.amount)}</strong></dd></dl>${extra}
<form method="post" action="/_cashier/${encodeURIComponent(charge.chargeId)}">
<button class="primary" name="outcome" value="paid">确认支付</button>
<button name="outcome" value="failed">银行拒绝支付</button>
<button name="outcome" value="cancelled">取消支付</button></form>`,
  ),
});
