import { randomBytes } from 'node:crypto';
import type { LoginResult } from '@mall/api-contract/account';
import { isStrongPassword } from '@mall/domain/account';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { type KpRow, kpRepository } from './kp.repository.ts';
import { type CaptchaAnswer, loginGate, subject } from './login-gate.ts';
import { hashPassword, isPassword } from './password.ts';
import { registerTokenRepository } from './register-token.repository.ts';
import { hashToken, sessionService } from './session.service.ts';
import { smsCodeService } from './sms-code.service.ts';

type From = Pick<Caller, 'ip' | 'userAgent'>;

export interface Registration {
  registerToken: string;
  companyName: string;
  contactName: string;
  password?: string | undefined;
  employeeNo?: string | undefined;
}

const registerMinutes = 30;

/** Opens a session for a person. @throws ACCOUNT_ABNORMAL the account is disabled */
export async function signIn(db: Database, kp: KpRow, from: From, url = ''): Promise<LoginResult> {
  if (!kp.isEnabled) throw new MallError('ACCOUNT_ABNORMAL');
  const token = await sessionService(db).open({ kpId: kp.id }, from);
  return {
    kpId: kp.id,
    customerId: kp.customerId,
    customerName: kp.contactName,
    companyZH: kp.companyName,
    token,
    url,
    isPasswordGenerated: kp.isPasswordGenerated,
  };
}

/**
 * Ways in for a person (storefront sections 4, 5 and 8). Whether a number has an account can't be told from the answer to a wrong
 * password, nor from its time.
 */
export const loginService = (db: Database, sms: SmsPort) => {
  const gate = loginGate(db);
  const codes = smsCodeService(db, sms);

  /** Uses a code up under the gate. @throws SMS_CODE_WRONG */
  const useCode = async (phone: string, code: string, captcha: CaptchaAnswer, ip: string) => {
    const [person, address] = [subject.phone(phone), subject.ip(ip)];
    await gate.admit([person, address], captcha);
    if (!(await codes.use(phone, code)))
      throw new MallError('SMS_CODE_WRONG', { isCaptchaNeeded: await gate.isCaptchaNeeded([person, address]) });
    await gate.succeeded(person, address);
  };

  return {
    async sendCode(phone: string, captcha: CaptchaAnswer, ip: string): Promise<void> {
      const subjects = [subject.phone(phone), subject.ip(ip)];
      await gate.refuseWhilePaused(subjects);
      if ((await gate.isCaptchaNeeded(subjects)) || (await codes.isAddressBusy(ip))) await gate.requireCaptcha(captcha);
      await codes.send(phone, ip);
    },

    async byPassword(phone: string, password: string, captcha: CaptchaAnswer, from: From): Promise<LoginResult> {
      const [person, address] = [subject.phone(phone), subject.ip(from.ip)];
      await gate.admit([person, address], captcha);
      const kp = await kpRepository(db).byPhone(phone);
      if (!(await isPassword(password, kp?.passwordHash)))
        throw new MallError('LOGIN_PASSWORD_WRONG', { isCaptchaNeeded: await gate.isCaptchaNeeded([person, address]) });
      await gate.succeeded(person, address);
      return signIn(db, kp!, from);
    },

    /** A number without an account gets a register token as the refusal's message (storefront section 8, code 50003). */
    async byCode(phone: string, code: string, captcha: CaptchaAnswer, from: From, unionId = ''): Promise<LoginResult> {
      await useCode(phone, code, captcha, from.ip);
      const kp = await kpRepository(db).byPhone(phone);
      if (kp) return signIn(db, kp, from);
      const token = randomBytes(24).toString('base64url');
      await registerTokenRepository(db).insert(hashToken(token), phone, unionId, registerMinutes);
      throw new MallError('REGISTER_NEEDED', { registerToken: token }, token);
    },

    async register(input: Registration, from: From): Promise<LoginResult> {
      if (input.password !== undefined && !isStrongPassword(input.password)) throw new MallError('PASSWORD_WEAK');
      const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
      return db.transaction(async (tx) => {
        const people = kpRepository(tx);
        const inviter = input.employeeNo ? await people.operatorByEmployeeNo(input.employeeNo) : undefined;
        if (input.employeeNo && !inviter) throw new MallError('EMPLOYEE_NOT_FOUND');
        const phone = await registerTokenRepository(tx).take(hashToken(input.registerToken));
        if (phone === undefined) throw new MallError('REGISTER_TOKEN_INVALID');
        const customerId = await people.insertCustomer(input.companyName, inviter?.id ?? null);
        const kpId = await people.insertManager(customerId, phone, input.contactName, passwordHash);
        if (kpId === undefined) throw new MallError('PHONE_TAKEN');
        return signIn(tx, (await people.byId(kpId))!, from);
      });
    },

    /** The sessions that the old password may have opened end with it. */
    async resetPassword(phone: string, code: string, password: string, ip: string): Promise<void> {
      if (!isStrongPassword(password)) throw new MallError('PASSWORD_WEAK');
      await useCode(phone, code, {}, ip);
      const kp = await kpRepository(db).byPhone(phone);
      if (!kp?.isEnabled) throw new MallError('ACCOUNT_ABNORMAL');
      await kpRepository(db).savePassword(kp.id, await hashPassword(password));
      await sessionService(db).closeAllOf(kp.id);
    },

    /** Staff: an own session, or a simulated one in a contact person's account. */
    async asOperator(account: string, password: string, phone: string | undefined, captcha: CaptchaAnswer, from: From) {
      const [person, address] = [subject.operator(account), subject.ip(from.ip)];
      await gate.admit([person, address], captcha);
      const operator = await kpRepository(db).operatorByAccount(account);
      if (!(await isPassword(password, operator?.passwordHash)) || !operator?.isEnabled) throw new MallError('LOGIN_PASSWORD_WRONG');
      await gate.succeeded(person, address);
      const kp = phone ? await kpRepository(db).byPhone(phone) : undefined;
      if (phone && !kp?.isEnabled) throw new MallError('ACCOUNT_ABNORMAL');
      const token = await sessionService(db).open({ operatorId: operator.id, ...(kp ? { kpId: kp.id } : {}) }, from);
      return {
        kpId: kp?.id ?? 0,
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

    /** Nightly: register tokens and counts of failures that say nothing any more. */
    async removeExpired() {
      await registerTokenRepository(db).deleteExpired();
      await gate.removeOld();
    },
  };
};
