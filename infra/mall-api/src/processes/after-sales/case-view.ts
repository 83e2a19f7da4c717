import type { AfterSalesCard, AfterSalesInfo } from '@mall/api-contract/after-sales';
import {
  afterSalesKindNames,
  afterSalesReasons,
  afterSalesStatusNames,
  comesBack,
  isForMoney,
  isOpen,
  nextSteps,
} from '@mall/domain/after-sales';
import { paidForPieces } from '@mall/domain/discount';
import { paymentMethodNames, shareRefund } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { afterSalesService, factsOf } from '../../modules/after-sales/after-sales.service.ts';
import type { CaseLineRow, CaseRow } from '../../modules/after-sales/case.types.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderItemRow } from '../../modules/order/order.types.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { receiveAddress } from './buyer-moves.ts';
import { productOf } from './claims.ts';
import { refundRequest } from './settle-return.ts';
import { settledPieces } from './sound-goods.ts';

/** What went back for a line, or will: what was paid for its pieces. */
const refundOf = (row: CaseRow, line: CaseLineRow, item: OrderItemRow, refunded: number): number => {
  if (line.refund !== null || !isOpen(row.status) || !isForMoney(row.kind)) return line.refund ?? 0;
  const { quantity, total, discount, discountParts: parts } = item;
  return paidForPieces({ quantity, total, discount, parts }, refunded, settledPieces(line)).paid;
};

/** Cases as lists show them: as many queries for a page as for one. */
export async function caseCards(db: Database, rows: readonly CaseRow[]): Promise<AfterSalesCard[]> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const cases = afterSalesService(db);
  const [items, lines, pieces] = await Promise.all([
    orderService(db).itemsOf(orderIds),
    cases.lines(rows.map(({ id }) => id)),
    cases.pieces(orderIds),
  ]);
  const byId = new Map(items.map((item) => [item.id, item]));
  return rows.map((row) => {
    const own = lines.filter(({ caseId }) => caseId === row.id);
    const shown = own.map((line) => {
      const item = byId.get(line.orderItemId)!;
      const { quantity, receivedQuantity } = line;
      return { ...productOf(item), quantity, receivedQuantity, refundFen: refundOf(row, line, item, pieces.get(item.id)?.refunded ?? 0) };
    });
    const events = nextSteps(factsOf(row)).map(({ event }) => event);
    return {
      id: row.id,
      afterSalesNumber: row.caseNumber,
      ...{ orderId: row.orderId, orderNumber: row.orderNumber, createdAt: row.createdAt, contactName: row.contactName },
      ...{ kind: row.kind, kindName: afterSalesKindNames[row.kind] },
      ...{ reason: row.reason, reasonName: afterSalesReasons[row.reason].name },
      ...{ status: row.status, statusName: afterSalesStatusNames[row.status] },
      isApproved: row.approvedAt !== null,
      refundFen: shown.reduce((sum, { refundFen }) => sum + refundFen, 0),
      lines: shown,
      ...{ canCancel: events.includes('cancel'), canSendIn: events.includes('sendIn') },
    };
  });
}

/** Where money went back to, or will (rule after-sales 8). */
async function refundsOf(db: Database, row: CaseRow, expected: number): Promise<AfterSalesInfo['refunds']> {
  const subject = anOrder(row.orderId);
  const asked = await refundService(db).asked(subject, refundRequest(row.id));
  const shared = asked.length === 0 && expected > 0 ? shareRefund(await paymentLedger(db).received(subject), expected) : undefined;
  const ways = shared?.ok ? shared.shares.map(({ from, amount }) => ({ method: from.method, amount, isDone: false })) : asked;
  return ways.map(({ method, amount, isDone }) => ({ method, methodName: paymentMethodNames[method], amountFen: amount, isDone }));
}

/** A case with all there is to it. */
export async function caseInfo(db: Database, files: FileService, row: CaseRow): Promise<AfterSalesInfo> {
  const [[card], proofs, events, address, replacement] = await Promise.all([
    caseCards(db, [row]),
    files.views(row.proofs),
    afterSalesService(db).events(row.id),
    comesBack(row.kind) && row.approvedAt !== null ? receiveAddress(db, row) : null,
    row.replacementOrderId === null ? null : orderService(db).peek(row.replacementOrderId),
  ]);
  return {
    ...card!,
    ...{ customerName: row.customerName, description: row.description, proofs, rejectReason: row.rejectReason },
    ...{ approvedAt: row.approvedAt ?? '', completedAt: row.completedAt ?? '', expressNumbers: row.expressNumbers },
    receiveAddress: address,
    replacement: replacement && { orderId: replacement.id, orderNumber: replacement.orderNumber },
    sentOut: row.sentCarrier ? { carrier: row.sentCarrier, trackingNumber: row.sentTrackingNumber } : null,
    refunds: await refundsOf(db, row, card!.refundFen),
    events,
  };
}
