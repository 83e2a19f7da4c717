import Type, { type Static } from 'typebox';

/** A line of the inquiry basket (rules inquiry 2, 3). typeName 未知状态 means valid, anything else is shown as the reason why not. */
export const InquiryBasketItem = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  quantity: Type.Integer(),
  typeName: Type.String(),
  skuDto: Type.Object({
    skuNumber: Type.String(),
    productName: Type.String(),
    defaultThumbUrl: Type.String(),
    manufacturerId: Type.Integer(),
    manufacturerName: Type.String(),
    manufacturerPartNumber: Type.String(),
    orderCode: Type.String(),
    itemNo: Type.String({ description: 'the customer’s own item number' }),
    isBlackCardProduct: Type.Boolean(),
    dynamicDeliveryTimeId: Type.Integer(),
    inquiryPrice: Type.Boolean(),
    appliedPrice: Type.String({ description: 'with two decimals, "" where the price is on request' }),
    salesPackUom: Type.String(),
  }),
});
export type InquiryBasketItem = Static<typeof InquiryBasketItem>;

export const InquiryBasket = Type.Object({
  inquiryData: Type.Object({ id: Type.Integer({ description: '0: empty, nothing to submit' }) }),
  matchedProducts: Type.Array(InquiryBasketItem),
});
export type InquiryBasket = Static<typeof InquiryBasket>;
