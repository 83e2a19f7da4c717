import { type AfterSalesEvent, afterSalesNumber, afterSalesStatusNames, type CaseFacts, decideStep } from '@mall/domain/after-sales';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { afterSalesRepository } from './after-sales.repository.ts';
import type { CaseChanges, CaseFilter, CaseRow, NewCase, PiecesInCases } from './case.types.ts';

/** What of a case its next step depends on. */
export const factsOf = ({ kind, status, expressNumbers, repairedAt }: CaseRow): CaseFacts => ({
  kind,
  status,
  isSentIn: expressNumbers.length > 0,
  isRepaired: repairedAt !== null,
});

/**
 * Cases and their states. Whoever changes one holds the lock of its order, so a case has no lock of its own; money, stock and parcels belong to the
 * process that calls this inside its transaction. To another company a case isn't there.
 */
export const afterSalesService = (db: Database) => {
  const cases = afterSalesRepository(db);
  return {
    /** Opens a case over pieces of a locked order; what may be asked for is judged before. */
    async open(asked: NewCase, event: string, now = new Date().toISOString()): Promise<CaseRow> {
      const id = opaqueId();
      await cases.insert(id, afterSalesNumber(now, await cases.nextSequence()), asked, now);
      await cases.addEvent(id, event);
      return (await cases.find(id))!;
    },
    /** @param customerId left out: for staff. @throws {MallError} AFTER_SALES_NOT_FOUND */
    async read(id: string, customerId?: number): Promise<CaseRow> {
      const row = await cases.find(id);
      if (!row || (customerId !== undefined && row.customerId !== customerId)) throw new MallError('AFTER_SALES_NOT_FOUND');
      return row;
    },
    /**
     * Takes a step of a case whose order is locked. @returns the case as it is now
     * @throws {MallError} AFTER_SALES_STEP_REFUSED where the table of rule after-sales 6 has no such step
     */
    async step(row: CaseRow, event: AfterSalesEvent, text: string, changes: Omit<CaseChanges, 'status'> = {}): Promise<CaseRow> {
      const decision = decideStep(factsOf(row), event);
      if (!decision.ok) throw new MallError(decision.reason, { status: row.status, statusName: afterSalesStatusNames[row.status] });
      const now = new Date().toISOString();
      const all = { ...changes, status: decision.to, ...(decision.to === 'completed' ? { completedAt: now } : {}) };
      await cases.update(row.id, all);
      await cases.addEvent(row.id, text);
      return { ...row, ...all };
    },
    lines: cases.lines,
    setLine: cases.setLine,
    events: cases.events,
    page: cases.page,
    waiting: (filter: CaseFilter) => cases.waiting(filter),
    /** By line of these orders, lines in no case left out. */
    pieces: async (orderIds: readonly string[]): Promise<Map<number, PiecesInCases>> =>
      new Map((await cases.pieces(orderIds)).map((one) => [one.orderItemId, one])),
    replacements: async (orderIds: readonly string[]): Promise<Set<string>> => new Set(await cases.replacements(orderIds)),
  };
};
