import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';

interface Whom {
  kpId: number;
  customerId: number;
}

/** Tells somebody that their account's safety was changed (rule account 40): on the bell, by SMS and by mail. */
export const tellOfSafety = (db: Database, whom: Whom, title: string, said: string): Promise<void> =>
  notificationService(db).tell(whom, 'accountSecurity', `security:${opaqueId()}`, { title, said, path: '/customer/securitySettings' });

/** Tells somebody what became of a matter of their company. @param subject `topUp:…`: told once */
export const tellOfCompany = (
  db: Database,
  whom: Whom,
  subject: string,
  facts: { title: string; said: string; path: string },
): Promise<void> => notificationService(db).tell(whom, 'companyMoved', subject, facts);
