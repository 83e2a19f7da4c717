import { randomBytes } from 'node:crypto';
import type { CashierBooks } from '../payment/cashier-statement.repository.ts';
import { cashierOutcomes, type EmbeddedProvider, embeddedBooks, embeddedPage } from '../payment/embedded-provider.ts';
import { formFields } from '../payment/form-fields.ts';
import { isSignedBy, sign } from './signature.ts';

const channelNames: Readonly<Record<string, string>> = { card: '银行卡', bank: '企业网银', qr: '扫码支付' };

/**
 * Union pay for a machine without the outside: sorted form fields, signed.
 * @param secret shared by the cashier and the mall; both live in this process
 */
export const embeddedUnionPay = (secret: string, books?: CashierBooks): EmbeddedProvider => ({
  name: 'unionPay',
  ...embeddedBooks('unionPay', () => `UP${randomBytes(9).toString('hex')}`, books),
  page: (charge, problem) =>
    embeddedPage(charge, { name: 'unionPay', title: '银联收银台', channel: channelNames[charge.channel] ?? charge.channel }, problem),
  notice(charge, outcome, transactionId) {
    const fields = {
      chargeId: charge.chargeId,
      orderNumber: charge.number,
      amount: String(charge.amount),
      outcome,
      transactionId,
      timestamp: new Date().toISOString(),
      nonce: randomBytes(16).toString('hex'),
    };
    return { headers: {}, body: new URLSearchParams({ ...fields, signature: sign(fields, secret) }).toString() };
  },
  read({ body }) {
    const fields = formFields(body);
    const outcome = cashierOutcomes.find((one) => one === fields.outcome);
    const amount = Number(fields.amount);
    if (!isSignedBy(fields, secret) || !outcome || !Number.isSafeInteger(amount)) return { isSigned: false };
    const { chargeId = '', transactionId = '', timestamp = '', nonce = '' } = fields;
    if (!chargeId || !transactionId || !nonce) return { isSigned: false };
    return { isSigned: true, nonce, notice: { chargeId, amount, outcome, transactionId, at: timestamp } };
  },
});
