import type { CreditBillItemKind, CreditBillState, DisputeState } from '@mall/domain/credit-bill';

/** A bill's own row: days of Shanghai as '2026-11-25', instants UTC ISO text, amounts in fen. */
export interface CreditBillRow {
  id: string;
  billNumber: string;
  customerId: number;
  periodFrom: string;
  periodTo: string;
  dueOn: string;
  amount: number;
  paid: number;
  state: CreditBillState;
  confirmBy: string;
  confirmedAt: string | null;
  confirmedBy: number | null;
  overdueAt: string | null;
  settledAt: string | null;
  remindedOn: string | null;
  createdAt: string;
}

export interface CreditBillItemRow {
  id: number;
  billId: string;
  kind: CreditBillItemKind;
  orderId: string;
  orderNumber: string;
  projectNumber: string;
  contactName: string;
  /** Of the order; 0: its freight, -1: what was paid another way. */
  lineId: number;
  skuNumber: string;
  name: string;
  unit: string;
  quantity: number;
  amount: number;
  receivedAt: string | null;
  receivedBy: number | null;
  at: string;
}
export type NewBillItem = Omit<CreditBillItemRow, 'id' | 'billId' | 'receivedAt' | 'receivedBy' | 'at'>;

export interface DisputeRow {
  itemId: number;
  billId: string;
  kpId: number;
  reason: string;
  state: DisputeState;
  adjusted: number;
  answer: string;
  at: string;
  settledAt: string | null;
}

export interface BillFilter {
  customerId?: number | undefined;
  states?: readonly CreditBillState[] | undefined;
  /** With a dispute, settled or not. */
  isDisputed?: boolean | undefined;
  /** Closed on one of these days, '2026-11-25'. */
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
}
