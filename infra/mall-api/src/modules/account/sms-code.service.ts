import { createHash, randomInt } from 'node:crypto';
import { captchaFrom, captchaLevelOfCodes, decideSend, smsCode, smsText, sourceOf } from '@mall/domain/account';
import { SmsNotSent, type SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { smsCodeRepository } from './sms-code.repository.ts';

/** So many codes an hour and source, even for who solves a captcha for each. */
const mostOfSource = 1000;
const hashOf = (phone: string, code: string) => createHash('sha256').update(`${phone}:${code}`).digest();

/** Codes by text message (rules login 50–52, 61). Only the newest code of a number counts, and only once. */
export const smsCodeService = (db: Database, sms: SmsPort) => ({
  /** How hard a captcha has to come before this address gets another code. */
  levelFor: async (ip: string): Promise<number> => captchaLevelOfCodes(await smsCodeRepository(db).countOfSource(sourceOf(ip))),
  /**
   * @param proved how hard a captcha was solved for it, 0 for none
   * @throws SMS_TOO_SOON with `waitSeconds`, SMS_TOO_MANY, CAPTCHA_REQUIRED, SMS_NOT_SENT
   */
  async send(phone: string, ip: string, proved: number): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const id = await db.transaction(async (tx) => {
      const codes = smsCodeRepository(tx);
      await codes.lock(phone);
      const decision = decideSend(await codes.sentTo(phone), new Date().toISOString());
      if (!decision.ok)
        throw 'waitSeconds' in decision
          ? new MallError(decision.reason, { waitSeconds: decision.waitSeconds })
          : new MallError(decision.reason);
      if (!(await codes.countForSource(sourceOf(ip), proved > 0 ? mostOfSource : captchaFrom.codesOfSource)))
        throw new MallError('CAPTCHA_REQUIRED');
      return codes.insert(phone, hashOf(phone, code), ip, smsCode.lifeSeconds);
    });
    try {
      await sms.send(db, phone, smsText(code));
    } catch (error) {
      if (!(error instanceof SmsNotSent)) throw error;
      await smsCodeRepository(db).remove(id);
      throw new MallError('SMS_NOT_SENT');
    }
  },
  /** Uses a code up. Of two at the same moment one gets true. */
  use: (phone: string, code: string): Promise<boolean> => smsCodeRepository(db).use(phone, hashOf(phone, code), smsCode.tries),
});

/** Nightly: codes and counts whose time is over. */
export const removeOldCodes = (db: Database): Promise<void> => smsCodeRepository(db).deleteOld();
