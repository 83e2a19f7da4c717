import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { byOrder } from './fields.ts';
import { Charge } from './shapes.ts';

export const QrCharge = Type.Object({
  ...Charge.properties,
  qrCode: Type.String({ description: 'leads a phone to the cashier: a data URL of an SVG' }),
});
export type QrCharge = Static<typeof QrCharge>;

export const qrCalls = {
  refreshQrCode: defineCall({
    method: 'POST',
    path: '/api/unionPay/RefreshQrCode',
    summary: '支付二维码：未失效时为同一个，失效后换新',
    access: 'login',
    effect: 'write',
    right: 'pay',
    body: Type.Object(byOrder),
    response: QrCharge,
    refusals: ['ORDER_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'ORDER_NOT_PAYABLE', 'PAYMENT_METHOD_NOT_ALLOWED'],
  }),
};
