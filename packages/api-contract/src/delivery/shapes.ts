import Type, { type Static } from 'typebox';

export const LogisticsTrace = Type.Object({ at: Type.String(), text: Type.String(), place: Type.String() });
export type LogisticsTrace = Static<typeof LogisticsTrace>;

/** A delivery package: part of an order on its way. */
export const DeliveryPackage = Type.Object({
  id: Type.String(),
  packageNumber: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  status: Type.Union([Type.Literal('inTransit'), Type.Literal('delivered'), Type.Literal('signed')]),
  statusName: Type.String({ description: '运输中 / 已送达 / 已签收' }),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  warehouse: Type.String(),
  shippedAt: Type.String(),
  deliveredAt: Type.String(),
  signedAt: Type.String(),
  autoSignAt: Type.String({ description: 'signed by itself then; "" once signed' }),
  canSign: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      orderItemId: Type.Integer(),
      sku: Type.String(),
      productName: Type.String(),
      customerSkuItemNo: Type.String({ description: "the company's own number when it ordered; '' where it had none" }),
      defaultThumbUrl: Type.String(),
      quantity: Type.Integer(),
      salesPackUom: Type.String(),
    }),
  ),
  traces: Type.Array(LogisticsTrace, { description: 'newest first' }),
});
export type DeliveryPackage = Static<typeof DeliveryPackage>;
