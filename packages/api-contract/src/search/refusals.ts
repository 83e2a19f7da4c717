import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const ofTerm = Type.Object({ term: Type.String() });

/** Search: 536xx. */
export const searchRefusals = {
  SYNONYM_NOT_FOUND: { code: 53601, message: '没有找到该同义词，可能已被删除', status: 404, details: Type.Object({ id: Type.Integer() }) },
  SYNONYM_MEANINGLESS: {
    code: 53602,
    message: '请写明它指什么：除“未经营品牌”外，至少一个不同于词条本身的说法',
    status: 422,
    details: ofTerm,
  },
  SYNONYM_EXISTS: { code: 53603, message: '已有这个词，请在列表中修改', status: 409, details: ofTerm },
  SYNONYM_CHANGED: { code: 53604, message: '这个词刚被其他人修改或删除，请关闭后按最新内容修改', status: 409, details: ofTerm },
} as const satisfies Record<string, Refusal>;
