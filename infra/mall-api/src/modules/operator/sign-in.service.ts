import { randomBytes } from 'node:crypto';
import type { Enrolment, OperatorSession, SignInStep } from '@mall/api-contract/operator';
import { isStrongPassword } from '@mall/domain/account';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { qrCode } from '../../papers/qr-code.ts';
import { type CaptchaAnswer, loginDevices, loginGate, numberOf } from '../account/login-gate.ts';
import { hashPassword, isPassword } from '../account/password.ts';
import { sessionService } from '../account/session.service.ts';
import { staffActsService } from '../staff/staff-acts.service.ts';
import { type OperatorRow, operatorRepository } from './operator.repository.ts';
import { newRecoveryCodes } from './random-words.ts';
import { ownerOfSecret, type SecondSteps } from './second-step.ts';
import { ticketRepository } from './ticket.repository.ts';
import { countTry, tickets } from './tickets.ts';
import { base32, stepOf } from './totp.ts';

export type SignInFrom = Pick<Caller, 'ip' | 'device' | 'userAgent' | 'requestId'>;
type Passed = { operator: OperatorRow; how: 'signIn' | 'useRecoveryCode' };

const seen = ({ id, account, name, roles }: OperatorRow) => ({ id, account, name, roles });
const isOver = ({ passwordExpiresAt }: OperatorRow) => passwordExpiresAt !== null && Date.parse(passwordExpiresAt) < Date.now();

/**
 * Staff sign in (rules operator 10–13). What was counted as a guess of the password stays counted until the second step is passed, so who knows a
 * password gets no further with guessing codes than with guessing passwords.
 */
