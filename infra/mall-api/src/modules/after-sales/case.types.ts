import type { AfterSalesKind, AfterSalesReason, AfterSalesStatus } from '@mall/domain/after-sales';

/** A case's own row: amounts in fen, instants UTC ISO text or null. */
export interface CaseRow {
  id: string;
  caseNumber: string;
  orderId: string;
  orderNumber: string;
  customerId: number;
  kpId: number;
  customerName: string;
  contactName: string;
  kind: AfterSalesKind;
  status: AfterSalesStatus;
  reason: AfterSalesReason;
  description: string;
  /** Ids of files. */
  proofs: string[];
  rejectReason: string;
  expressNumbers: string[];
  /** Of repaired goods, or goods given back. */
  sentCarrier: string;
  sentTrackingNumber: string;
  replacementOrderId: string | null;
  refund: number | null;
  createdAt: string;
  /** Since when it waits where it is. */
  movedAt: string;
  approvedAt: string | null;
  repairedAt: string | null;
  completedAt: string | null;
}
export type NewCase = Pick<
  CaseRow,
  'orderId' | 'orderNumber' | 'customerId' | 'kpId' | 'customerName' | 'contactName' | 'kind' | 'reason' | 'description' | 'proofs'
> & { lines: readonly { orderItemId: number; quantity: number }[] };
export type CaseChanges = Partial<
  Pick<
    CaseRow,
    | 'status'
    | 'rejectReason'
    | 'expressNumbers'
    | 'sentCarrier'
    | 'sentTrackingNumber'
    | 'replacementOrderId'
    | 'refund'
    | 'approvedAt'
    | 'repairedAt'
    | 'completedAt'
  >
>;

export interface CaseLineRow {
  caseId: string;
  orderItemId: number;
  quantity: number;
  receivedQuantity: number | null;
  soundQuantity: number | null;
  refund: number | null;
}

/** Pieces of a line of an order in cases: open ones, and those whose money went back. */
export interface PiecesInCases {
  orderItemId: number;
  held: number;
  refunded: number;
}

export interface CaseFilter {
  customerId?: number | undefined;
  statuses?: readonly AfterSalesStatus[] | undefined;
  kinds?: readonly AfterSalesKind[] | undefined;
  /** Only what was not approved. */
  isRequest?: boolean | undefined;
  orderId?: string | undefined;
  /** Of the number of the case or of the order. */
  keyword?: string | undefined;
}
