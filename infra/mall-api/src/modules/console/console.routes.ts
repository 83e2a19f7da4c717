import { consoleCalls as calls } from '@mall/api-contract/console';
import type { FastifyInstance } from 'fastify';
import { mailOutboxRepository } from '../../adapters/mail/mail-outbox.repository.ts';
import { smsOutboxRepository } from '../../adapters/sms-outbox.repository.ts';
import { embeddedWechat } from '../../adapters/wechat/embedded-wechat.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { accountService } from '../account/account.service.ts';
import { scanLoginService } from '../account/scan-login.service.ts';
import { wechatBinding } from '../account/wechat-binding.service.ts';
import { authenticators, type KnownStaff } from '../operator/known-staff.ts';

interface ConsoleParts {
  db: Database;
  mallUrl: string;
  installationKey: Buffer;
  staff: readonly KnownStaff[];
}

/** The outside world on one page: the text messages that would have been sent, and the phone that scans. Only beside embedded adapters. */
export function consoleRoutes(app: FastifyInstance, { db, mallUrl, installationKey, staff }: ConsoleParts) {
  const scans = scanLoginService(db, mallUrl);
  route(app, calls.getSmsMessages, ({ phone }) => smsOutboxRepository(db).latest(phone));
  route(app, calls.getMailMessages, ({ to }) => mailOutboxRepository(db).latest(to));
  route(app, calls.getWechatScans, () => scans.open());
  route(app, calls.getAccounts, () => accountService(db).examples(50));
  route(app, calls.getAuthenticators, () => authenticators(db, installationKey, staff));
  route(app, calls.scanWechatCode, ({ token, isBound = true }) => scans.move(token, ['waiting'], isBound ? 'scanned' : 'unbound'));
  route(app, calls.confirmWechatScan, async ({ token, kpId }) => {
    if (!(await accountService(db).exists(kpId))) throw new MallError('NOT_FOUND', { kpId });
    return scans.move(token, ['waiting', 'scanned', 'unbound'], 'confirmed', { kpId });
  });
  route(app, calls.bindWechatScanOnPage, ({ token }) => scans.move(token, ['unbound'], 'binding', { purpose: 'login' }));
  route(app, calls.makeWechatCode, async ({ kpId }) => {
    const binding = wechatBinding(db);
    if (kpId !== undefined && !(await accountService(db).exists(kpId))) throw new MallError('NOT_FOUND', { kpId });
    return { code: await embeddedWechat(db).makeCode(kpId === undefined ? binding.newIdentity() : await binding.identityOf(kpId)) };
  });
  route(app, calls.refuseWechatScan, ({ token }) => scans.move(token, ['waiting', 'scanned', 'unbound', 'binding'], 'refused'));
}
