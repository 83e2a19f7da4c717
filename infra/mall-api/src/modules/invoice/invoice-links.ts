import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { invoiceLinkRepository } from './invoice-link.repository.ts';

/** Links of a company that open at the same time. */
const linksAtMost = 500;

/** Keys to invoices: whoever has one sees them until it ends. */
export const invoiceLinks = (db: Database) => ({
  /** @throws {MallError} INVOICE_LINKS_TOO_MANY */
  async make({ kpId, customerId }: Kp, invoiceIds: readonly string[], expiresAt: string) {
    const links = invoiceLinkRepository(db);
    if ((await links.count(customerId)) >= linksAtMost) throw new MallError('INVOICE_LINKS_TOO_MANY');
    const link = { key: opaqueId(), customerId, kpId, invoiceIds: [...invoiceIds], expiresAt };
    await links.insert(link);
    return link;
  },
  /** Undefined for what never was and what is over. */
  find: async (key: string) => (/^[0-9a-z]{26}$/.test(key) ? invoiceLinkRepository(db).find(key) : undefined),
  forgetOver: () => invoiceLinkRepository(db).removeOver(),
});
