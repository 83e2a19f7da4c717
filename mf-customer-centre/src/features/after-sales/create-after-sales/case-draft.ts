import { type AfterSalesKind, type AfterSalesReason, afterSalesReasons, isForMoney, reasonsOf } from '@mall/domain/after-sales';
import { paidForPieces } from '@mall/domain/discount';
import type { ClaimableLine, ClaimableOrder, Proof } from '../../../parts/after-sales/after-sales-types.ts';

/** What the buyer has chosen so far. */
export interface CaseDraft {
  kind: AfterSalesKind | undefined;
  reason: AfterSalesReason | undefined;
  description: string;
  /** Pieces by line; lines left out are not chosen. */
  pieces: Readonly<Record<number, number>>;
  proofs: readonly Proof[];
}

export const emptyDraft: CaseDraft = { kind: undefined, reason: undefined, description: '', pieces: {}, proofs: [] };

export type DraftFault = 'kind' | 'reason' | 'lines' | 'description';

/** Why a line can't be chosen for this kind and reason, '' where it can. */
export function lineRefusal(line: ClaimableLine, { kind, reason }: CaseDraft): string {
  if (line.claimableQuantity === 0) return '暂无可申请的数量';
  if (line.isNonStandard && reason && !afterSalesReasons[reason].isFault && kind !== 'repair')
    return '非标定制商品仅支持因质量问题申请售后';
  return '';
}

const chosenLines = (draft: CaseDraft, order: ClaimableOrder) =>
  order.lines.filter((line) => (draft.pieces[line.orderItemId] ?? 0) > 0 && !lineRefusal(line, draft));

/** What is still missing, in the words beside it. */
export function faultsOf(draft: CaseDraft, order: ClaimableOrder): Partial<Record<DraftFault, string>> {
  return {
    ...(draft.kind ? {} : { kind: '请选择售后类型' }),
    ...(draft.kind && !draft.reason ? { reason: '请选择原因' } : {}),
    ...(chosenLines(draft, order).length > 0 ? {} : { lines: '请选择要售后的商品和数量' }),
    ...(draft.reason === 'other' && !draft.description.trim() ? { description: '请说明原因' } : {}),
  };
}

/** What would go back for the chosen pieces, fen; 0 for kinds that end without money (rule after-sales 8). */
export function expectedRefund(draft: CaseDraft, order: ClaimableOrder): number {
  if (!draft.kind || !isForMoney(draft.kind)) return 0;
  return chosenLines(draft, order).reduce((sum, { orderItemId, quantity, totalFen: total, discountFen: discount, refundedQuantity }) => {
    const pieces = Math.min(draft.pieces[orderItemId]!, quantity - refundedQuantity);
    return sum + paidForPieces({ quantity, total, discount, parts: [] }, refundedQuantity, pieces).paid;
  }, 0);
}

/** What the API is told. Only of a draft without faults. */
export const requestOf = (draft: CaseDraft, order: ClaimableOrder) => ({
  orderId: order.orderId,
  kind: draft.kind!,
  reason: draft.reason!,
  description: draft.description.trim(),
  lines: chosenLines(draft, order).map(({ orderItemId }) => ({ orderItemId, quantity: draft.pieces[orderItemId]! })),
  proofs: draft.proofs.map(({ file }) => file),
});

/** Another kind keeps the reason only where it has it, too. */
export const withKind = (draft: CaseDraft, kind: AfterSalesKind): CaseDraft => ({
  ...draft,
  kind,
  reason: draft.reason && reasonsOf(kind).includes(draft.reason) ? draft.reason : undefined,
});
