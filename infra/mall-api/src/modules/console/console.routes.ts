import { consoleCalls as calls } from '@mall/api-contract/console';
import type { FastifyInstance } from 'fastify';
import { smsOutboxRepository } from '../../adapters/sms-outbox.repository.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { accountService } from '../account/account.service.ts';
import { scanLoginService } from '../account/scan-login.service.ts';

/** The outside world on one page: the text messages that would have been sent, and the phone that scans. Only beside embedded adapters. */
export function consoleRoutes(app: FastifyInstance, db: Database) {
  const scans = scanLoginService(db, '');
  route(app, calls.getSmsMessages, ({ phone }) => smsOutboxRepository(db).latest(phone));
  route(app, calls.getWechatScans, () => scans.open());
  route(app, calls.getAccounts, () => accountService(db).examples(50));
  route(app, calls.scanWechatCode, ({ token, isBound = true }) => scans.move(token, ['waiting'], isBound ? 'scanned' : 'unbound'));
  route(app, calls.confirmWechatScan, async ({ token, kpId }) => {
    const { customerId } = await accountService(db)
      .facts(kpId)
      .catch(() => ({ customerId: 0 }));
    if (customerId === 0) throw new MallError('NOT_FOUND', { kpId });
    return scans.move(token, ['waiting', 'scanned', 'unbound'], 'confirmed', kpId);
  });
  route(app, calls.refuseWechatScan, ({ token }) => scans.move(token, ['waiting', 'scanned', 'unbound'], 'refused'));
}
