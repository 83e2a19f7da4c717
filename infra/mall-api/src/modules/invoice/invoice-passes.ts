import { createHmac, timingSafeEqual } from 'node:crypto';
import { type InvoiceFileKind, invoiceFileKinds } from './invoice-files.ts';

/** How long the address of one file opens. */
export const passSeconds = 3600;

/** Addresses of single files, `{kind}.{invoice}.{seconds since 1970}.{seal}`: nothing is kept of them (rule invoice 18). */
export function invoicePasses(installationKey: Buffer) {
  const seal = (facts: string) => createHmac('sha256', installationKey).update(`invoice ${facts}`).digest('base64url');
  return {
    /** @param until it ends then at the latest, ms since 1970 */
    of(kind: InvoiceFileKind, invoiceId: string, until = Number.POSITIVE_INFINITY, now = Date.now()): string {
      const facts = `${kind}.${invoiceId}.${Math.floor(Math.min(now / 1000 + passSeconds, until / 1000))}`;
      return `/api/download/invoice/${facts}.${seal(facts)}`;
    },
    /** What a genuine pass opens; undefined for what is forged or over. */
    opens(pass: string, now = Date.now()): { kind: InvoiceFileKind; invoiceId: string } | undefined {
      const [kind = '', id = '', until = '', given = '', ...more] = pass.slice(0, 200).split('.');
      const known = invoiceFileKinds.find((one) => one === kind);
      if (!known || more.length > 0 || !/^[0-9a-z]{26}$/.test(id) || !/^\d{10}$/.test(until) || Number(until) * 1000 < now)
        return undefined;
      const [a, b] = [Buffer.from(given), Buffer.from(seal(`${kind}.${id}.${until}`))];
      return a.length === b.length && timingSafeEqual(a, b) ? { kind: known, invoiceId: id } : undefined;
    },
  };
}
export type InvoicePasses = ReturnType<typeof invoicePasses>;
