import { type AfterSalesEvent, afterSalesStatusNames, decideStep } from '@mall/domain/after-sales';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { afterSalesService, factsOf } from '../../modules/after-sales/after-sales.service.ts';
import type { CaseRow } from '../../modules/after-sales/case.types.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';

/** A case as it is under the lock of its order. */
export interface HeldCase {
  row: CaseRow;
  order: OrderRow;
}

/**
 * Locks a case by its order (rule payment 36) and makes sure that the step may be taken: whoever came first has it.
 * @param customerId left out: for staff. @throws {MallError} AFTER_SALES_NOT_FOUND, AFTER_SALES_STEP_REFUSED
 */
export async function holdCase(tx: Database, id: string, event: AfterSalesEvent, customerId?: number): Promise<HeldCase> {
  const cases = afterSalesService(tx);
  const { orderId } = await cases.read(id, customerId);
  const order = await orderService(tx).lock(orderId);
  const row = await cases.read(id, customerId);
  if (!decideStep(factsOf(row), event).ok)
    throw new MallError('AFTER_SALES_STEP_REFUSED', { status: row.status, statusName: afterSalesStatusNames[row.status] });
  return { row, order };
}

/** Tells who asked what became of it, in the transaction in which it did. @param said a sentence that goes on from 您的售后单SH… */
export const tellOfCase = (
  tx: Database,
  { id, caseNumber, kpId, customerId }: CaseRow,
  event: AfterSalesEvent,
  title: string,
  said: string,
) =>
  notificationService(tx).tell({ kpId, customerId }, 'afterSalesMoved', `after-sales:${id}:${event}`, {
    ...{ id, afterSalesNumber: caseNumber, title, said },
  });
