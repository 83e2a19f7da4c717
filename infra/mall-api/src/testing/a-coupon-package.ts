import type { Database } from '../database/database.ts';
import type { NewCouponPackage } from '../modules/discount/coupon-package.repository.ts';
import { couponPackageService } from '../modules/discount/coupon-package.service.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** Test builder: coupons of ¥30 off from ¥100 on, a thousand of them, one a company, to be had and valid now. @returns the package's id */
export const aCouponPackage = (db: Database, changes: Partial<NewCouponPackage> = {}): Promise<number> =>
  couponPackageService(db).make({
    name: '满100减30',
    description: '',
    threshold: 10_000,
    kind: 'amount',
    amount: 3000,
    discount: null,
    cap: null,
    scope: 'all',
    scopeIds: [],
    scopeSkus: [],
    scopeText: '全场通用',
    stock: 1000,
    perCustomer: 1,
    receiveFrom: inDays(-1),
    receiveUntil: inDays(10),
    validFrom: null,
    validUntil: null,
    validDays: 30,
    ...changes,
  });