export const signInService = (db: Database, captchas: CaptchaPort, steps: SecondSteps) => {
  const gate = loginGate(db, captchas);

  const keepAct = (tx: Database, operator: OperatorRow, act: string, { ip, requestId }: SignInFrom) =>
    staffActsService(tx).record({ act, subject: operator.account, details: {}, operatorId: operator.id, ip, requestId });
  const open = async (tx: Database, operator: OperatorRow, act: string, from: SignInFrom): Promise<OperatorSession> => {
    await operatorRepository(tx).signedIn(operator.id);
    await keepAct(tx, operator, act, from);
    return { token: await sessionService(tx).open({ operatorId: operator.id, isStaff: true }, from), operator: seen(operator) };
  };
  const welcome = async ({ account }: OperatorRow, from: SignInFrom) => {
    await gate.passed(numberOf.operator(account), from);
    await loginDevices(db).remember(numberOf.operator(account), from);
  };

  return {
    /** @throws LOGIN_PAUSED, CAPTCHA_REQUIRED, CAPTCHA_WRONG, LOGIN_PASSWORD_WRONG, also for an account that is not there, disabled, or whose one-time password is over */
    async begin(account: string, password: string, captcha: CaptchaAnswer, from: SignInFrom): Promise<SignInStep> {
      const attempt = await gate.admit(numberOf.operator(account), 'staff', captcha, from);
      const operator = await operatorRepository(db).byAccount(account);
      const isRight = await isPassword(password, operator?.passwordHash);
      const isCaptchaNeeded = await attempt.failed();
      if (!isRight || !operator?.isEnabled || isOver(operator)) throw new MallError('LOGIN_PASSWORD_WRONG', { isCaptchaNeeded });
      return tickets(db).give(operator);
    },

    /** Puts a password of one's own in the place of a one-time one, which is used up by that. @throws SIGN_IN_EXPIRED, PASSWORD_WEAK also for the same */
    async setPassword(token: string, password: string, from: SignInFrom): Promise<SignInStep> {
      if (!isStrongPassword(password)) throw new MallError('PASSWORD_WEAK');
      const { operator } = await tickets(db).read(token, 'newPassword');
      if (await isPassword(password, operator.passwordHash)) throw new MallError('PASSWORD_WEAK');
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const { ticket } = await tickets(tx).lock(token, 'newPassword');
        const changed = await operatorRepository(tx).changeCredentials(operator.id, { passwordHash, passwordExpiresAt: null });
        await ticketRepository(tx).delete(ticket.tokenHash);
        await sessionService(tx).closeAllOfOperator(operator.id);
        await keepAct(tx, operator, 'setPassword', from);
        return tickets(tx).give(changed);
      });
    },

    /** The secret for an authenticator. Asked twice it is the same. @throws SIGN_IN_EXPIRED */
    async beginEnrolment(token: string): Promise<Enrolment> {
      const { secret, account } = await db.transaction(async (tx) => {
        const { ticket, operator } = await tickets(tx).lock(token, 'enrolment');
        const owner = ownerOfSecret(operator.id);
        const kept = ticket.secret ? steps.sealed.open(ticket.secret, owner) : randomBytes(20);
        if (!ticket.secret) await ticketRepository(tx).change(ticket.tokenHash, { secret: steps.sealed.seal(kept, owner) });
        return { secret: base32(kept), account: operator.account };
      });
      const url = `otpauth://totp/${encodeURIComponent(`百工商城:${account}`)}?${new URLSearchParams({ secret, issuer: '百工商城' })}`;
      return { secret, url, image: await qrCode(url) };
    },

    /** @throws SIGN_IN_EXPIRED, SECOND_STEP_WRONG */
    async finishEnrolment(token: string, code: string, from: SignInFrom): Promise<OperatorSession & { recoveryCodes: string[] }> {
      const recoveryCodes = newRecoveryCodes();
      const outcome = await db.transaction(async (tx) => {
        const { ticket, operator } = await tickets(tx).lock(token, 'enrolment');
        if (!ticket.secret) throw new MallError('SIGN_IN_EXPIRED');
        const step = stepOf(steps.sealed.open(ticket.secret, ownerOfSecret(operator.id)), code);
        if (step === undefined) return { triesLeft: await countTry(tx, ticket) };
        const operators = operatorRepository(tx);
        const changed = await operators.changeCredentials(operator.id, { secondStep: ticket.secret, lastStep: step });
        await operators.keepRecoveryCodes(
          operator.id,
          recoveryCodes.map((one) => steps.hashOf(operator.id, one)),
        );
        await ticketRepository(tx).delete(ticket.tokenHash);
        // What was opened with the password alone ends.
        await sessionService(tx).closeAllOfOperator(operator.id);
        await keepAct(tx, operator, 'setSecondStep', from);
        return { operator, session: await open(tx, changed, 'signIn', from) };
      });
      if (outcome.session === undefined) throw new MallError('SECOND_STEP_WRONG', { triesLeft: outcome.triesLeft });
      await welcome(outcome.operator, from);
      return { ...outcome.session, recoveryCodes };
    },

    /** @throws SIGN_IN_EXPIRED, SECOND_STEP_WRONG */
    async verify(token: string, code: string, from: SignInFrom): Promise<OperatorSession> {
      const outcome = await db.transaction(async (tx): Promise<(Passed & { session: OperatorSession }) | { triesLeft: number }> => {
        const { ticket, operator } = await tickets(tx).lock(token, 'secondStep');
        const by = await steps.use(tx, operator, code);
        if (!by) return { triesLeft: await countTry(tx, ticket) };
        await ticketRepository(tx).delete(ticket.tokenHash);
        const how = by === 'code' ? 'signIn' : 'useRecoveryCode';
        return { operator, how, session: await open(tx, operator, how, from) };
      });
      if ('triesLeft' in outcome) throw new MallError('SECOND_STEP_WRONG', { triesLeft: outcome.triesLeft });
      await welcome(outcome.operator, from);
      return outcome.session;
    },
  };
};

/** Nightly: tickets that are over. */
export const removeOldTickets = (db: Database): Promise<void> => ticketRepository(db).deleteExpired();
