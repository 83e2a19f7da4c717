import { createHash } from 'node:crypto';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';

export const invoiceFileKinds = ['pdf', 'xml'] as const;
export type InvoiceFileKind = (typeof invoiceFileKinds)[number];

/** Where a file of an invoice lies: told by its id, so that whoever is asked twice writes the same file. */
const keyOf = (invoiceId: string, kind: InvoiceFileKind) =>
  BigInt(`0x${createHash('sha256').update(`invoice ${kind} ${invoiceId}`).digest('hex').slice(0, 32)}`)
    .toString(36)
    .padStart(26, '0')
    .slice(-26);

/** The files of invoices: kept for as long as the invoice, in the object storage. */
export const invoiceFiles = (storage: ObjectStorage) => ({
  async keep(invoiceId: string, { pdf, xml }: { pdf: Buffer; xml: Buffer | undefined }): Promise<void> {
    await storage.write(keyOf(invoiceId, 'pdf'), pdf);
    if (xml) await storage.write(keyOf(invoiceId, 'xml'), xml);
  },
  read: (invoiceId: string, kind: InvoiceFileKind): Promise<Buffer | undefined> => storage.read(keyOf(invoiceId, kind)),
});
export type InvoiceFiles = ReturnType<typeof invoiceFiles>;
