import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Location: 510xx. */
export const locationRefusals = {
  PLACE_NOT_FOUND: { code: 51001, message: '没有找到该地区', details: Type.Object({ location: Type.String() }) },
} as const satisfies Record<string, Refusal>;
