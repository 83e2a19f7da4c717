import type { CallFailure } from '@mall/api-sdk';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { isUnanswered } from '@mall/mf-kit/write';

/** What staff read of a refusal: with its figures, and what they can do about it. */
export function failureWords(failure: CallFailure): string {
  switch (failure.reason) {
    case 'CREDIT_LIMIT_BELOW_USED':
      return `批准的额度 ${moneyText(failure.details.limitFen)} 低于已用额度 ${moneyText(failure.details.usedFen)}，请填写不低于已用的额度`;
    case 'CREDIT_STEP_REFUSED':
      return `账期${failure.details.statusName}，请核对后再操作`;
    case 'CREDIT_LIMIT_PROPOSAL_CHANGED':
      return `提出的额度已改为 ${moneyText(failure.details.limitFen)}，请核对后再批准`;
    case 'TRANSFER_AMOUNT_DIFFERS':
      return `到账金额与应付金额 ${moneyText(failure.details.payableFen)} 不一致，请核对银行回单`;
    case 'ORDER_STOCK_SHORT':
      return `${failure.details.skuNumber} 库存不足，现可发 ${failure.details.available} 件，请减少本次数量`;
    case 'LOGIN_PAUSED':
      return failure.details
        ? `失败次数过多，请在 ${displayMinute(failure.details.pausedUntil, 'short').slice(6)} 后再试`
        : failure.message;
    case 'SECOND_STEP_WRONG':
      return failure.details ? `${failure.message}，还可以试 ${failure.details.triesLeft} 次` : failure.message;
    case 'TOO_MANY_REQUESTS':
      return `操作过于频繁，请 ${failure.details.retryAfterSeconds} 秒后再试`;
    case 'OPERATOR_TAKEN':
      return failure.details.field === 'account' ? '该账号已被使用，请换一个' : '该工号已被使用，请核对';
    case 'INQUIRY_STATUS_CHANGED':
      return `询价单${failure.details.statusName}，请核对后再操作`;
    case 'AFTER_SALES_STEP_REFUSED':
      return `售后单${failure.details.statusName}，请核对后再操作`;
    case 'STOCK_NOT_ENOUGH':
      return `${failure.details.skuNumber} 库存不足，可改为退款或到货后再寄出`;
    case 'CONTENT_PICTURE_UNKNOWN':
      return `${failure.message}（${failure.details.picture}），其他修改暂未保存`;
    case 'NOT_SIGNED_IN':
      return '登录已结束，重新登录后再提交，已填写的内容会保留';
    case 'FORBIDDEN':
      return '您的角色没有这项权限，请联系管理员';
    case 'LOGIN_PASSWORD_WRONG':
      return '账号或密码错误';
    default:
      return failure.message;
  }
}

/** Of a write that nobody answered it isn't known whether it was done. @param isSafe the call takes an idempotency key */
export const unansweredWords = (failure: CallFailure, isSafe: boolean): string =>
  !isUnanswered(failure)
    ? failureWords(failure)
    : isSafe
      ? `没有收到答复（${failure.message}）。可以直接再点一次，不会重复执行`
      : `没有收到答复（${failure.message}）。请先核对是否已经完成，再决定是否重试`;
