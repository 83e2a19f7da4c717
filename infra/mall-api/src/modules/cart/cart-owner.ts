import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import type { Viewer } from './sku-at-quantity.ts';

/**
 * Whose cart is meant: one's own, or, for a manager, that of another contact person of the company.
 * @throws {MallError} CART_NOT_YOURS
 */
export async function cartOwner(db: Database, { kp, provinceId }: SignedInCaller, kpId?: number): Promise<Viewer> {
  if (kpId === undefined || kpId === kp.kpId) return { kp, provinceId };
  const colleagues = kp.isManager ? await accountService(db).contactPersons(kp.customerId) : [];
  if (!colleagues.some(({ id }) => id === kpId)) throw new MallError('CART_NOT_YOURS');
  return { kp: { ...kp, kpId }, provinceId };
}
