import type { NotificationFacts } from '@mall/domain/notification';
import type { Database } from '../../database/database.ts';
import { accountService } from '../../modules/account/account.service.ts';
import type { CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';

type Kind = 'creditBillClosed' | 'creditBillMoved' | 'creditBillDue' | 'creditBillOverdue';

/** Tells who runs the company's account, in the transaction of what happened (rule credit-bill 24). @param about tells apart what is told of a bill more than once */
export async function tellManagers<K extends Kind>(
  tx: Database,
  { id, customerId }: CreditBillRow,
  kind: K,
  facts: NotificationFacts[K],
  about = '',
): Promise<void> {
  const people = await accountService(tx).people(customerId);
  for (const { id: kpId } of people.filter(({ isManager }) => isManager))
    await notificationService(tx).tell({ kpId, customerId }, kind, `credit-bill:${id}${about && `:${about}`}`, facts);
}
