import { decideAttempt, isPaused, needsCaptcha, takeBack } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { captchaService } from './captcha.service.ts';
import { loginFailureRepository } from './login-failure.repository.ts';

export interface CaptchaAnswer {
  ticket?: string | undefined;
  randomStr?: string | undefined;
}

/** A number, an account or an address that attempts are counted for. */
export const subject = {
  phone: (phone: string) => `phone:${phone}`,
  operator: (account: string) => `operator:${account}`,
  ip: (ip: string) => `ip:${ip}`,
  /** Guesses of employee numbers from an address. */
  employee: (ip: string) => `employee:${ip}`,
};

const refusalOf = (reason: 'CAPTCHA_REQUIRED' | 'LOGIN_PAUSED', pausedUntil: string) =>
  reason === 'LOGIN_PAUSED' ? new MallError(reason, pausedUntil ? { pausedUntil } : undefined) : new MallError(reason);

/** Guards attempts to log in: a picture after 3 failures of a number or an address, a pause after 10 (rules login 55, 56). */
export const loginGate = (db: Database) => ({
  async isCaptchaNeeded(subjects: readonly string[]): Promise<boolean> {
    const now = new Date().toISOString();
    return (await loginFailureRepository(db).find(subjects)).some((state) => needsCaptcha(state, now));
  },
  /** Refuses while paused, without counting: for what isn't an attempt itself, such as asking for a code. */
  async refuseWhilePaused(subjects: readonly string[]) {
    const now = new Date().toISOString();
    const paused = (await loginFailureRepository(db).find(subjects)).find((state) => isPaused(state, now));
    if (paused) throw new MallError('LOGIN_PAUSED', { pausedUntil: paused.pausedUntil });
  },
  /** Uses up a solved picture. @throws CAPTCHA_REQUIRED none was sent, CAPTCHA_WRONG */
  async requireCaptcha({ ticket, randomStr = '' }: CaptchaAnswer) {
    if (!ticket) throw new MallError('CAPTCHA_REQUIRED');
    if (!(await captchaService(db).use(ticket, randomStr))) throw new MallError('CAPTCHA_WRONG');
  },
  /** Admits one attempt and counts it as failed until `succeeded` says otherwise. */
  async admit(subjects: readonly string[], captcha: CaptchaAnswer): Promise<void> {
    if (await this.isCaptchaNeeded(subjects)) {
      await this.refuseWhilePaused(subjects);
      await this.requireCaptcha(captcha);
    }
    const hasSolved = captcha.ticket !== undefined;
    const refusal = await db.transaction(async (tx) => {
      const failures = loginFailureRepository(tx);
      const now = new Date().toISOString();
      const decisions = [...(await failures.lock(subjects))].map(([name, state]) => ({
        name,
        state,
        decision: decideAttempt(state, hasSolved, now),
      }));
      for (const { decision, state } of decisions) if (!decision.ok) return refusalOf(decision.reason, state.pausedUntil);
      for (const { name, decision } of decisions) if (decision.ok) await failures.save(name, decision.next);
      return undefined;
    });
    if (refusal) throw refusal;
  },
  /** For guesses that ask for no picture: counted as failed until `forgive`; false while paused after ten. */
  async admitWithoutPicture(name: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      const failures = loginFailureRepository(tx);
      const state = (await failures.lock([name])).get(name)!;
      const decision = decideAttempt(state, true, new Date().toISOString());
      if (decision.ok) await failures.save(name, decision.next);
      return decision.ok;
    });
  },
  /** One counted attempt was right; the guesses before it stay counted. */
  async forgive(name: string) {
    await db.transaction(async (tx) => {
      const failures = loginFailureRepository(tx);
      await failures.save(name, takeBack((await failures.lock([name])).get(name)!));
    });
  },
  /** The attempt was right: the person's failures are forgotten, the address's count goes back by this one. */
  async succeeded(person: string, address: string) {
    await loginFailureRepository(db).forget(person);
    await this.forgive(address);
  },
  removeOld: () => loginFailureRepository(db).deleteOld(),
});
