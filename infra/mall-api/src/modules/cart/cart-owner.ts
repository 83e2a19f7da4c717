import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import type { Viewer } from './sku-at-quantity.ts';

/**
 * Whose cart is looked into: one's own, or that of any other contact person of the company (rule roles 4).
 * @throws {MallError} CART_NOT_YOURS
 */
export async function cartInSight(db: Database, { kp, provinceId }: SignedInCaller, kpId?: number): Promise<Viewer> {
  if (kpId === undefined || kpId === kp.kpId) return { kp, provinceId };
  const colleagues = await accountService(db).contactPersons(kp.customerId);
  if (!colleagues.some(({ id }) => id === kpId)) throw new MallError('CART_NOT_YOURS');
  return { kp: { ...kp, kpId }, provinceId };
}

/**
 * Whose cart is changed or ordered: one's own, or, for a manager, that of another contact person of the company.
 * @throws {MallError} CART_NOT_YOURS
 */
export async function cartOwner(db: Database, caller: SignedInCaller, kpId?: number): Promise<Viewer> {
  const { kp } = caller;
  if (kpId !== undefined && kpId !== kp.kpId && !kp.isManager) throw new MallError('CART_NOT_YOURS');
  return cartInSight(db, caller, kpId);
}
