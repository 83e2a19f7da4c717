import type { Settings } from '../../settings.ts';
import { embeddedInvoiceIssuing } from './embedded-invoice-issuing.ts';
import type { InvoiceIssuing } from './invoice-issuing.ts';
import { invoiceIssuingService } from './invoice-issuing-service.ts';

/** The issuer that the settings choose (rule outside-world 10). */
export const invoiceIssuingOf = (
  { invoices }: Pick<Settings, 'invoices'>,
  embedded: Parameters<typeof embeddedInvoiceIssuing>[0],
): InvoiceIssuing => (invoices ? invoiceIssuingService(invoices) : embeddedInvoiceIssuing(embedded));
