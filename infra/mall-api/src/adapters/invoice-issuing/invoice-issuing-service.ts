import type { InvoiceIssuing, IssuedInvoice, RefusedInvoice } from './invoice-issuing.ts';

/** Settings from the environment: INVOICE_URL, INVOICE_SECRET. */
export interface InvoiceServiceSettings {
  /** Where an invoice is posted to as JSON, with its key as `idempotency-key`; amounts are fen. */
  url: string;
  /** The bearer of those posts. */
  secret: string;
}

const limitMs = 20_000;
/** What a service may send, in characters of base64. */
const filesAtMost = 14_000_000;

interface Told {
  number: string;
  issuedAt: string;
  pdf: string;
  xml?: string;
}

/**
 * The real adapter: an outside service, which knows the seller, issues. 200 answers `{ number, issuedAt, pdf, xml? }` with files as base64; 409 and 422 refuse
 * with `{ message }`; any other answer, or none, leaves open whether it was issued.
 */
export const invoiceIssuingService = (
  { url, secret }: InvoiceServiceSettings,
  send: typeof fetch = fetch,
  patienceMs = limitMs,
): InvoiceIssuing => ({
  async issue({ key, ...request }): Promise<IssuedInvoice | RefusedInvoice> {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, 'idempotency-key': key },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 409 || response.status === 422) {
      const { message } = (await response.json()) as { message?: unknown };
      return { refused: typeof message === 'string' && message !== '' ? message.slice(0, 300) : '开票服务拒绝了这张发票' };
    }
    if (!response.ok) throw new Error(`the invoice service answered ${response.status}`);
    return read((await response.json()) as Told);
  },
});

function read({ number, issuedAt, pdf, xml }: Told): IssuedInvoice {
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= filesAtMost;
  if (!/^\d{8,30}$/.test(String(number)) || Number.isNaN(Date.parse(issuedAt)) || !isText(pdf) || (xml !== undefined && !isText(xml)))
    throw new Error('the invoice service answered something else than an invoice');
  const content = Buffer.from(pdf, 'base64');
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('the invoice service sent no PDF');
  return { number, issuedAt: new Date(issuedAt).toISOString(), pdf: content, xml: xml ? Buffer.from(xml, 'base64') : undefined };
}
