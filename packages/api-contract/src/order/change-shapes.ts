import { deliveryMethods, orderChanges, shippingMethods } from '@mall/domain/order';
import Type, { type Static } from 'typebox';

export const OrderChange = Type.Enum([...orderChanges]);
export const DeliveryMethod = Type.Enum([...deliveryMethods]);
export const ShippingMethod = Type.Enum([...shippingMethods]);

/** When a line leaves: as it stands, and as it would after the change. */
export const OrderLineTime = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  productName: Type.String(),
  shownTimeId: Type.Integer(),
  shownTimeName: Type.String(),
  dynamicDeliveryTimeId: Type.Integer(),
  dynamicDeliveryTimeName: Type.String(),
});
export type OrderLineTime = Static<typeof OrderLineTime>;

/** What an order would come to (rules order 12, 24). */
export const OrderTotalPreview = Type.Object({
  orderId: Type.String(),
  hasChanged: Type.Boolean({ description: 'the total differs from what the order says, or from `expectedPayableFen`' }),
  shownPayableFen: Type.Integer({ description: 'as the order stands' }),
  shownPayableAmount: Type.String(),
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  freightFen: Type.Integer(),
  freightAmount: Type.String(),
  refundFen: Type.Integer({ description: 'goes back the way it came; 0: nothing' }),
  refundAmount: Type.String(),
  isAllowed: Type.Boolean(),
  message: Type.String({ description: 'why it isn’t; "" where it is' }),
  lines: Type.Array(OrderLineTime),
  changeToken: Type.String({ description: 'of exactly this: the write takes it, and is refused where something differs by then' }),
});
export type OrderTotalPreview = Static<typeof OrderTotalPreview>;
