import Type, { type Static } from 'typebox';

/** A sale region (rules location 1, 2). City and district are 0 and '' where nothing was selected. */
export const SaleRegion = Type.Object({
  label: Type.String(),
  stateProvince: Type.String(),
  stateProvinceId: Type.Integer(),
  provinceAbbreviation: Type.String(),
  city: Type.String(),
  cityId: Type.Integer(),
  district: Type.String(),
  districtId: Type.Integer(),
  result: Type.Boolean({ description: 'false: the place asked for is not yet open for sale and this one stands in for it' }),
});
export type SaleRegion = Static<typeof SaleRegion>;
