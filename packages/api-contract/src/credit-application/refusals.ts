import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const Fault = Type.Object({ section: Type.String(), field: Type.String(), words: Type.String() });

/** Applying for credit, its contract and its face check: 700xx. */
export const creditApplicationRefusals = {
  CREDIT_APPLICATION_NOT_MANAGER: { code: 70001, message: '账期申请由企业主管办理，请联系主管' },
  CREDIT_APPLICATION_CHANGED: {
    code: 70002,
    message: '这一步已在其他页面或设备修改，请核对后再保存',
    details: Type.Object({ section: Type.String(), version: Type.Integer({ description: 'of what is kept now' }) }),
  },
  CREDIT_APPLICATION_INVALID: {
    code: 70003,
    message: '有资料需要补充或更正',
    details: Type.Object({ faults: Type.Array(Fault) }),
  },
  CREDIT_STEP_REFUSED: {
    code: 70004,
    message: '账期当前状态不能这样处理，请刷新后查看',
    details: Type.Object({ status: Type.Integer(), statusName: Type.String() }),
  },
  CREDIT_APPLICATION_NOT_FOUND: { code: 70005, message: '没有账期申请' },
  ID_CARD_DIFFERS: { code: 70007, message: '法定代表人姓名与身份证号不一致，请核对后再提交' },
  ID_CARD_UNCHECKED: { code: 70008, message: '身份核验服务暂不可用，资料已保存，请稍后再提交' },
  CREDIT_LIMIT_NOT_PROPOSED: { code: 70010, message: '还没有提出的额度，请先提出额度，再由另一位同事批准' },
  CREDIT_LIMIT_OWN_PROPOSAL: { code: 70011, message: '额度须由提出人以外的同事批准' },
  CREDIT_LIMIT_PROPOSAL_CHANGED: {
    code: 70012,
    message: '提出的额度已变更，请核对后再批准',
    details: Type.Object({ limitFen: Type.Integer() }),
  },
  CREDIT_CONTRACT_NOT_FOUND: { code: 70020, message: '没有该合同' },
  CREDIT_CONTRACT_NOT_SIGNABLE: { code: 70021, message: '该合同已签署或已作废，请刷新后查看' },
  CREDIT_CONTRACT_DIFFERS: { code: 70022, message: '合同内容与您阅读的不一致，请重新阅读后签署' },
  CREDIT_CONTRACT_UNSIGNED: { code: 70023, message: '请先阅读并签署账期合同，再进行人脸认证' },
  FACE_CHECK_REFUSED: { code: 70030, message: '当前不需要人脸认证，或您不是企业主管' },
  FACE_CHECK_EXPIRED: { code: 70031, message: '人脸认证链接已过期，请在电脑上重新生成二维码' },
  FACE_CHECK_USED: { code: 70032, message: '人脸认证链接已使用过，请在电脑上重新生成二维码' },
  FACE_CHECK_UNAVAILABLE: { code: 70033, message: '人脸认证服务暂不可用，请稍后再试' },
} as const satisfies Record<string, Refusal>;
