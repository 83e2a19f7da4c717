import { smsOutboxRepository } from '../../adapters/sms-outbox.repository.ts';
import type { Database } from '../../database/database.ts';
import { idempotentAnswerRepository } from '../../http/idempotent-answer.repository.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { captchaService } from '../../modules/account/captcha.service.ts';
import { loginService } from '../../modules/account/login.service.ts';
import { scanLoginService } from '../../modules/account/scan-login.service.ts';
import { sessionService } from '../../modules/account/session.service.ts';
import { smsCodeService } from '../../modules/account/sms-code.service.ts';
import { layoutService } from '../../modules/layout/layout.service.ts';

const nobody = { send: async () => {} };

/** Removes what is of no use any more, every night at three: expired sessions, codes, pictures, scans, and answers kept for old keys. */
export async function startHousekeeping(jobs: Jobs, db: Database) {
  await jobs.repeat('housekeeping', '0 3 * * *', async () => {
    await sessionService(db).removeExpired();
    await smsCodeService(db, nobody).removeOld();
    await captchaService(db).removeExpired();
    await scanLoginService(db, '').removeExpired();
    await loginService(db, nobody).removeExpired();
    await layoutService(db).removeOldErrors();
    await smsOutboxRepository(db).deleteOld();
    await idempotentAnswerRepository(db).deleteOld();
  });
}
