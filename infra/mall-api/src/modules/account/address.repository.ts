import type { Database } from '../../database/database.ts';

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

/** Delivery addresses of a company; a removed one stays for the orders that name it. */
export const addressRepository = ({ sql }: Database) => {
  const columns = sql`id, receiver as consignee, phone as mobile, company, province_id as state_province_id, city_id, district_id,
    detail, zip_code, is_default`;
  const toColumns = (fields: AddressFields) => ({
    receiver: fields.consignee,
    phone: fields.mobile,
    company: fields.company,
    province_id: fields.stateProvinceId,
    city_id: fields.cityId,
    district_id: fields.districtId,
    detail: fields.detail,
    zip_code: fields.zipCode,
    is_default: fields.isDefault,
  });
  return {
    async list(customerId: number): Promise<AddressRow[]> {
      return sql<AddressRow[]>`select ${columns} from customer_address
        where customer_id = ${customerId} and deleted_at is null order by is_default desc, updated_at desc, id desc`;
    },
    async find(customerId: number, id: number): Promise<AddressRow | undefined> {
      const [row] = await sql<AddressRow[]>`select ${columns} from customer_address
        where customer_id = ${customerId} and id = ${id} and deleted_at is null`;
      return row;
    },
    async insert(customerId: number, fields: AddressFields): Promise<AddressRow> {
      const [row] = await sql<AddressRow[]>`
        insert into customer_address ${sql({ customer_id: customerId, ...toColumns(fields) })} returning ${columns}`;
      return row!;
    },
    async update(id: number, fields: AddressFields): Promise<AddressRow> {
      const [row] = await sql<AddressRow[]>`
        update customer_address set ${sql(toColumns(fields))}, updated_at = now() where id = ${id} returning ${columns}`;
      return row!;
    },
    async remove(id: number) {
      await sql`update customer_address set deleted_at = now(), is_default = false where id = ${id}`;
    },
    async clearDefault(customerId: number) {
      await sql`update customer_address set is_default = false where customer_id = ${customerId} and is_default`;
    },
    async makeDefault(id: number) {
      await sql`update customer_address set is_default = true where id = ${id}`;
    },
  };
};
