import Type from 'typebox';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const fields = {
  type: Type.Union([Type.Literal(1), Type.Literal(2)], { description: '1 增值税普通发票, 2 增值税专用发票' }),
  isElectronic: Type.Boolean(),
  title: Type.String({ minLength: 2, maxLength: 60 }),
  taxNumber: Type.String({ maxLength: 20, pattern: '^[0-9A-Z]*$' }),
  registerAddress: Type.String({ maxLength: 120 }),
  registerPhone: Type.String({ maxLength: 20 }),
  bank: Type.String({ maxLength: 60 }),
  bankAccount: Type.String({ maxLength: 30, pattern: '^[0-9 -]*$' }),
  email: Type.String({ maxLength: 60, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' }),
  isDefault: Type.Boolean(),
};
