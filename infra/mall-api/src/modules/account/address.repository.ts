import type { Database } from '../../database/database.ts';
import { customerEntries } from './customer-entries.repository.ts';

export interface AddressFields {
  consignee: string;
  mobile: string;
  company: string;
  stateProvinceId: number;
  cityId: number;
  districtId: number;
  detail: string;
  zipCode: string;
  isDefault: boolean;
}
export type AddressRow = AddressFields & { id: number };

/** Delivery addresses of a company. */
export const addressRepository = ({ sql }: Database) =>
  customerEntries<AddressFields>(sql, {
    table: 'customer_address',
    selected: sql`id, receiver as consignee, phone as mobile, company, province_id as state_province_id, city_id, district_id,
    detail, zip_code, is_default`,
    toColumns: (fields) => ({
      receiver: fields.consignee,
      phone: fields.mobile,
      company: fields.company,
      province_id: fields.stateProvinceId,
      city_id: fields.cityId,
      district_id: fields.districtId,
      detail: fields.detail,
      zip_code: fields.zipCode,
      is_default: fields.isDefault,
    }),
  });
