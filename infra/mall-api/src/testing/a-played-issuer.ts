import type { InvoiceIssuing, InvoiceRequest, IssuedInvoice } from '../adapters/invoice-issuing/invoice-issuing.ts';

export interface APlayedIssuer extends InvoiceIssuing {
  /** What was asked, in order. */
  readonly asked: InvoiceRequest[];
  /** What it issued, by key. */
  readonly issued: Map<string, InvoiceRequest>;
  /** What it does with the next question: 'lost' issues and loses the answer, 'refused' refuses. */
  next: (request: InvoiceRequest) => 'issued' | 'lost' | 'down' | 'refused';
}

let made = 0;

/** Test builder: an issuer that does what a test says, and issues each key once. */
export function aPlayedIssuer(next: APlayedIssuer['next'] = () => 'issued'): APlayedIssuer {
  const answers = new Map<string, IssuedInvoice>();
  const issuer: APlayedIssuer = {
    asked: [],
    issued: new Map(),
    next,
    async issue(request) {
      issuer.asked.push(request);
      const fate = issuer.next(request);
      const known = answers.get(request.key);
      if (fate === 'down') throw new Error('nobody answers');
      if (fate === 'refused' && !known) return { refused: '税号有误' };
      const answer = known ?? anInvoice();
      answers.set(request.key, answer);
      issuer.issued.set(request.key, request);
      if (fate === 'lost') throw new Error('the answer got lost');
      return answer;
    },
  };
  return issuer;
}

function anInvoice(): IssuedInvoice {
  made += 1;
  const number = `26311122${String(made).padStart(12, '0')}`;
  return { number, issuedAt: new Date().toISOString(), pdf: Buffer.from(`%PDF- ${number}`), xml: Buffer.from('<EInvoice/>') };
}

/** Test builder: files of invoices in memory. */
export function someInvoiceFiles() {
  const kept = new Map<string, { pdf: Buffer; xml: Buffer | undefined }>();
  return {
    kept,
    keep: async (id: string, files: { pdf: Buffer; xml: Buffer | undefined }) => void kept.set(id, files),
    read: async (id: string, kind: 'pdf' | 'xml') => kept.get(id)?.[kind],
  };
}
