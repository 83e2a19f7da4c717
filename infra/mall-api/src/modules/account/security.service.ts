import type { SecuritySettings } from '@mall/api-contract/account';
import { deviceName, isStrongPassword, maskAddress, maskPhone, may } from '@mall/domain/account';
import { moneyText } from '@mall/domain/money';
import { isAcceptablePaymentPassword, isLaxer } from '@mall/domain/payment';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import type { Caller, Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { balanceService, type TriedPassword } from './balance.service.ts';
import { companyEventRepository } from './company-event.repository.ts';
import { kpRepository } from './kp.repository.ts';
import { loginService } from './login.service.ts';
import { type CaptchaAnswer, loginDevices, loginGate, numberOf } from './login-gate.ts';
import { hashPassword, isPassword } from './password.ts';
import { securityRepository } from './security.repository.ts';
import { hashToken, sessionService } from './session.service.ts';

type From = Pick<Caller, 'ip' | 'userAgent' | 'device' | 'token'> & { kp: Kp };
const aboveWords = (above: number | null) => (above === null ? '不需要' : `超过 ${moneyText(above)}`);

/** A person's safety and their company's (rules account 35–42). */
export const securityService = (db: Database, sms: SmsPort, captchas: CaptchaPort) => {
  const login = loginService(db, sms, captchas);
  const person = async ({ kpId }: Kp) => {
    const row = await kpRepository(db).byId(kpId);
    if (!row?.isEnabled) throw new MallError('NOT_SIGNED_IN');
    return row;
  };
  const note = (at: Database, kp: Kp, what: string) => companyEventRepository(at).insert(kp.customerId, kp, what);
  const useOwnCode = async (kp: Kp, code: string, captcha: CaptchaAnswer, from: From) =>
    login.proveNumber((await person(kp)).phone, code, captcha, from);

  return {
    /** @throws {MallError} SECURITY_NOT_YOURS neither authorised, nor a manager, nor allowed to manage (rule roles 5) */
    async read(kp: Kp, token: string | undefined): Promise<SecuritySettings> {
      const row = await person(kp);
      const mayManage = may(row, 'manage');
      if (!row.enableAuthorized && !mayManage) throw new MallError('SECURITY_NOT_YOURS');
      const [balance, { own, company }, devices] = await Promise.all([
        balanceService(db).state(kp.customerId),
        securityRepository(db).secondStep(kp.kpId),
        sessionService(db).devices(kp.kpId),
      ]);
      const thisOne = token === undefined ? '' : hashToken(token).toString('hex');
      return {
        cellPhone: maskPhone(row.phone),
        isPasswordGenerated: row.isPasswordGenerated,
        hasPaymentPassword: balance.hasPaymentPassword,
        paymentPasswordLockedUntil: balance.lockedUntil,
        freePaymentLimitFen: balance.freePaymentLimit,
        // Staff in the account read it and change nothing.
        mayManage: mayManage && kp.operatorId === undefined,
        ownSecondStepAboveFen: own,
        companySecondStepAboveFen: company,
        devices: devices.map(({ id, tokenHash, ip, userAgent, createdAt, seenAt }) => ({
          ...{ id, name: deviceName(userAgent), ip: maskAddress(ip), signedInAt: createdAt, seenAt },
          isThis: tokenHash.toString('hex') === thisOne,
        })),
      };
    },
    async sendCode(kp: Kp, captcha: CaptchaAnswer, from: From): Promise<string> {
      const { phone } = await person(kp);
      await login.sendCode(phone, captcha, from);
      return maskPhone(phone);
    },

    /** Guesses are bounded as the login's are. This device stays signed in, every other one is signed out (rule account 36). */
    async changePassword(kp: Kp, oldPassword: string, newPassword: string, captcha: CaptchaAnswer, from: From): Promise<void> {
      if (!isStrongPassword(newPassword)) throw new MallError('PASSWORD_WEAK');
      const { phone, passwordHash } = await person(kp);
      const attempt = await loginGate(db, captchas).admit(numberOf.phone(phone), 'login', captcha, from);
      if (!(await isPassword(oldPassword, passwordHash)))
        throw new MallError('LOGIN_PASSWORD_WRONG', { isCaptchaNeeded: await attempt.failed() });
      await attempt.succeeded();
      if (oldPassword === newPassword) throw new MallError('PASSWORD_UNCHANGED');
      const hash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        // Of two changes at once the second one finds another old password.
        if (!(await kpRepository(tx).replacePassword(kp.kpId, passwordHash!, hash))) throw new MallError('LOGIN_PASSWORD_WRONG');
        await sessionService(tx).closeAllOf(kp.kpId, from.token);
        await loginDevices(tx).forget(numberOf.phone(phone));
        await loginDevices(tx).remember(numberOf.phone(phone), from);
        await note(tx, kp, '修改了登录密码');
      });
    },

    /** @throws {MallError} PAYMENT_PASSWORD_WEAK, SMS_CODE_WRONG */
    async setPaymentPassword(kp: Kp, password: string, code: string, captcha: CaptchaAnswer, from: From): Promise<void> {
      if (!isAcceptablePaymentPassword(password)) throw new MallError('PAYMENT_PASSWORD_WEAK');
      await useOwnCode(kp, code, captcha, from);
      const hash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await securityRepository(tx).savePaymentPassword(kp.customerId, hash);
        await note(tx, kp, '设置了支付密码');
      });
    },
    /** @param tried the payment password, from before any transaction @throws {MallError} as the payment password is judged */
    async setFreePaymentLimit(kp: Kp, limit: number, tried: TriedPassword): Promise<void> {
      await balanceService(db).judgePaymentPassword(kp.customerId, tried);
      await db.transaction(async (tx) => {
        await securityRepository(tx).setFreePaymentLimit(kp.customerId, limit);
        await note(tx, kp, `免密支付额度改为 ${moneyText(limit)}`);
      });
    },
    /** Whoever makes it laxer proves who they are by SMS first (rule account 41). @param code of an SMS, '' for none */
    async setSecondStep(
      kp: Kp,
      above: number | null,
      isOfCompany: boolean,
      code: string,
      captcha: CaptchaAnswer,
      from: From,
    ): Promise<void> {
      if (isOfCompany && !may(await person(kp), 'manage')) throw new MallError('RIGHT_TO_MANAGE_MISSING');
      const before = (await securityRepository(db).secondStep(kp.kpId))[isOfCompany ? 'company' : 'own'];
      if (isLaxer(before, above)) await useOwnCode(kp, code || '000000', captcha, from);
      await db.transaction(async (tx) => {
        const security = securityRepository(tx);
        await (isOfCompany ? security.setOfCompany(kp.customerId, above) : security.setOwn(kp.kpId, above));
        await note(tx, kp, `${isOfCompany ? '企业' : '本人'}付款短信验证改为：${aboveWords(above)}`);
      });
    },
    /** @param id left out: every other device than this one */
    async endDevices(kp: Kp, id: number | undefined, token: string | undefined): Promise<void> {
      if (id === undefined) await sessionService(db).closeAllOf(kp.kpId, token);
      else await sessionService(db).closeDevice(kp.kpId, id);
    },

    /** What a payment above the figure asks for: the next one on this device within five minutes is proved (rule account 41). */
    async provePayment(kp: Kp, code: string, captcha: CaptchaAnswer, from: From): Promise<void> {
      await useOwnCode(kp, code, captcha, from);
      if (from.token !== undefined) await sessionService(db).provePayment(from.token);
    },
  };
};
