/** What becomes of an invoice that the mall has decided on (rule invoice 13). */
export const invoiceStates = ['waiting', 'issuing', 'issued', 'failed', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceStateNames: Record<InvoiceState, string> = {
  waiting: '待开票',
  issuing: '开票中',
  issued: '已开票',
  failed: '开票失败',
  void: '已作废',
};

const next: Record<InvoiceState, readonly InvoiceState[]> = {
  waiting: ['issuing', 'void'],
  issuing: ['issued', 'failed'],
  issued: [],
  failed: ['waiting', 'void'],
  void: [],
};

/** May an invoice go from one state to another? What was issued stays: only a red invoice takes it back. */
export const canInvoiceBecome = (from: InvoiceState, to: InvoiceState): boolean => next[from].includes(to);

/** States that an invoice may leave for this one. */
export const statesBefore = (to: InvoiceState): InvoiceState[] => invoiceStates.filter((from) => canInvoiceBecome(from, to));
