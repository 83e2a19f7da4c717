import Type, { type Static } from 'typebox';
import { SkuNumber } from '../pricing/shapes.ts';
import { Id } from './fields.ts';
import { CouponPackageStatus, CouponScopeKind } from './shapes.ts';

const Fen = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Instant = Type.String({ maxLength: 30, description: "UTC ISO text; '' where none is chosen yet" });
const orNull = <T extends Type.TSchema>(one: T) => Type.Union([one, Type.Null()]);

/** A package of coupons as staff make it. */
export const CouponDraft = Type.Object({
  name: Type.String({ maxLength: 40 }),
  description: Type.String({ maxLength: 300 }),
  threshold: Fen,
  kind: Type.Union([Type.Literal('amount'), Type.Literal('percentage')]),
  amount: orNull(Fen),
  discount: orNull(Type.Integer({ minimum: 0, maximum: 10_000, description: 'basis points that remain to be paid' })),
  cap: orNull(Fen),
  scope: CouponScopeKind,
  scopeIds: Type.Array(Id, { maxItems: 50, description: 'of categories or brands' }),
  scopeSkus: Type.Array(SkuNumber, { maxItems: 1000 }),
  stock: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  perCustomer: Type.Integer({ minimum: 1, maximum: 1000 }),
  receiveFrom: Instant,
  receiveUntil: Instant,
  validFrom: orNull(Instant),
  validUntil: orNull(Instant),
  validDays: orNull(Type.Integer({ minimum: 0, maximum: 3650 })),
});
export type CouponDraft = Static<typeof CouponDraft>;

export const CouponProblem = Type.Object({
  field: Type.Enum(['name', 'benefit', 'scope', 'stock', 'receiveFrom', 'receiveUntil', 'validity']),
  message: Type.String(),
});
export type CouponProblem = Static<typeof CouponProblem>;

export const StaffCouponPackage = Type.Object({
  id: Type.Integer(),
  status: CouponPackageStatus,
  statusName: Type.String(),
  words: Type.String({ description: '满¥500.00可用，减¥30.00，全场通用' }),
  received: Type.Integer(),
  used: Type.Integer(),
  version: Type.Integer({ description: 'say it when changing: of two changes to one version one is refused' }),
  canChange: Type.Boolean(),
  canEnd: Type.Boolean(),
  draft: CouponDraft,
});
export type StaffCouponPackage = Static<typeof StaffCouponPackage>;

const Line = Type.Object({
  ...{ sku: Type.String(), productName: Type.String(), quantity: Type.Integer() },
  ...{ beforeFen: Type.Integer(), discountFen: Type.Integer(), afterFen: Type.Integer() },
});
/** What a draft would take off a cart, at list prices. */
export const CouponPreview = Type.Object({
  problems: Type.Array(CouponProblem),
  words: Type.String(),
  verdict: Type.String({ description: "why it takes nothing off this cart; '' where it does" }),
  cart: Type.Object({ lines: Type.Array(Line), beforeFen: Type.Integer(), discountFen: Type.Integer(), afterFen: Type.Integer() }),
});
export type CouponPreview = Static<typeof CouponPreview>;
