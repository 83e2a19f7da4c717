import { payLinkStates } from '@mall/domain/payment';
import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { PaymentMethod } from './shapes.ts';

const fen = Type.Integer({ description: 'fen' });

/** Payment: 570xx. */
export const paymentRefusals = {
  PAYMENT_ALREADY_PAID: { code: 57001, message: '订单已支付，请勿重复支付', details: Type.Object({ orderId: Type.String() }) },
  PAYMENT_METHOD_NOT_ALLOWED: {
    code: 57002,
    message: '该支付方式不可用',
    details: Type.Optional(Type.Object({ method: PaymentMethod })),
  },
  BALANCE_NOT_ENOUGH: { code: 57003, message: '预付款余额不足', details: Type.Object({ shortfall: fen }) },
  PAYMENT_PASSWORD_NOT_SET: { code: 57004, message: '尚未设置支付密码' },
  PAYMENT_PASSWORD_WRONG: { code: 57005, message: '支付密码错误', details: Type.Object({ attemptsLeft: Type.Integer() }) },
  PAYMENT_PASSWORD_LOCKED: {
    code: 57006,
    message: '支付密码错误次数过多，请2小时后再试',
    details: Type.Object({ lockedUntil: Type.String({ description: 'UTC' }) }),
  },
  PAYMENT_PASSWORD_REQUIRED: {
    code: 57007,
    message: '超出免密支付额度，请输入支付密码',
    details: Type.Object({ freePaymentLimitFen: Type.Integer() }),
  },
  CALLBACK_REFUSED: { code: 57012, message: '支付通知无效', status: 400, details: Type.Object({ outcome: Type.String() }) },
  TRANSFER_AMOUNT_DIFFERS: { code: 57013, message: '到账金额与订单应付金额不一致', details: Type.Object({ payableFen: Type.Integer() }) },
  SUPPLEMENT_NOT_NEEDED: { code: 57015, message: '账期额度足够，请直接使用账期支付' },
  SUPPLEMENT_NOT_POSSIBLE: { code: 57016, message: '没有可用的账期额度，不能补差支付' },
  SUPPLEMENT_CHANGED: {
    code: 57017,
    message: '账期可用额度有变化，请确认新的金额',
    details: Type.Object({ creditFen: fen, restFen: fen }),
  },
  ADVANCE_NOT_ALLOWED: { code: 57018, message: '账期已占用，不能改为个人垫付' },
  ADVANCE_NOT_YOURS: { code: 72301, message: '只有下单人本人可以选择或取消个人垫付' },
  PAY_LINK_INVALID: { code: 57030, message: '付款链接无效或不完整，请向分享的人再要一次', status: 404 },
  PAY_LINK_ENDED: {
    code: 57031,
    message: '该付款链接已失效',
    details: Type.Object({ state: Type.Enum([...payLinkStates]) }),
  },
  BLACK_CARD_NOT_RENEWABLE: {
    code: 57032,
    message: '黑卡会员有效期内，到期前60天起可续费',
    details: Type.Object({ until: Type.String({ description: 'UTC' }), renewableFrom: Type.String({ description: 'UTC' }) }),
  },
} as const satisfies Record<string, Refusal>;
