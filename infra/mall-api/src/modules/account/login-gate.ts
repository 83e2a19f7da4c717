import { createHash } from 'node:crypto';
import { captchaLevel, decideAttempt, needsCaptcha, sourceOf } from '@mall/domain/account';
import type { CaptchaPort, CaptchaPurpose } from '../../adapters/captcha/captcha.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { captchaCounter } from './captcha.service.ts';
import { loginDeviceRepository } from './login-device.repository.ts';
import { loginFailureRepository, type Pair } from './login-failure.repository.ts';

export interface CaptchaAnswer {
  ticket?: string | undefined;
  randomStr?: string | undefined;
}

/** Where an attempt comes from. */
export type AttemptFrom = Pick<Caller, 'ip' | 'device'>;

/** What is guessed at. */
export const numberOf = {
  phone: (phone: string) => `phone:${phone}`,
  operator: (account: string) => `operator:${account}`,
  /** Every employee number is one number: who guesses them tries many. */
  employee: 'employee',
};

/** An attempt that was admitted and counts as failed until it is said to have succeeded. */
export interface Attempt {
  /** @returns whether a captcha comes before the next */
  failed(): Promise<boolean>;
  /** What the number failed with here is forgotten (rule login 59). An employee number that is right says nothing of the others: it takes back itself alone. */
  succeeded(): Promise<void>;
  /** It was no guess after all: it alone is taken back. */
  takenBack(): Promise<void>;
}

const hashOf = (device: string) => createHash('sha256').update(device).digest();

/** Devices a number has signed in on: known again by the cookie that the gateway sets. */
export const loginDevices = (db: Database) => ({
  async remember(number: string, { device }: Pick<Caller, 'device'>) {
    if (device) await loginDeviceRepository(db).remember(number, hashOf(device));
  },
  forget: (number: string) => loginDeviceRepository(db).forget(number),
});

/**
 * Guards attempts to log in (rules login 55–60). What is counted belongs to a number at a source: the device, where the account has signed in
 * on it before, else the address. So nobody can lock another person out, nor two people behind one router each other.
 */
export const loginGate = (db: Database, port: CaptchaPort) => {
  const captcha = captchaCounter(db, port);

  const pairOf = async (number: string, { ip, device }: AttemptFrom): Promise<Pair & { isKnownDevice: boolean }> => {
    const isKnownDevice = device !== '' && (await loginDeviceRepository(db).isKnown(number, hashOf(device)));
    return { number, source: isKnownDevice ? `device:${hashOf(device).toString('hex')}` : `ip:${sourceOf(ip)}`, isKnownDevice };
  };
  const levelIn = async (tx: Database, pair: Pair & { isKnownDevice: boolean }, scope: CaptchaPurpose['scope']) => {
    const failures = loginFailureRepository(tx);
    const counted = {
      isNeededHere: needsCaptcha(await failures.find(pair), new Date().toISOString()),
      failuresOfNumber: await failures.ofNumber(pair.number),
      numbersOfSource: await failures.numbersOf(pair.source),
      isKnownDevice: pair.isKnownDevice,
    };
    return captchaLevel(counted, scope === 'sms' || pair.number === numberOf.employee);
  };

  /** What is forgotten stays so: an attempt that begins meanwhile counts on from what is left, not from what it read before. */
  const forgiven = (number: string, forgive: (failures: ReturnType<typeof loginFailureRepository>) => Promise<void>) =>
    db.transaction(async (tx) => {
      const failures = loginFailureRepository(tx);
      await failures.lock(number);
      await forgive(failures);
    });

  return {
    /** Somebody got in here in a later call than the one that was admitted: what the number failed with here is forgotten. */
    async passed(number: string, from: AttemptFrom): Promise<void> {
      const pair = await pairOf(number, from);
      await forgiven(number, (failures) => failures.forget(pair));
    },
    /** How hard a captcha has to come before the next attempt, 0 for none. */
    async levelFor(number: string, scope: CaptchaPurpose['scope'], from: AttemptFrom): Promise<number> {
      return levelIn(db, await pairOf(number, from), scope);
    },
    /** Uses a proof up. @returns how hard it was @throws CAPTCHA_REQUIRED none was sent, CAPTCHA_WRONG */
    async prove({ ticket, randomStr = '' }: CaptchaAnswer, scope: CaptchaPurpose['scope'], { ip }: AttemptFrom): Promise<number> {
      if (!ticket) throw new MallError('CAPTCHA_REQUIRED');
      const level = await captcha.use({ ticket, randomStr }, { scope, source: sourceOf(ip) });
      if (level === undefined) throw new MallError('CAPTCHA_WRONG');
      return level;
    },
    /**
     * Admits one attempt. A way by SMS is never paused.
     * @throws LOGIN_PAUSED, CAPTCHA_REQUIRED, also for a proof that was easier than what is needed by now, CAPTCHA_WRONG
     */
    async admit(number: string, scope: CaptchaPurpose['scope'], answer: CaptchaAnswer, from: AttemptFrom): Promise<Attempt> {
      const pair = await pairOf(number, from);
      const now = () => new Date().toISOString();
      const decide = async (tx: Database) => {
        const state = await loginFailureRepository(tx).find(pair);
        const decision = decideAttempt(state, now());
        if (decision.ok) return decision.next;
        if (scope === 'sms') return { ...state, failures: state.failures + 1, lastAt: now() };
        throw new MallError('LOGIN_PAUSED', { pausedUntil: state.pausedUntil });
      };
      let proved = 0;
      if ((await levelIn(db, pair, scope)) > 0) {
        await decide(db);
        proved = await this.prove(answer, scope, from);
      }
      await db.transaction(async (tx) => {
        await loginFailureRepository(tx).lock(number);
        const next = await decide(tx);
        if ((await levelIn(tx, pair, scope)) > proved) throw new MallError('CAPTCHA_REQUIRED');
        await loginFailureRepository(tx).begin(pair, next);
      });
      return {
        async failed() {
          await loginFailureRepository(db).judge(pair);
          return (await levelIn(db, pair, scope)) > 0;
        },
        succeeded: () => forgiven(number, (failures) => (number === numberOf.employee ? failures.takeBack(pair) : failures.forget(pair))),
        takenBack: () => forgiven(number, (failures) => failures.takeBack(pair)),
      };
    },
  };
};

/** Nightly: counts of failures and devices that say nothing any more. */
export async function removeOldGuesses(db: Database): Promise<void> {
  await loginFailureRepository(db).deleteOld();
  await loginDeviceRepository(db).deleteOld();
}
