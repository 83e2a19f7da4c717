export interface InvoicePaperParty {
  name: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  bankAccount: string;
}
/** An invoice to be drawn. Amounts in fen, negative on a red one; `issuedAt` UTC ISO text. */
export interface InvoicePaper {
  type: 1 | 2;
  number: string;
  requestNumber: string;
  issuedAt: string;
  buyer: InvoicePaperParty;
  seller: InvoicePaperParty;
  lines: readonly { name: string; specification: string; unit: string; quantity: number; net: number; tax: number }[];
  amount: number;
  net: number;
  tax: number;
  taxPercent: number;
  remark: string;
  /** Issued by nobody: it says so. */
  isDemo: boolean;
}
