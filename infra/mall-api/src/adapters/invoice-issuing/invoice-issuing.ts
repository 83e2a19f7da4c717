import type { Fen } from '@mall/domain/money';

export interface InvoiceParty {
  name: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  bankAccount: string;
}
export interface InvoiceRequestLine {
  name: string;
  specification: string;
  unit: string;
  /** 0 where only money is taken back. */
  quantity: number;
  /** Fen with tax, and what of it is goods and tax. */
  amount: Fen;
  net: Fen;
  tax: Fen;
}
/** What is to be issued: an electronic invoice, ordinary (1) or special (2); amounts are negative on a red one. */
export interface InvoiceRequest {
  /** Asked with the same key there is one invoice, however often. */
  key: string;
  requestNumber: string;
  type: 1 | 2;
  /** Of a red one: the number of the blue one that it takes back. */
  original: string | undefined;
  buyer: InvoiceParty;
  receiver: { email: string; phone: string };
  lines: readonly InvoiceRequestLine[];
  amount: Fen;
  net: Fen;
  tax: Fen;
  taxPercent: number;
  remark: string;
}
export interface IssuedInvoice {
  /** Twenty digits. */
  number: string;
  /** UTC ISO text. */
  issuedAt: string;
  pdf: Buffer;
  /** The structured original, where there is one. */
  xml: Buffer | undefined;
}
/** It was not issued and won't be as it stands: words for staff and buyer. */
export interface RefusedInvoice {
  refused: string;
}

/** Who issues invoices (rules invoice 9, 15; outside-world 10). */
export interface InvoiceIssuing {
  /** @throws {Error} nobody knows whether it was issued: it is asked again with the same key */
  issue(request: InvoiceRequest): Promise<IssuedInvoice | RefusedInvoice>;
}

export const isRefused = (answer: IssuedInvoice | RefusedInvoice): answer is RefusedInvoice => 'refused' in answer;
