import type { InvoicePaper } from './invoice-paper.ts';

/** A paper of the mall, as data: every paper that buyers keep or print is one of these. Texts as they are printed. */
export interface Paper {
  /** Who issues it: the letterhead. */
  letterhead: { name: string; address: string; phone: string; site: string };
  /** '报价单'. */
  title: string;
  number: string;
  /** In two columns under the title. */
  facts: readonly [label: string, value: string][];
  table: PaperTable;
  /** Under the table, right; the last one stands out. */
  sums: readonly [label: string, value: string][];
  /** The total so that nobody can change it; '' of a paper without money. */
  capitals: string;
  notes: readonly string[];
  /** Where it is read online: a QR code leads there. */
  pageUrl: string;
  /** Who signs: a place for the seal is kept. */
  seal: string;
  /** Who signs beside them. */
  otherSeal?: string;
}

export interface PaperTable {
  columns: readonly PaperColumn[];
  /** A cell a column; lines are broken. */
  rows: readonly (readonly string[])[];
}
export interface PaperColumn {
  header: string;
  /** Points, or a share of what is left. */
  width: number | '*';
  align?: 'left' | 'center' | 'right';
}

/** A workbook of one sheet. Numbers are numbers; a text can't become a formula (rule inquiry 48). */
export interface SheetPaper {
  name: string;
  /** Above the table. */
  facts: readonly [label: string, value: string][];
  headers: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Under it. */
  sums: readonly [label: string, value: string | number][];
}

export type PaperOrder = { what: 'pdf'; paper: Paper } | { what: 'xlsx'; sheet: SheetPaper } | { what: 'invoice'; invoice: InvoicePaper };
export type PaperAnswer = { file: Uint8Array } | { failure: string };
