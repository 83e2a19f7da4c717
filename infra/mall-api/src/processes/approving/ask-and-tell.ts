import type { Database } from '../../database/database.ts';
import { approvalNeeds } from '../../modules/approval/approval-needs.service.ts';
import { approvalRequests, type RequestRow, subjectOf } from '../../modules/approval/approval-request.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';

/** Asks everybody whose word a request still waits for: on the bell, by mail and by SMS (rule approval 13). @returns their names */
export async function ask(tx: Database, row: RequestRow): Promise<string[]> {
  const { people, mayAnswer } = await approvalNeeds(tx).answerers(row.customerId);
  const open = (await approvalRequests(tx).needs([row.id])).filter(({ answeredBy }) => answeredBy === null);
  const asked = [...new Set(open.flatMap(({ key }) => mayAnswer(key, row)))].toSorted((a, b) => a - b);
  const facts = {
    ...{ id: row.id, approvalNumber: row.approvalNumber, buyer: row.content.contactName, amount: row.payable },
    why: open[0]?.why ?? '',
  };
  for (const kpId of asked)
    await notificationService(tx).tell({ kpId, customerId: row.customerId }, 'approvalRequested', `${subjectOf(row)}:${row.round}`, facts);
  return asked.map((kpId) => people.get(kpId)!.name);
}

/** Tells whoever buys, and whoever submitted it for them, what became of it. */
export async function tellBuyer(
  tx: Database,
  row: RequestRow,
  outcome: 'approved' | 'changed' | 'rejected' | 'lapsed',
  by: string,
  words: string,
): Promise<void> {
  const facts = { id: row.id, approvalNumber: row.approvalNumber, outcome, by, words };
  for (const kpId of new Set([row.kpId, row.submittedBy]))
    await notificationService(tx).tell(
      { kpId, customerId: row.customerId },
      'approvalAnswered',
      `${subjectOf(row)}:${row.round}:${outcome}`,
      facts,
    );
}
