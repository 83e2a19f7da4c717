import type { CustomerAddress } from '@mall/api-contract/account';
import { addressesAtMost } from '@mall/domain/account';
import { regionLabel } from '@mall/domain/location';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { places } from '../location/places.ts';
import { type AddressFields, type AddressRow, addressRepository } from './address.repository.ts';
import { customerRepository } from './customer.repository.ts';

export type AddressInput = Omit<AddressFields, 'company' | 'zipCode' | 'isDefault'> & {
  id?: number | undefined;
  company?: string | undefined;
  zipCode?: string | undefined;
  isDefault?: boolean | undefined;
};

const toAddress = (row: AddressRow): CustomerAddress => {
  const region = places.region(row.stateProvinceId, row.cityId, row.districtId);
  return {
    ...row,
    stateProvince: region?.province.name ?? '',
    city: region?.city?.name ?? '',
    district: region?.district?.name ?? '',
    region: region ? regionLabel(region) : '',
  };
};

function checkRegion({ stateProvinceId, cityId, districtId }: AddressInput) {
  const region = places.region(stateProvinceId, cityId, districtId);
  const isComplete = region && (districtId !== 0 || places.districts(cityId).length === 0);
  if (!isComplete) throw new MallError('ADDRESS_REGION_INVALID', { field: 'districtId' });
}

/** Delivery addresses of a company. One of them is the default, if there are any; another company's is not found. */
export const addressService = (db: Database) => ({
  async list(customerId: number): Promise<CustomerAddress[]> {
    return (await addressRepository(db).list(customerId)).map(toAddress);
  },
  async find(customerId: number, id: number): Promise<CustomerAddress | undefined> {
    const row = await addressRepository(db).find(customerId, id);
    return row && toAddress(row);
  },
  async save(customerId: number, input: AddressInput): Promise<CustomerAddress> {
    checkRegion(input);
    return db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId);
      const addresses = addressRepository(tx);
      const all = await addresses.list(customerId);
      const before = input.id === undefined ? undefined : all.find((one) => one.id === input.id);
      if (input.id !== undefined && !before) throw new MallError('NOT_FOUND', { id: input.id });
      if (!before && all.length >= addressesAtMost) throw new MallError('ADDRESS_TOO_MANY');
      const isDefault = all.length === 0 || (input.isDefault ?? before?.isDefault ?? false) || (before?.isDefault ?? false);
      const fields: AddressFields = {
        consignee: input.consignee.trim(),
        mobile: input.mobile,
        company: input.company ?? before?.company ?? '',
        stateProvinceId: input.stateProvinceId,
        cityId: input.cityId,
        districtId: input.districtId,
        detail: input.detail.trim(),
        zipCode: input.zipCode ?? before?.zipCode ?? '',
        isDefault,
      };
      if (isDefault) await addresses.clearDefault(customerId);
      return toAddress(before ? await addresses.update(before.id, fields) : await addresses.insert(customerId, fields));
    });
  },
  async remove(customerId: number, id: number): Promise<void> {
    await db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId);
      const addresses = addressRepository(tx);
      const row = await addresses.find(customerId, id);
      if (!row) throw new MallError('NOT_FOUND', { id });
      await addresses.remove(id);
      const [next] = row.isDefault ? await addresses.list(customerId) : [];
      if (next) await addresses.makeDefault(next.id);
    });
  },
  async makeDefault(customerId: number, id: number): Promise<void> {
    await db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId);
      const addresses = addressRepository(tx);
      if (!(await addresses.find(customerId, id))) throw new MallError('NOT_FOUND', { id });
      await addresses.clearDefault(customerId);
      await addresses.makeDefault(id);
    });
  },
});
