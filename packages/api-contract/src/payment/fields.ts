import Type from 'typebox';

export const OrderId = Type.String({ minLength: 1, maxLength: 40 });
export const PaymentPassword = Type.String({ pattern: '^\\d{6}$' });
export const byOrder = { orderId: OrderId };
