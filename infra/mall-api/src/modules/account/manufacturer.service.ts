import { isLicenceNumber } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { customerRepository } from './customer.repository.ts';
import { type ManufacturerRow, manufacturerRepository } from './manufacturer.repository.ts';

export type { ManufacturerRow } from './manufacturer.repository.ts';

type Fields = Pick<ManufacturerRow, 'companyName' | 'licenceNumber' | 'brands' | 'products' | 'contact' | 'phone' | 'proofs'>;

/** Manufacturer certification (rules account 47–49). The company is locked while it applies. */
export const manufacturerService = (db: Database) => {
  const ended = async (
    tx: Database,
    id: string,
    isOurs: (row: ManufacturerRow) => boolean,
    status: ManufacturerRow['status'],
    answer: string,
  ) => {
    const row = await manufacturerRepository(tx).lock(id);
    if (!row || !isOurs(row) || row.status !== 'submitted') throw new MallError('MANUFACTURER_NOT_WAITING');
    return manufacturerRepository(tx).end(id, status, answer);
  };
  return {
    list: (customerId: number): Promise<ManufacturerRow[]> => manufacturerRepository(db).ofCustomer(customerId),
    waiting: (offset: number, limit: number): Promise<ManufacturerRow[]> => manufacturerRepository(db).waiting(offset, limit),
    countWaiting: () => manufacturerRepository(db).countWaiting(),
    /** @throws {MallError} LICENCE_NUMBER_INVALID, MANUFACTURER_ALREADY_APPLIED */
    apply: ({ customerId, kpId }: Kp, fields: Fields): Promise<ManufacturerRow> =>
      db.transaction(async (tx) => {
        if (!isLicenceNumber(fields.licenceNumber)) throw new MallError('LICENCE_NUMBER_INVALID', { field: 'licenceNumber' });
        await customerRepository(tx).lock(customerId);
        const before = await manufacturerRepository(tx).ofCustomer(customerId);
        if (before.some(({ status }) => status === 'submitted' || status === 'approved'))
          throw new MallError('MANUFACTURER_ALREADY_APPLIED');
        return manufacturerRepository(tx).insert({ id: opaqueId(), customerId, kpId, ...fields });
      }),
    /** @throws {MallError} MANUFACTURER_NOT_WAITING */
    withdraw: ({ customerId }: Kp, id: string): Promise<ManufacturerRow> =>
      db.transaction((tx) => ended(tx, id, (row) => row.customerId === customerId, 'withdrawn', '')),
    /** @throws {MallError} MANUFACTURER_NOT_WAITING, MANUFACTURER_ANSWER_MISSING */
    answer: (id: string, isApproved: boolean, answer: string): Promise<ManufacturerRow> =>
      db.transaction((tx) => {
        if (!isApproved && !answer) throw new MallError('MANUFACTURER_ANSWER_MISSING');
        return ended(tx, id, () => true, isApproved ? 'approved' : 'rejected', answer);
      }),
  };
};
