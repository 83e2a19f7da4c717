import { randomBytes } from 'node:crypto';
import type { LoginResult } from '@mall/api-contract/account';
import { isStrongPassword } from '@mall/domain/account';
import type { AgreementVersion } from '@mall/domain/content';
import type { CaptchaPort, CaptchaPurpose } from '../../adapters/captcha/captcha.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { WechatPort } from '../../adapters/wechat/wechat.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { acceptanceService } from '../content/agreement.service.ts';
import { removeOldCaptchas } from './captcha.service.ts';
import { type KpRow, kpRepository } from './kp.repository.ts';
import { type AttemptFrom, type CaptchaAnswer, loginDevices, loginGate, numberOf, removeOldGuesses } from './login-gate.ts';
import { hashPassword, isPassword } from './password.ts';
import { registerTokenRepository } from './register-token.repository.ts';
import { hashToken, sessionService } from './session.service.ts';
import { smsCodeService } from './sms-code.service.ts';
import { wechatBinding } from './wechat-binding.service.ts';
import { wechatScanRepository } from './wechat-scan.repository.ts';

type From = Pick<Caller, 'ip' | 'userAgent' | 'device'>;
/** Who ticks the box under the agreements is kept with the request. */
type Ticking = From & Pick<Caller, 'requestId'>;
/** The versions that were ticked; undefined without a tick. */
type Ticked = readonly AgreementVersion[] | undefined;

export interface Registration extends CaptchaAnswer {
  registerToken: string;
  companyName: string;
  contactName: string;
  password?: string | undefined;
  employeeNo?: string | undefined;
  /** Token of the invitation code that was scanned: names the inviter, and signs in the page that shows it. */
  inviteToken?: string | undefined;
  agreements?: Ticked;
}

const registerMinutes = 30;

