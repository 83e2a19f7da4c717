/** When the goods of an order leave: as each is ready, or all together (rule order 22). */
export const deliveryMethods = ['asReady', 'together'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
export const deliveryMethodNames: Readonly<Record<DeliveryMethod, string>> = { asReady: '分批发货', together: '备齐后一次发货' };

/** How they travel (rule order 23). */
export const shippingMethods = ['standard', 'express'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];
export const shippingMethodNames: Readonly<Record<ShippingMethod, string>> = { standard: '标准快递', express: '加急特快' };
