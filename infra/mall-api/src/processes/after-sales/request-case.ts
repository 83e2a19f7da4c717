import {
  type AfterSalesKind,
  type AfterSalesReason,
  afterSalesKindNames,
  afterSalesReasons,
  decideRequest,
  isProof,
  mostProofs,
} from '@mall/domain/after-sales';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { claimsOf } from './claims.ts';

export interface CaseRequest {
  orderId: string;
  kind: AfterSalesKind;
  reason: AfterSalesReason;
  description: string;
  lines: readonly { orderItemId: number; quantity: number }[];
  /** Ids of files. */
  proofs: readonly string[];
}

/**
 * Opens a case over pieces of an order (rules after-sales 1–5). The order is locked, so what two people ask for at once is counted one after the other.
 * @param files left out where nothing proves it
 * @throws {MallError} ORDER_NOT_FOUND, FILE_NOT_FOUND, AFTER_SALES_PROOF_INVALID and what `decideRequest` refuses
 */
export const requestCase = (
  db: Database,
  kp: Kp,
  asked: CaseRequest,
  files?: FileService,
): Promise<{ id: string; afterSalesNumber: string }> =>
  db.transaction(async (tx) => {
    const order = await orderService(tx).lock(asked.orderId, kp.customerId);
    const [claims] = await claimsOf(tx, [order]);
    const decision = decideRequest(asked, claims!, new Date().toISOString());
    if (!decision.ok) {
      const { ok: _, reason, ...details } = decision;
      throw new MallError(reason, details as never);
    }
    const proofs = [...new Set(asked.proofs)];
    await keepProofs(tx, files, kp, proofs);
    const { contactName } = await accountService(tx).facts(kp.kpId);
    const { orderId, kind, reason, description, lines } = asked;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const opened = await afterSalesService(tx).open(
      {
        ...{ orderId, kind, reason, description: description.trim(), proofs, contactName },
        ...{ orderNumber: order.orderNumber, customerId: kp.customerId, kpId: kp.kpId, customerName: order.customerName },
        lines: lines.map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
      },
      `${contactName}申请${afterSalesKindNames[kind]}${pieces}件：${afterSalesReasons[reason].name}`,
    );
    await orderService(tx).note(orderId, `申请售后${opened.caseNumber}：${afterSalesKindNames[kind]}${pieces}件`);
    return { id: opened.id, afterSalesNumber: opened.caseNumber };
  });

/** Refers to the company's own files, each known by its content to be a proof. */
async function keepProofs(tx: Database, files: FileService | undefined, { customerId }: Kp, proofs: string[]): Promise<void> {
  if (proofs.length > mostProofs) throw new MallError('AFTER_SALES_PROOF_INVALID');
  if (proofs.length === 0) return;
  if (!files) throw new MallError('FILE_NOT_FOUND');
  const kept = await files.find(proofs, customerId);
  if (!kept.every(({ type }) => isProof(type))) throw new MallError('AFTER_SALES_PROOF_INVALID');
  await files.use(tx, proofs, customerId);
}
