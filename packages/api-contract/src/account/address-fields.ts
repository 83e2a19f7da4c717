import Type from 'typebox';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const fields = {
  consignee: Type.String({ minLength: 1, maxLength: 30 }),
  mobile: Type.String({ pattern: '^(1[3-9]\\d{9}|0\\d{2,3}-?\\d{7,8}(-\\d{1,6})?)$', description: 'mobile, or 021-58881234' }),
  company: Type.String({ maxLength: 60 }),
  stateProvinceId: Id,
  cityId: Id,
  districtId: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: '0 where the city has no districts' }),
  detail: Type.String({ minLength: 2, maxLength: 120 }),
  zipCode: Type.String({ pattern: '^(\\d{6})?$' }),
  isDefault: Type.Boolean(),
};
