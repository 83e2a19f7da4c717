import type { Database } from '../database/database.ts';
import { captchaService } from '../modules/account/captcha.service.ts';
import { scanLoginService } from '../modules/account/scan-login.service.ts';
import { sessionService } from '../modules/account/session.service.ts';
import { smsCodeService } from '../modules/account/sms-code.service.ts';
import type { Jobs } from './jobs.ts';

const nobody = { send: async () => {} };

/** Removes what is of no use any more, every night at three: expired sessions, codes, pictures, scans, and answers kept for old keys. */
export async function startHousekeeping(jobs: Jobs, db: Database) {
  await jobs.repeat('housekeeping', '0 3 * * *', async () => {
    await sessionService(db).removeExpired();
    await smsCodeService(db, nobody).removeOld();
    await captchaService(db).removeExpired();
    await scanLoginService(db, '').removeExpired();
    await db.sql`delete from idempotent_answer where created_at < now() - interval '7 days'`;
    await db.sql`delete from register_token where expires_at < now() - interval '1 day'`;
    await db.sql`delete from login_failure where last_at < now() - interval '2 days'`;
    await db.sql`delete from client_error where last_at < now() - interval '30 days'`;
  });
}
