import { mayAct, mayEnterAccounts, mayUsePlatform } from '@mall/domain/staff';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { type CaptchaAnswer, loginDevices, loginGate, numberOf } from '../account/login-gate.ts';
import { isPassword } from '../account/password.ts';
import { sessionService } from '../account/session.service.ts';
import { accountEntries } from './account-entry.service.ts';
import { operatorRepository } from './operator.repository.ts';
import type { SecondSteps } from './second-step.ts';
import type { SignInFrom } from './sign-in.service.ts';

interface Entering extends CaptchaAnswer {
  account: string;
  password: string;
  /** The contact person's whose account is entered; left out for the operator's own session, on the desk. */
  cellPhone?: string | undefined;
  code?: string | undefined;
}

/** An operator's other doors: the desk, and a customer's account (rules operator 1, 9, 14, 15). Neither is a session that acts as staff. */
export const enterAccountService = (db: Database, captchas: CaptchaPort, steps: SecondSteps) => ({
  /**
   * @throws LOGIN_PAUSED, CAPTCHA_REQUIRED, CAPTCHA_WRONG, LOGIN_PASSWORD_WRONG; only to who knows the password: SECOND_STEP_NEEDED,
   * SECOND_STEP_WRONG, FIRST_SIGN_IN_NEEDED, FORBIDDEN, ACCOUNT_ABNORMAL of the contact person
   */
  async enter({ account, password, cellPhone, code, ...captcha }: Entering, from: SignInFrom) {
    const number = numberOf.operator(account);
    const attempt = await loginGate(db, captchas).admit(number, 'staff', captcha, from);
    const operator = await operatorRepository(db).byAccount(account);
    if (!(await isPassword(password, operator?.passwordHash)) || !operator?.isEnabled)
      throw new MallError('LOGIN_PASSWORD_WRONG', { isCaptchaNeeded: await attempt.failed() });
    if (operator.passwordExpiresAt || operator.secondStep) {
      // Who knows the password guesses nothing by asking what comes next; who sends a code does.
      if (operator.passwordExpiresAt || code === undefined) {
        await attempt.takenBack();
        throw new MallError(operator.passwordExpiresAt ? 'FIRST_SIGN_IN_NEEDED' : 'SECOND_STEP_NEEDED');
      }
      if (!(await steps.use(db, operator, code))) {
        await attempt.failed();
        throw new MallError('SECOND_STEP_WRONG');
      }
    }
    await attempt.succeeded();
    await loginDevices(db).remember(number, from);
    if (!mayAct(operator.roles, cellPhone ? mayEnterAccounts : mayUsePlatform)) throw new MallError('FORBIDDEN');
    const kp = cellPhone ? await accountService(db).byPhone(cellPhone) : undefined;
    if (cellPhone && !kp) throw new MallError('ACCOUNT_ABNORMAL');
    const token = await sessionService(db).open({ operatorId: operator.id, ...(kp ? { kpId: kp.kpId } : {}) }, from);
    if (kp) await accountEntries(db).entered(operator.id, kp.kpId, '平台排查问题', token);
    return {
      kpId: kp?.kpId ?? 0,
      customerId: kp?.customerId ?? 0,
      customerName: kp?.contactName ?? '',
      companyZH: kp?.companyName ?? '',
      token,
      url: '',
      isPasswordGenerated: false,
      operatorId: operator.id,
      operatorName: operator.name,
    };
  },
});
