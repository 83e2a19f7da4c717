import type { InvoiceState, InvoiceTiming } from '@mall/domain/invoice';

/** A title as it is printed. */
export interface PrintedTitle {
  title: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  bankAccount: string;
}
/** 收票信息 as they were when the invoice was asked for. */
export interface Receiver {
  receiver: string;
  phone: string;
  email: string;
  address: string;
}

/** An invoice's own row: fen, instants UTC ISO text or null. */
export interface InvoiceRow {
  id: string;
  seq: number;
  requestNumber: string;
  customerId: number;
  kpId: number;
  /** Of a red one: the blue one that it takes back. */
  originalId: string | null;
  type: 1 | 2;
  title: PrintedTitle;
  receiver: Receiver;
  amount: number;
  /** '2026-11' of one that a bill brought. */
  bill: string;
  isUrgent: boolean;
  state: InvoiceState;
  attempts: number;
  askedAt: string | null;
  failure: string;
  invoiceNumber: string | null;
  issuedAt: string | null;
  hasXml: boolean;
  createdAt: string;
}
export interface InvoiceLineRow {
  invoiceId: string;
  position: number;
  orderId: string;
  /** null: freight. */
  orderItemId: number | null;
  name: string;
  specification: string;
  unit: string;
  quantity: number;
  amount: number;
}
export type NewInvoiceLine = Omit<InvoiceLineRow, 'invoiceId' | 'position'>;
export type NewInvoice = Pick<InvoiceRow, 'customerId' | 'kpId' | 'originalId' | 'type' | 'title' | 'receiver' | 'bill' | 'isUrgent'> & {
  lines: readonly NewInvoiceLine[];
};

/** What of an order is invoiced, and how. */
export interface InvoiceOrderRow {
  orderId: string;
  customerId: number;
  kpId: number;
  timing: InvoiceTiming;
  titleId: number | null;
  hasTitle: boolean;
  notInvoiced: boolean;
  askedAt: string | null;
  urgentAt: string | null;
  urgentRemark: string;
  due: number;
  invoiced: number;
}

export interface InvoiceFilter {
  customerId?: number | undefined;
  states?: readonly InvoiceState[] | undefined;
  isRed?: boolean | undefined;
  /** A part of a number, of the invoice, its request or an order. */
  keyword?: string | undefined;
  orderIds?: readonly string[] | undefined;
  /** UTC instants, from inclusive, to exclusive. */
  from?: string | undefined;
  to?: string | undefined;
}
