import type { Refusal } from '../call/refusal.ts';

/** Delivery: 560xx, with order. */
export const deliveryRefusals = {
  PACKAGE_NOT_FOUND: { code: 56011, message: '没有找到该包裹', status: 404 },
  PACKAGE_NOT_SIGNABLE: { code: 56012, message: '该包裹已签收' },
} as const satisfies Record<string, Refusal>;
