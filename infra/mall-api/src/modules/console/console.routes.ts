import { type ConsoleAccount, consoleCalls as calls, type SmsMessage } from '@mall/api-contract/console';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { accountService } from '../account/account.service.ts';
import { scanLoginService } from '../account/scan-login.service.ts';

/** The outside world on one page: the text messages that would have been sent, and the phone that scans. Only beside embedded adapters. */
export function consoleRoutes(app: FastifyInstance, db: Database) {
  const scans = scanLoginService(db, '');
  route(
    app,
    calls.getSmsMessages,
    ({ phone }) =>
      db.sql<SmsMessage[]>`select id, phone, text, created_at from sms_message
        where ${phone ?? null}::text is null or phone = ${phone ?? null} order by id desc limit 50`,
  );
  route(app, calls.getWechatScans, () => scans.open());
  route(
    app,
    calls.getAccounts,
    () =>
      db.sql<ConsoleAccount[]>`select k.id as kp_id, k.phone as cell_phone, k.contact_name, c.name as company_name
        from kp k join customer c on c.id = k.customer_id where k.is_enabled order by k.id limit 50`,
  );
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
