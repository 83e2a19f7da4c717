import { createHash } from 'node:crypto';
import type { CaptchaPort, CaptchaProof, CaptchaPurpose, CaptchaTask } from '../../adapters/captcha/captcha.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { captchaRepository } from './captcha.repository.ts';

const keptAs = (ticket: string) => `kept:${createHash('sha256').update(ticket).digest('base64url')}`;

/** Captchas, each solution good for one attempt (rule login 60). */
export const captchaCounter = (db: Database, port: CaptchaPort) => {
  const solutions = captchaRepository(db);
  /** @throws SERVICE_UNAVAILABLE the outside service doesn't answer: nobody gets in by its silence */
  const check: CaptchaPort['check'] = (proof, purpose) =>
    port.check(proof, purpose).catch((cause: unknown) => {
      throw Object.assign(new MallError('SERVICE_UNAVAILABLE'), { cause });
    });
  return {
    task: (level: number, purpose: CaptchaPurpose): Promise<CaptchaTask> => port.task(level, purpose),
    /** Is it solved? The ticket then stands for it, until used. */
    async solve(proof: CaptchaProof, purpose: CaptchaPurpose): Promise<boolean> {
      const solved = await check(proof, purpose);
      if (!solved || !(await solutions.useNow(solved, purpose))) return false;
      await solutions.keep(keptAs(proof.ticket), solved, purpose);
      return true;
    },
    /** Uses a proof up. @returns how hard it was, once; undefined for a proof that is wrong, too old, used, or for another purpose */
    async use(proof: CaptchaProof, purpose: CaptchaPurpose): Promise<number | undefined> {
      const kept = await solutions.useKept(keptAs(proof.ticket), purpose);
      if (kept !== undefined) return kept;
      const solved = await check(proof, purpose);
      return solved && (await solutions.useNow(solved, purpose)) ? solved.level : undefined;
    },
  };
};

/** Nightly: solutions whose time is over. */
export const removeOldCaptchas = (db: Database): Promise<void> => captchaRepository(db).deleteExpired();
