import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged, Pager } from '../call/paged.ts';
import { AfterSalesStatus } from './shapes.ts';
import { StaffAfterSales, StaffAfterSalesCard } from './staff-shapes.ts';

const Id = Type.String({ minLength: 1, maxLength: 40 });
const Why = Type.Optional(Type.String({ maxLength: 200 }));
const Said = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'the buyer reads it' });
const staff = { method: 'POST', access: 'staff' } as const;
const act = { ...staff, effect: 'write', idempotent: true, response: StaffAfterSales } as const;
const step = ['AFTER_SALES_NOT_FOUND', 'AFTER_SALES_STEP_REFUSED'] as const;
const parcel = { carrier: Type.Optional(Type.String({ maxLength: 30 })), trackingNumber: Type.Optional(Type.String({ maxLength: 40 })) };

/** What staff do with cases; whose each step is, the table of rule after-sales 6 says. */
export const staffAfterSalesCalls = {
  listAfterSales: defineCall({
    ...staff,
    path: '/api/staff/ListAfterSales',
    summary: '员工：售后单，等待最久的在前',
    roles: ['sales', 'warehouse', 'finance'],
    effect: 'read',
    body: Type.Object({
      filter: Type.Optional(Type.Enum(['toReview', 'toReceive', 'toSend', 'toRefund', 'all'])),
      status: Type.Optional(AfterSalesStatus),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      ...Pager.properties,
    }),
    response: Paged(StaffAfterSalesCard),
  }),
  getAfterSales: defineCall({
    ...staff,
    path: '/api/staff/GetAfterSales',
    summary: '员工：一个售后单',
    roles: ['sales', 'warehouse', 'finance'],
    effect: 'read',
    body: Type.Object({ id: Id }),
    response: StaffAfterSales,
    refusals: ['AFTER_SALES_NOT_FOUND'],
  }),
  approveAfterSales: defineCall({
    ...{ ...act, path: '/api/staff/ApproveAfterSales', summary: '员工：审核通过', roles: ['sales'] },
    ...{ body: Type.Object({ id: Id, why: Why }), refusals: step },
  }),
  rejectAfterSales: defineCall({
    ...{ ...act, path: '/api/staff/RejectAfterSales', summary: '员工：驳回申请，说明原因', roles: ['sales'] },
    ...{ body: Type.Object({ id: Id, why: Said }), refusals: step },
  }),
  receiveAfterSales: defineCall({
    ...{ ...act, path: '/api/staff/ReceiveAfterSales', summary: '员工：收到寄回的商品，完好的入库', roles: ['warehouse'] },
    body: Type.Object({
      id: Id,
      lines: Type.Optional(
        Type.Array(
          Type.Object({
            orderItemId: Type.Integer({ minimum: 1 }),
            received: Type.Integer({ minimum: 0, maximum: 9999 }),
            sound: Type.Integer({ minimum: 0, maximum: 9999, description: 'go into stock' }),
          }),
          { maxItems: 200, description: 'left out: all came, all sound' },
        ),
      ),
      why: Why,
    }),
    refusals: [...step, 'AFTER_SALES_RECEIPT_INVALID'],
  }),
  repairAfterSales: defineCall({
    ...{ ...act, path: '/api/staff/RepairAfterSales', summary: '员工：维修完成，说明结果', roles: ['warehouse'] },
    ...{ body: Type.Object({ id: Id, why: Said }), refusals: step },
  }),
  sendAfterSales: defineCall({
    ...{ ...act, path: '/api/staff/SendAfterSales', summary: '员工：寄出换货、补发（免费的新订单）或修好的商品', roles: ['warehouse'] },
    body: Type.Object({ id: Id, ...parcel, why: Why }),
    refusals: [...step, 'ORDER_STOCK_SHORT', 'SKU_NOT_FOUND', 'STOCK_NOT_ENOUGH'],
  }),
  giveUpAfterSales: defineCall({
    ...{ ...act, path: '/api/staff/GiveUpAfterSales', summary: '员工：退回原物并驳回，说明原因', roles: ['warehouse'] },
    ...{ body: Type.Object({ id: Id, ...parcel, why: Said }), refusals: step },
  }),
  refundAfterSales: defineCall({
    ...{ ...act, path: '/api/staff/RefundAfterSales', summary: '员工：退款，原路退回实付金额', roles: ['finance'] },
    ...{ body: Type.Object({ id: Id, why: Why }), refusals: [...step, 'AFTER_SALES_NOT_PAID'] },
  }),
};
