import Type, { type Static } from 'typebox';
import { DeliveryPackage } from '../delivery/shapes.ts';
import { OrderStatus } from '../order/shapes.ts';
import { PaymentMethod } from '../payment/shapes.ts';

/** An order as the mall's staff see it. */
export const StaffOrder = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  contactName: Type.String(),
  status: OrderStatus,
  statusName: Type.String(),
  paymentMethod: PaymentMethod,
  paymentMethodName: Type.String(),
  isPaid: Type.Boolean(),
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  createdAt: Type.String(),
  address: Type.String(),
  canShip: Type.Boolean(),
  canReceiveTransfer: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      id: Type.Integer(),
      sku: Type.String(),
      productName: Type.String(),
      quantity: Type.Integer(),
      shippedQuantity: Type.Integer(),
      salesPackUom: Type.String(),
      dynamicDeliveryTimeName: Type.String(),
    }),
  ),
  packages: Type.Array(DeliveryPackage),
});
export type StaffOrder = Static<typeof StaffOrder>;

export const StaffCreditAccount = Type.Object({
  customerId: Type.Integer(),
  customerName: Type.String(),
  creditStatus: Type.Integer(),
  creditStatusName: Type.String(),
  limitFen: Type.Integer(),
  usedFen: Type.Integer(),
  canApprove: Type.Boolean(),
});
export type StaffCreditAccount = Static<typeof StaffCreditAccount>;

/** Money on its way back to a buyer that staff have to send themselves. */
export const StaffRefund = Type.Object({
  refundId: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  customerName: Type.String(),
  amountFen: Type.Integer(),
  amount: Type.String(),
  bankReference: Type.String({ description: 'of the transfer that came in' }),
  createdAt: Type.String(),
});
export type StaffRefund = Static<typeof StaffRefund>;
