import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Files of buyers: 620xx. */
export const fileRefusals = {
  FILE_NOT_FOUND: { code: 62001, message: '没有该文件，或已被清理，请重新上传' },
  FILE_TYPE_REFUSED: {
    code: 62002,
    message: '只能上传 xlsx、xls、csv、pdf 与 jpg、png、webp 图片',
    details: Type.Object({ name: Type.String() }),
  },
  FILE_TOO_LARGE: { code: 62003, message: '文件不能超过10 MB', details: Type.Object({ limit: Type.Integer({ description: 'bytes' }) }) },
  FILE_EMPTY: { code: 62004, message: '文件是空的' },
  FILE_QUOTA: {
    code: 62005,
    message: '本公司保存的文件已满，请删除不用的附件或稍后再试',
    details: Type.Object({ limit: Type.Integer({ description: 'bytes' }) }),
  },
  FILE_UNREADABLE: { code: 62006, message: '文件无法读取' },
} as const satisfies Record<string, Refusal>;
