import type { ApprovalFacts } from '@mall/api-contract/webhook';
import { type ApprovalStatus, approvalNumber, approvalStatusNames, canMove, keptUntil, lapsesAt } from '@mall/domain/approval';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { notificationService } from '../notification/notification.service.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import type { Need } from './approval-needs.service.ts';
import { approvalRequestRepository, type NeedRow, type RequestFilter, type RequestRow } from './approval-request.repository.ts';

export type { NeedRow, RequestFilter, RequestRow } from './approval-request.repository.ts';

/** What is submitted: an order as it would be, and what is held of it. */
export type NewRequest = Pick<RequestRow, 'submittedBy' | 'content' | 'quote' | 'source' | 'cardSaved' | 'department'>;

const factsOf = ({ content, ...row }: RequestRow, needs: readonly NeedRow[], name: (kpId: number) => string): ApprovalFacts => ({
  ...{ id: row.id, approvalNumber: row.approvalNumber, status: row.status, customerId: row.customerId, contactId: row.kpId },
  ...{ contactName: content.contactName, projectNumber: content.projectNumber, department: row.department },
  ...{ paymentMethod: content.paymentMethod, payableFen: row.payable, submittedAt: row.submittedAt },
  needs: needs.map(({ name: of, why, answeredBy }) => ({ name: of, why, answeredBy: answeredBy === null ? '' : name(answeredBy) })),
  lines: content.items.map(({ skuNumber: sku, productName, quantity, unitPrice: unitPriceFen, total: totalFen }) => ({
    ...{ sku, productName, quantity, unitPriceFen, totalFen },
  })),
});

/**
 * Requests for a colleague's word and their states (rules approval 2, 7, 8). What surrounds them belongs to the process that calls this inside its
 * transaction, with the request locked. Another company's request does not exist.
 */
export const approvalRequests = (db: Database) => {
  const requests = approvalRequestRepository(db);
  return {
    /** @throws {MallError} APPROVAL_NOT_FOUND */
    async read(customerId: number, id: string): Promise<RequestRow> {
      const row = await requests.find(id);
      if (row?.customerId !== customerId) throw new MallError('APPROVAL_NOT_FOUND');
      return row;
    },
    /** Locks it until the transaction ends. @param customerId left out: for jobs. @throws {MallError} APPROVAL_NOT_FOUND */
    async lock(id: string, customerId?: number): Promise<RequestRow> {
      const row = await requests.lock(id);
      if (!row || (customerId !== undefined && row.customerId !== customerId)) throw new MallError('APPROVAL_NOT_FOUND');
      return row;
    },
    ofOrder: requests.ofOrder,
    ofPage: requests.ofPage,
    page: requests.page,
    count: (filter: RequestFilter) => requests.count(filter),
    waiting: requests.waiting,
    overdue: async (now: string): Promise<string[]> => (await requests.overdue(now, 200)).map(({ id }) => id),
    needs: requests.needs,
    events: requests.events,
    keep: requests.keep,
    takeKept: requests.takeKept,
    setNeeds: requests.setNeeds,
    note: async (id: string, text: string): Promise<void> => void (await requests.addEvent(id, text)),
    change: async (id: string, changes: Partial<Pick<RequestRow, 'isKept'>>): Promise<void> => void (await requests.update(id, changes)),

    /** @param again a locked request that was sent back: this is its new content. @throws {MallError} APPROVAL_STEP_REFUSED */
    async submit(
      made: NewRequest,
      needs: readonly Need[],
      again: RequestRow | undefined,
      now = new Date().toISOString(),
    ): Promise<RequestRow> {
      if (again && !canMove(again.status, 'submitted')) throw refusedStep(again);
      const { customerId, kpId, quoteToken, requestHash, payable } = made.content;
      const said = {
        ...{ ...made, status: 'submitted' as const, round: (again?.round ?? 0) + 1, quoteToken, requestHash, payable, isKept: true },
        ...{ keptUntil: keptUntil(now), submittedAt: now, lapsesAt: lapsesAt(now), answer: '' },
      };
      const id = again?.id ?? opaqueId();
      if (again) await requests.update(id, said);
      else {
        const number = approvalNumber(now, await requests.nextSequence());
        await requests.insert({ id, approvalNumber: number, customerId, kpId, orderId: opaqueId(), orderNumber: '', ...said });
      }
      await requests.setNeeds(
        id,
        needs.map(({ key, name, why }) => ({ key, name, why, answeredBy: null, answeredAt: null })),
      );
      return (await requests.find(id))!;
    },

    /** @throws {MallError} APPROVAL_STEP_REFUSED */
    async move(
      row: RequestRow,
      status: ApprovalStatus,
      event: string,
      changes: Partial<Pick<RequestRow, 'answer' | 'orderNumber' | 'content' | 'payable' | 'lapsesAt'>> = {},
    ) {
      if (!canMove(row.status, status)) throw refusedStep(row);
      const endedAt = status === 'changed' ? null : new Date().toISOString();
      const all = { status, endedAt, ...changes };
      await requests.update(row.id, all);
      await requests.addEvent(row.id, event);
      // Nobody is asked any more: what wasn't sent yet isn't.
      await notificationService(db).withhold(['approvalRequested'], subjectOf(row));
      return { ...row, ...all };
    },

    /** Tells other systems, with the request locked (rule webhook 2). */
    async tell(
      row: RequestRow,
      type: 'approval.requested' | 'approval.approved' | 'approval.rejected',
      names: ReadonlyMap<number, { name: string }>,
    ) {
      const approval = factsOf(row, await requests.needs([row.id]), (kpId) => names.get(kpId)?.name ?? '');
      const subject = subjectOf(row);
      const { record } = webhookService(db);
      if (type === 'approval.approved')
        await record({ type, subject, data: { approval, orderId: row.orderId, orderNumber: row.orderNumber } });
      else if (type === 'approval.rejected') await record({ type, subject, data: { approval, reason: row.answer } });
      else await record({ type, subject, data: { approval } });
    },
  };
};

export const subjectOf = ({ id }: Pick<RequestRow, 'id'>): string => `approval:${id}`;
export const refusedStep = ({ status }: Pick<RequestRow, 'status'>): MallError =>
  new MallError('APPROVAL_STEP_REFUSED', { status, statusName: approvalStatusNames[status] });
