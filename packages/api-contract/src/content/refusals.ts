import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Content: 515xx, with layout. */
export const contentRefusals = {
  HELP_NOT_FOUND: { code: 51502, message: '没有找到该帮助文章', status: 404, details: Type.Object({ id: Type.Integer() }) },
} as const satisfies Record<string, Refusal>;
