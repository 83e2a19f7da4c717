import { paymentProviders } from '@mall/domain/payment';
import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';

const Day = Type.String({ pattern: '^(20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$', description: 'a day in Shanghai' });
const TopUpId = Type.String({ pattern: '^[a-z0-9]{26}$' });
export const balanceKinds = ['deposit', 'payment', 'refund'] as const;

export const BalanceRecord = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...balanceKinds]),
  kindName: Type.String(),
  amountFen: Type.Integer({ description: 'negative: taken' }),
  balanceFen: Type.Integer({ description: 'after it' }),
  reference: Type.String({ description: 'order number, or of a top-up' }),
  orderNumber: Type.String({ description: "of the order it was paid for, or came back from; '' for none" }),
  billId: Type.String({ description: "of the bill it paid; '' for none" }),
  billNumber: Type.String(),
  at: Type.String(),
});
export type BalanceRecord = Static<typeof BalanceRecord>;

/** Money that a company is about to put into its balance (rules account 43–46). */
export const BalanceTopUp = Type.Object({
  id: Type.String(),
  amountFen: Type.Integer(),
  method: Type.Enum(['transfer', 'online']),
  status: Type.Enum(['waiting', 'paid', 'cancelled']),
  remark: Type.String({ description: 'what the transfer says' }),
  contactName: Type.String(),
  createdAt: Type.String(),
  endedAt: Type.String({ description: "'' while it waits" }),
});
export type BalanceTopUp = Static<typeof BalanceTopUp>;

const ofPay = { access: 'login', right: 'pay', effect: 'write', idempotent: true } as const;
const page = {
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

const Narrowing = {
  kind: Type.Optional(Type.Enum([...balanceKinds])),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
};

export const balanceCalls = {
  getCustomerBalanceRecords: defineCall({
    method: 'POST',
    path: '/api/customer/GetCustomerBalanceRecords',
    summary: '预付款明细，最新在前：收支种类、日期、单号',
    access: 'login',
    seePrices: 'required',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ ...Narrowing, ...page }),
    response: Type.Object({
      ...Paged(BalanceRecord).properties,
      inFen: Type.Integer({ description: 'of all that was found' }),
      outFen: Type.Integer(),
    }),
  }),
  exportCustomerBalanceRecords: defineCall({
    method: 'POST',
    path: '/api/customer/ExportCustomerBalanceRecords',
    summary: '按条件导出预付款明细为Excel：返回任务编号，进度与下载地址见 GetActionJob',
    access: 'login',
    ...{ right: 'none', seePrices: 'required' },
    effect: 'write',
    body: Type.Object(Narrowing),
    response: Type.Object({ jobId: Type.String() }),
    refusals: ['BALANCE_EXPORT_EMPTY', 'BALANCE_EXPORT_TOO_LARGE'],
  }),
  getBalanceTopUps: defineCall({
    method: 'POST',
    path: '/api/customer/GetBalanceTopUps',
    summary: '充值记录，最新在前',
    access: 'login',
    seePrices: 'required',
    effect: 'read',
    inSimulation: true,
    body: Type.Object(page),
    response: Paged(BalanceTopUp),
  }),
  topUpBalance: defineCall({
    method: 'POST',
    path: '/api/customer/TopUpBalance',
    summary: '充值：线下转账（财务确认后入账）或在线支付（返回收银台地址）',
    ...ofPay,
    body: Type.Object({
      amountFen: Type.Integer({ minimum: 100, maximum: 1_000_000_000 }),
      provider: Type.Optional(Type.Enum([...paymentProviders], { description: 'left out: by transfer' })),
      channel: Type.Optional(Type.Enum(['card', 'bank'])),
    }),
    response: Type.Object({ topUp: BalanceTopUp, payUrl: Type.String({ description: "'' for a transfer" }) }),
    refusals: ['TOP_UP_TOO_MANY'],
  }),
  cancelBalanceTopUp: defineCall({
    method: 'POST',
    path: '/api/customer/CancelBalanceTopUp',
    summary: '取消未到账的充值',
    ...ofPay,
    body: Type.Object({ id: TopUpId }),
    response: BalanceTopUp,
    refusals: ['TOP_UP_NOT_WAITING'],
  }),
};
