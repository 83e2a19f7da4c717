import Type, { type Static } from 'typebox';
import { fields, Id } from './address-fields.ts';

/** A delivery address of the company. `region` is the three names together: 上海市浦东新区. */
export const CustomerAddress = Type.Object({
  id: Id,
  ...fields,
  stateProvince: Type.String(),
  city: Type.String(),
  district: Type.String(),
  region: Type.String(),
});
export type CustomerAddress = Static<typeof CustomerAddress>;
