import { invoiceLinkDays } from '@mall/domain/invoice';
import { compactDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { invoiceService } from '../../modules/invoice/invoice.service.ts';
import type { InvoiceRow } from '../../modules/invoice/invoice.types.ts';
import { invoiceLinks } from '../../modules/invoice/invoice-links.ts';

const packMs = 3_600_000;
const dayMs = 86_400_000;

/** Links to invoices of one company, for who has no account, and packs of them (rules invoice 17, 18). */
export const invoiceLinkService = (db: Database, mallUrl: string) => {
  const make = async (kp: Kp, ids: readonly string[], lastsMs: number) => {
    const rows = await invoiceService(db).byIds(ids);
    // Another company's invoice isn't there.
    if (rows.length < ids.length || rows.some(({ customerId }) => customerId !== kp.customerId)) throw new MallError('INVOICE_NOT_FOUND');
    if (rows.some(({ state }) => state !== 'issued')) throw new MallError('INVOICE_NOT_ISSUED');
    return invoiceLinks(db).make(kp, ids, new Date(Date.now() + lastsMs).toISOString());
  };
  return {
    /** @throws {MallError} INVOICE_NOT_FOUND, INVOICE_NOT_ISSUED, INVOICE_LINKS_TOO_MANY */
    async share(kp: Kp, ids: readonly string[], days: number = invoiceLinkDays.usual) {
      const { key, expiresAt } = await make(kp, ids, days * dayMs);
      return { url: `${mallUrl}/dl-inv/${key}`, key, count: ids.length, expiresAt };
    },
    /** @throws {MallError} as `share` */
    async pack(kp: Kp, ids: readonly string[]) {
      const { key, expiresAt } = await make(kp, ids, packMs);
      return { url: `/api/download/invoices/${key}`, fileName: packName(), expiresAt };
    },
    /** Whoever has the key. @throws {MallError} INVOICE_LINK_OVER */
    async open(key: string) {
      const link = await invoiceLinks(db).find(key);
      if (!link) throw new MallError('INVOICE_LINK_OVER');
      const rows: InvoiceRow[] = await invoiceService(db).byIds(link.invoiceIds);
      const names = await accountService(db).companyNames([link.customerId]);
      return { link, rows, companyName: names.get(link.customerId) ?? '' };
    },
  };
};

export const packName = () => `发票-${compactDate(new Date())}.zip`;
