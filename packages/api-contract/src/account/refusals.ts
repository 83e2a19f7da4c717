import { missingRightWords } from '@mall/domain/account';
import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const wrongTry = Type.Optional(
  Type.Object({ isCaptchaNeeded: Type.Boolean({ description: 'a captcha has to be solved before the next try' }) }),
);
const unionId = Type.Object({ unionId: Type.String({ description: 'the proof to log in with' }) });
const ofField = Type.Object({ field: Type.String() });

/** Login: 500xx. 50002, 50003 and 50005 to 50009 are fixed (rules login 31, 38). Addresses and invoice titles: 501xx. */
export const accountRefusals = {
  LOGIN_PASSWORD_WRONG: { code: 50002, message: '密码错误', details: wrongTry },
  REGISTER_NEEDED: { code: 50003, message: '该手机号尚未注册', details: Type.Object({ registerToken: Type.String() }) },
  SCAN_EXPIRED: { code: 50005, message: '二维码已失效，请刷新' },
  SCAN_WAITING: { code: 50006, message: '等待扫码' },
  SCAN_SCANNED: { code: 50007, message: '已扫码，请在手机上确认登录' },
  WECHAT_NOT_BOUND: { code: 50008, message: '该微信尚未绑定账号', details: unionId },
  SCAN_UNBOUND: { code: 50009, message: '已扫码，请在手机上绑定账号' },
  ACCOUNT_ABNORMAL: { code: 50010, message: '账号异常,请联系客服' },
  CAPTCHA_REQUIRED: { code: 50011, message: '请先完成安全验证' },
  CAPTCHA_WRONG: { code: 50012, message: '验证失败，请重试' },
  LOGIN_PAUSED: {
    code: 50013,
    message: '失败次数过多，请15分钟后再试',
    details: Type.Optional(Type.Object({ pausedUntil: Type.String({ description: 'UTC' }) })),
  },
  SMS_CODE_WRONG: { code: 50014, message: '短信验证码错误或已过期', details: wrongTry },
  SMS_TOO_SOON: { code: 50015, message: '获取过于频繁，请稍后再试', details: Type.Object({ waitSeconds: Type.Integer() }) },
  SMS_TOO_MANY: { code: 50016, message: '今日获取验证码次数已达上限' },
  SMS_NOT_SENT: { code: 50017, message: '短信发送失败，请稍后再试' },
  REGISTER_TOKEN_INVALID: { code: 50018, message: '注册已超时，请重新验证手机号' },
  PHONE_TAKEN: { code: 50019, message: '该手机号已注册，请直接登录' },
  PASSWORD_WEAK: { code: 50020, message: '密码须为8至20位，并同时包含字母和数字' },
  EMPLOYEE_NOT_FOUND: { code: 50021, message: '请输入正确的员工工号！', details: wrongTry },
  PASSWORD_GENERATED: { code: 50022, message: '您的密码由系统生成，请先设置自己的登录密码' },
  WECHAT_PROOF_INVALID: { code: 50023, message: '微信授权已过期，请重新扫码' },
  WECHAT_CODE_INVALID: { code: 50024, message: '微信授权失败，请重试' },

  ADDRESS_REGION_INVALID: { code: 50101, message: '省市区不匹配，请重新选择', details: ofField },
  ADDRESS_TOO_MANY: { code: 50102, message: '收货地址最多50个，请先删除不用的地址' },
  INVOICE_TITLE_INCOMPLETE: { code: 50111, message: '发票信息不完整', details: ofField },
  INVOICE_TAX_NUMBER_INVALID: { code: 50112, message: '税号须为15至20位数字或大写字母', details: ofField },
  INVOICE_RECEIVER_TOO_MANY: { code: 50121, message: '收票信息最多20条，请先删除不用的' },
  INVOICE_TITLE_TOO_MANY: { code: 50113, message: '发票抬头最多20个，请先删除不用的抬头' },

  // The company's people, rights, safety, money and papers: 720xx to 724xx.
  RIGHT_TO_SEE_PRICES_MISSING: { code: 72001, message: missingRightWords('seePrices') },
  RIGHT_TO_ORDER_MISSING: { code: 72002, message: missingRightWords('order') },
  RIGHT_TO_PAY_MISSING: { code: 72003, message: missingRightWords('pay') },
  RIGHT_TO_MANAGE_MISSING: { code: 72004, message: missingRightWords('manage') },

  KP_NOT_FOUND: { code: 72101, message: '联系人不存在' },
  KP_ALREADY_HERE: { code: 72102, message: '该手机号已是本企业的联系人' },
  KP_TOO_MANY: { code: 72103, message: '联系人与待接受的邀请合计最多200个，请先停用或撤回' },
  KP_INVITED_TOO_OFTEN: {
    code: 72104,
    message: '邀请过于频繁，请稍后再试',
    details: Type.Object({ retryAfterSeconds: Type.Integer() }),
  },
  KP_LAST_MANAGER: { code: 72105, message: '企业至少需要一位主管，请先指定另一位主管' },
  KP_ONLY_BY_MANAGER: { code: 72106, message: '只有主管可以指定主管、授予管理权限，或变更主管与有管理权限的人' },
  KP_NOT_YOURSELF: { code: 72107, message: '不能停用自己，也不能变更自己的角色与权限' },
  KP_INVITATION_OVER: { code: 72108, message: '邀请链接无效、已使用或已过期，请联系邀请您的同事重新发送' },
  KP_OF_ANOTHER_COMPANY: { code: 72109, message: '该手机号已是另一家企业的联系人，请让同事改用其他手机号邀请，或联系客服办理' },

  ENTRY_LINK_OVER: { code: 72110, message: '进入链接无效、已使用或已过期，请在工作台重新生成' },

  SECURITY_NOT_YOURS: { code: 72201, message: '您没有查看安全设置的权限，请联系本企业主管授权' },
  PASSWORD_UNCHANGED: { code: 72203, message: '新密码不能与原密码相同' },
  PAYMENT_PASSWORD_WEAK: { code: 72204, message: '支付密码须为6位数字，且不能过于简单' },
  PAYMENT_CODE_REQUIRED: {
    code: 72205,
    message: '该金额的付款需要短信验证码',
    details: Type.Object({ aboveFen: Type.Integer(), cellPhone: Type.String({ description: 'masked' }) }),
  },

  TOP_UP_TOO_MANY: { code: 72401, message: '未到账的充值最多10笔，请先取消不用的' },
  TOP_UP_NOT_WAITING: { code: 72402, message: '该充值已到账、已取消或不存在' },
  TOP_UP_AMOUNT_DIFFERS: {
    code: 72403,
    message: '到账金额与充值金额不一致',
    details: Type.Object({ amountFen: Type.Integer() }),
  },
  TOP_UP_REFERENCE_USED: { code: 72404, message: '该银行流水号已用于另一笔充值' },

  MANUFACTURER_ALREADY_APPLIED: { code: 72411, message: '已有审核中或已通过的厂家认证，无需重复申请' },
  MANUFACTURER_NOT_WAITING: { code: 72412, message: '该申请已处理、已撤回或不存在' },
  MANUFACTURER_ANSWER_MISSING: { code: 72413, message: '驳回时请填写原因' },
  LICENCE_NUMBER_INVALID: { code: 72414, message: '统一社会信用代码校验不通过，请核对后重新填写', details: ofField },

  BALANCE_EXPORT_EMPTY: { code: 77501, message: '没有符合条件的明细，无可导出' },
  BALANCE_EXPORT_TOO_LARGE: {
    code: 77502,
    message: '符合条件的明细超过10万条，请缩小日期范围后导出',
    details: Type.Object({ recordCount: Type.Integer(), mostRecords: Type.Integer() }),
  },

  INVITATION_UNKNOWN: { code: 75701, message: '邀请码无效，请核对后重新填写' },
} as const satisfies Record<string, Refusal>;
