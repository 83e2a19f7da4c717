import { readExpressNumbers, receiveAddressOf } from '@mall/domain/after-sales';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import type { CaseRow } from '../../modules/after-sales/case.types.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { stockService } from '../../modules/stock/stock.service.ts';
import { holdCase } from './move-case.ts';

/** Where the goods of a case are sent: the warehouse that serves the order's province. */
export async function receiveAddress(db: Database, { orderId, caseNumber }: Pick<CaseRow, 'orderId' | 'caseNumber'>) {
  const { provinceId } = await orderService(db).peek(orderId);
  const { name } = await stockService(db).warehouseFor(provinceId);
  return receiveAddressOf(name, caseNumber);
}

/** What a buyer does with a case of their company; a request is a case that isn't approved yet. */
export const buyerMoves = (db: Database) => ({
  /** @param isRequest only while it waits to be looked at. @throws {MallError} AFTER_SALES_NOT_FOUND, AFTER_SALES_STEP_REFUSED */
  cancel: (customerId: number, id: string, isRequest: boolean) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'cancel', customerId);
      if (isRequest && row.approvedAt !== null)
        throw new MallError('AFTER_SALES_STEP_REFUSED', { status: row.status, statusName: '已审核' });
      await afterSalesService(tx).step(row, 'cancel', '买家取消了售后');
      await orderService(tx).note(row.orderId, `售后${row.caseNumber}已取消`);
    }),

  /** @throws {MallError} AFTER_SALES_NOT_FOUND, AFTER_SALES_STEP_REFUSED, AFTER_SALES_EXPRESS_INVALID */
  sendIn: (customerId: number, id: string, typed: string) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'sendIn', customerId);
      const expressNumbers = readExpressNumbers(typed);
      if (!expressNumbers) throw new MallError('AFTER_SALES_EXPRESS_INVALID');
      await afterSalesService(tx).step(row, 'sendIn', `买家已寄回，运单号${expressNumbers.join('、')}`, { expressNumbers });
    }),
});
