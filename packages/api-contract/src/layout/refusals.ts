import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Layout: 515xx, with content. */
export const layoutRefusals = {
  SHORT_LINK_NOT_FOUND: { code: 51501, message: '该链接不存在或已失效', details: Type.Object({ code: Type.String() }) },
} as const satisfies Record<string, Refusal>;
