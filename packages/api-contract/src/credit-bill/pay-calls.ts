import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { PaymentPassword } from '../payment/fields.ts';
import { Charge } from '../payment/shapes.ts';
import { BillId, CreditBillDetails } from './shapes.ts';

const act = { method: 'POST', access: 'login', effect: 'write', right: 'pay', idempotent: true } as const;
const part = { id: BillId, amountFen: Type.Integer({ minimum: 1, maximum: 100_000_000_000, description: 'all that is open, or a part' }) };
const notPayable = ['CREDIT_BILL_NOT_FOUND', 'CREDIT_BILL_NOT_PAYABLE', 'CREDIT_BILL_OVERPAID'] as const;
const badPassword = ['PAYMENT_PASSWORD_NOT_SET', 'PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_LOCKED'] as const;

/** Paying a bill, in full or in part (rules credit-bill 20–22). */
export const billPayCalls = {
  payCreditBillByBalance: defineCall({
    ...{ ...act, path: '/api/customerCredit/PayCreditBillByBalance', summary: '预付款还款：免密限额内直接支付，否则拒绝并要求支付密码' },
    body: Type.Object(part),
    response: CreditBillDetails,
    refusals: [...notPayable, 'PAYMENT_PASSWORD_REQUIRED', 'BALANCE_NOT_ENOUGH'],
  }),
  payCreditBillByBalancePassword: defineCall({
    ...{ ...act, path: '/api/customerCredit/PayCreditBillByBalancePassword', summary: '预付款还款（支付密码）' },
    body: Type.Object({ ...part, password: PaymentPassword }),
    response: CreditBillDetails,
    refusals: [...notPayable, ...badPassword, 'BALANCE_NOT_ENOUGH'],
  }),
  chargeCreditBill: defineCall({
    ...{ ...act, path: '/api/customerCredit/ChargeCreditBill', summary: '银联或微信还款，返回收银台地址' },
    body: Type.Object({
      ...part,
      provider: Type.Optional(Type.Enum(['unionPay', 'wechatPay'])),
      channel: Type.Optional(Type.Enum(['card', 'bank', 'qr'])),
    }),
    ...{ response: Charge, refusals: notPayable },
  }),
};