/** Opens a session for a person, on a device that their account knows from now on. @throws ACCOUNT_ABNORMAL the account is disabled */
export async function signIn(db: Database, kp: KpRow, from: From, url = ''): Promise<LoginResult> {
  if (!kp.isEnabled) throw new MallError('ACCOUNT_ABNORMAL');
  const token = await sessionService(db).open({ kpId: kp.id }, from);
  await loginDevices(db).remember(numberOf.phone(kp.phone), from);
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

/** The right password, but no session yet: the number has to be verified before a WeChat identity is bound to it. */
const bindFirst = (kp: KpRow, unBindToken: string): LoginResult => ({
  kpId: kp.id,
  customerId: kp.customerId,
  customerName: '',
  companyZH: '',
  token: '',
  url: '',
  isPasswordGenerated: kp.isPasswordGenerated,
  unBindToken,
});

/**
 * Ways in for a person (rules login 5, 29–34). Whether a number has an account can't be told from the answer to a wrong
 * password, nor from its time.
 */
export const loginService = (db: Database, sms: SmsPort, captchas: CaptchaPort) => {
  const gate = loginGate(db, captchas);
  const codes = smsCodeService(db, sms);

  /** Uses a code up under the gate. @throws SMS_CODE_WRONG */
  const useCode = async (phone: string, code: string, captcha: CaptchaAnswer, from: AttemptFrom) => {
    const attempt = await gate.admit(numberOf.phone(phone), 'sms', captcha, from);
    if (!(await codes.use(phone, code))) throw new MallError('SMS_CODE_WRONG', { isCaptchaNeeded: await attempt.failed() });
    await attempt.succeeded();
  };

  /** Who invited: by the code that was scanned, else by the number typed. @throws EMPLOYEE_NOT_FOUND, LOGIN_PAUSED after ten guesses */
  const inviterOf = async ({ employeeNo, inviteToken, ...captcha }: Registration, from: AttemptFrom): Promise<number | null> => {
    const people = kpRepository(db);
    const scanned = inviteToken ? await wechatScanRepository(db).inviterOf(inviteToken) : undefined;
    if (scanned) return (await people.operatorByEmployeeNo(scanned))?.id ?? null;
    if (!employeeNo) return null;
    const attempt = await gate.admit(numberOf.employee, 'login', captcha, from);
    const inviter = await people.operatorByEmployeeNo(employeeNo);
    if (!inviter) throw new MallError('EMPLOYEE_NOT_FOUND', { isCaptchaNeeded: await attempt.failed() });
    await attempt.succeeded();
    return inviter.id;
  };

  return {
    /** How hard a captcha has to come before the next attempt with this number, or before the next code. */
    async captchaLevel(number: string, scope: CaptchaPurpose['scope'], from: AttemptFrom): Promise<number> {
      const level = await gate.levelFor(number, scope, from);
      return scope === 'sms' ? Math.max(level, await codes.levelFor(from.ip)) : level;
    },

    /** @throws CAPTCHA_REQUIRED, CAPTCHA_WRONG, SMS_TOO_SOON, SMS_TOO_MANY, SMS_NOT_SENT */
    async sendCode(phone: string, captcha: CaptchaAnswer, from: AttemptFrom): Promise<void> {
      const level = await this.captchaLevel(numberOf.phone(phone), 'sms', from);
      const proved = level === 0 ? 0 : await gate.prove(captcha, 'sms', from);
      if (proved < level) throw new MallError('CAPTCHA_REQUIRED');
      await codes.send(phone, from.ip, proved);
    },

    /** Uses a code up that was sent to this number. @throws SMS_CODE_WRONG, LOGIN_PAUSED, CAPTCHA_REQUIRED, CAPTCHA_WRONG */
    proveNumber: useCode,

    /** @param unionId proof of a WeChat identity that is nobody's yet: the answer is an `unBindToken` instead of a session */
    async byPassword(phone: string, password: string, captcha: CaptchaAnswer, from: From, unionId?: string): Promise<LoginResult> {
      const attempt = await gate.admit(numberOf.phone(phone), 'login', captcha, from);
      const kp = await kpRepository(db).byPhone(phone);
      if (!(await isPassword(password, kp?.passwordHash)))
        throw new MallError('LOGIN_PASSWORD_WRONG', { isCaptchaNeeded: await attempt.failed() });
      await attempt.succeeded();
      // Said to nobody but who knows it: the mall chose this password, so it isn't the buyer's to go on with.
      if (kp!.isPasswordGenerated) throw new MallError('PASSWORD_GENERATED');
      if (unionId === undefined) return signIn(db, kp!, from);
      if (!kp!.isEnabled) throw new MallError('ACCOUNT_ABNORMAL');
      const binding = wechatBinding(db);
      return bindFirst(kp!, await binding.prove(await binding.read(unionId), kp!.id));
    },

    /** A number without an account gets a register token as the refusal's message (rule login 31). `unionId` as above: it is bound. */
    async byCode(
      { phone, code, unionId, agreements }: { phone: string; code: string; unionId?: string | undefined; agreements: Ticked },
      captcha: CaptchaAnswer,
      from: Ticking,
    ): Promise<LoginResult> {
      const agreed = await acceptanceService(db).check(agreements);
      const proof = unionId === undefined ? undefined : await wechatBinding(db).read(unionId);
      await useCode(phone, code, captcha, from);
      const kp = await kpRepository(db).byPhone(phone);
      if (kp)
        return db.transaction(async (tx) => {
          const result = await signIn(tx, kp, from);
          await acceptanceService(tx).keep(kp.id, agreed, from);
          if (proof) await wechatBinding(tx).bind(proof, kp.id);
          return result;
        });
      const token = randomBytes(24).toString('base64url');
      await registerTokenRepository(db).insert(hashToken(token), phone, proof?.unionId ?? '', registerMinutes);
      throw new MallError('REGISTER_NEEDED', { registerToken: token }, token);
    },

    /** @throws AGREEMENT_NOT_ACCEPTED, AGREEMENT_OUTDATED, PASSWORD_WEAK, EMPLOYEE_NOT_FOUND, REGISTER_TOKEN_INVALID, PHONE_TAKEN */
    async register(input: Registration, from: Ticking): Promise<LoginResult> {
      const agreed = await acceptanceService(db).check(input.agreements);
      if (input.password !== undefined && !isStrongPassword(input.password)) throw new MallError('PASSWORD_WEAK');
      const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
      const inviterId = await inviterOf(input, from);
      return db.transaction(async (tx) => {
        const people = kpRepository(tx);
        const taken = await registerTokenRepository(tx).take(hashToken(input.registerToken));
        if (!taken) throw new MallError('REGISTER_TOKEN_INVALID');
        const { phone, unionId } = taken;
        const customerId = await people.insertCustomer(input.companyName, inviterId);
        const kpId = await people.insertManager(customerId, phone, input.contactName, passwordHash);
        if (kpId === undefined) throw new MallError('PHONE_TAKEN');
        await acceptanceService(tx).keep(kpId, agreed, from);
        if (unionId) await wechatBinding(tx).bind({ unionId, openId: unionId }, kpId);
        // The page that shows the invitation is signed in with the registration; one that was closed meanwhile isn't.
        if (input.inviteToken) await wechatScanRepository(tx).move(input.inviteToken, ['waiting', 'scanned'], 'confirmed', kpId);
        return signIn(tx, (await people.byId(kpId))!, from);
      });
    },

    /**
     * Binds the WeChat identity behind an `unBindToken` to the person who gave the right password with it, once the number is verified.
     * @throws WECHAT_PROOF_INVALID, SMS_CODE_WRONG the code, or not that person's number
     */
    async bind(kpId: number, unBindToken: string, phone: string, code: string, captcha: CaptchaAnswer, from: From): Promise<LoginResult> {
      const proof = await wechatBinding(db).read(unBindToken);
      if (proof.kpId !== kpId) throw new MallError('WECHAT_PROOF_INVALID');
      await useCode(phone, code, captcha, from);
      const kp = await kpRepository(db).byId(kpId);
      if (kp?.phone !== phone) throw new MallError('SMS_CODE_WRONG');
      const result = await signIn(db, kp, from);
      await wechatBinding(db).bind(proof, kpId);
      return result;
    },

    /** In WeChat's own browser. @throws WECHAT_NOT_BOUND with the proof as `unionId`, WECHAT_CODE_INVALID */
    async byWechat(wechat: WechatPort | undefined, code: string, from: From): Promise<LoginResult> {
      const identity = await wechat?.identityOf(code);
      if (!identity) throw new MallError('WECHAT_CODE_INVALID');
      const kpId = await wechatBinding(db).kpOf(identity.unionId);
      const kp = kpId === undefined ? undefined : await kpRepository(db).byId(kpId);
      if (kp) return signIn(db, kp, from);
      throw new MallError('WECHAT_NOT_BOUND', { unionId: await wechatBinding(db).prove(identity) });
    },

    /** The sessions that the old password may have opened end with it, and no device is known any more. */
    async resetPassword(phone: string, code: string, password: string, captcha: CaptchaAnswer, from: AttemptFrom): Promise<void> {
      if (!isStrongPassword(password)) throw new MallError('PASSWORD_WEAK');
      await useCode(phone, code, captcha, from);
      const kp = await kpRepository(db).byPhone(phone);
      if (!kp?.isEnabled) throw new MallError('ACCOUNT_ABNORMAL');
      await kpRepository(db).savePassword(kp.id, await hashPassword(password));
      await sessionService(db).closeAllOf(kp.id);
      await loginDevices(db).forget(numberOf.phone(phone));
    },
  };
};

/** Nightly: register tokens, proofs, and counts of guesses that say nothing any more. */
export async function removeOldLogins(db: Database): Promise<void> {
  await registerTokenRepository(db).deleteExpired();
  await wechatBinding(db).removeExpired();
  await removeOldGuesses(db);
  await removeOldCaptchas(db);
}
