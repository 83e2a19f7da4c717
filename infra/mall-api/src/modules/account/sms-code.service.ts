import { createHash, randomInt } from 'node:crypto';
import { decideSend, smsCode, smsText } from '@mall/domain/account';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { smsCodeRepository } from './sms-code.repository.ts';

const hashOf = (phone: string, code: string) => createHash('sha256').update(`${phone}:${code}`).digest();

/** Codes by text message (rules login 50–52). Only the newest code of a number counts, and only once. */
export const smsCodeService = (db: Database, sms: SmsPort) => ({
  /** Has this address asked for so many codes that a picture has to be read first? */
  isAddressBusy: async (ip: string): Promise<boolean> => (await smsCodeRepository(db).countOfAddress(ip)) >= smsCode.perHourOfOneAddress,
  /** @throws SMS_TOO_SOON with `waitSeconds`, SMS_TOO_MANY */
  async send(phone: string, ip: string): Promise<void> {
    await db.transaction(async (tx) => {
      const codes = smsCodeRepository(tx);
      await codes.lock(phone);
      const decision = decideSend(await codes.sentTo(phone), new Date().toISOString());
      if (!decision.ok)
        throw 'waitSeconds' in decision
          ? new MallError(decision.reason, { waitSeconds: decision.waitSeconds })
          : new MallError(decision.reason);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await codes.insert(phone, hashOf(phone, code), ip, smsCode.lifeSeconds);
      await sms.send(tx, phone, smsText(code));
    });
  },
  /** Uses a code up. Of two at the same moment one gets true. */
  use: (phone: string, code: string): Promise<boolean> => smsCodeRepository(db).use(phone, hashOf(phone, code), smsCode.tries),
  removeOld: () => smsCodeRepository(db).deleteOld(),
});
