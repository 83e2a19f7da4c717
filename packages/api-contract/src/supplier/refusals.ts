import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Who offers goods to the mall: 755xx. */
export const supplierRefusals = {
  SUPPLIER_NOT_FOUND: { code: 75501, message: '没有找到这份申请，链接可能有误或已过期，请重新申请' },
  SUPPLIER_NOT_OPEN: { code: 75502, message: '这份申请已经提交，现在不能修改' },
  SUPPLIER_FILES_FULL: {
    code: 75503,
    message: '一份申请最多8个文件，共30 MB，请先移除不用的文件',
    details: Type.Object({ limit: Type.Integer({ description: 'files' }) }),
  },
  SUPPLIER_FILE_UNKNOWN: { code: 75504, message: '没有该文件，或已被移除，请重新上传' },
  SUPPLIER_ALREADY_APPLIED: { code: 75505, message: '该企业已有审核中或已通过的申请，无需重复提交' },
  SUPPLIER_CATEGORY_UNKNOWN: { code: 75506, message: '所选品类不存在，请重新选择' },
  SUPPLIER_NOT_WAITING: { code: 75507, message: '这份申请已被处理，请刷新后查看' },
  SUPPLIER_BUSY: { code: 75508, message: '正在填写的申请过多，请一小时后再试，或联系招商电话' },
  SUPPLIER_CODE_INVALID: { code: 75509, message: '统一社会信用代码校验不通过，请核对后重新填写' },
} as const satisfies Record<string, Refusal>;
