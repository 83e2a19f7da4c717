import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { filmWishRepository } from './film-wish.repository.ts';
import { skuRepository } from './sku.repository.ts';

/** Films of SKUs that buyers wish for, and what staff made of it (rule product 29). */
export const filmWishService = (db: Database) => ({
  /** Once a person and SKU. @throws {MallError} SKU_NOT_FOUND */
  async wish(skuNumber: string, kp: Kp) {
    const number = skuNumber.toUpperCase();
    if (!(await skuRepository(db).exists(number))) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    await filmWishRepository(db).wish(kp.kpId, number);
    return { isRequested: true };
  },
  page: (isDone: boolean, offset: number, limit: number) => filmWishRepository(db).page(isDone, offset, limit),
  /** @throws {MallError} FILM_WISH_NOT_FOUND: none waits, a colleague was faster */
  async finish(skuNumber: string) {
    const done = await filmWishRepository(db).finish(skuNumber);
    if (!done) throw new MallError('FILM_WISH_NOT_FOUND', { skuNumber });
    return done;
  },
});
