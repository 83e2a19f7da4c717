import type { CallContract } from '@mall/api-contract';
import { accountCalls } from '@mall/api-contract/account';
import { operatorCalls } from '@mall/api-contract/operator';

/** Calls whose answer may carry a token: it goes into the cookie and never to a script. */
export const signingIn: ReadonlySet<CallContract> = new Set<CallContract>([
  ...[accountCalls.login, accountCalls.loginByCode, accountCalls.loginUnBind, accountCalls.loginUnBindForCode],
  ...[accountCalls.loginForUnionIdByOfficialAccountWebCode, accountCalls.loginAsCustomer],
  ...[accountCalls.register, accountCalls.registerBind, accountCalls.acceptKpInvitation],
  ...[accountCalls.getWXScanCodeStatus, accountCalls.getInvitedQrCodeStatus],
]);
export const signingOut: CallContract = accountCalls.loginOut;

/** The same of staff: they go by the workplace's way only. */
export const openingStaffSession: ReadonlySet<CallContract> = new Set<CallContract>([
  operatorCalls.verifySecondStep,
  operatorCalls.finishEnrolment,
]);
export const endingStaffSession: CallContract = operatorCalls.signOut;
