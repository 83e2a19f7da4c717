import { invoiceTypeNames } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { invoiceReceiverService } from '../../modules/account/invoice-receiver.service.ts';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import type { PrintedTitle, Receiver } from '../../modules/invoice/invoice.types.ts';
import type { OrderRow } from '../../modules/order/order.types.ts';

export interface OrderTitle {
  type: 1 | 2;
  title: PrintedTitle;
  receiver: Receiver;
}

/**
 * To whom an order is invoiced: the title it was placed with, or the one chosen since (rule invoice 19). What an order doesn't keep of its title, such as the
 * bank, is read of the company's titles while that one is there unchanged.
 */
export async function orderTitle(db: Database, order: OrderRow, titleId: number | null): Promise<OrderTitle | undefined> {
  const { customerId, contactName, address, invoice } = order;
  const known = await invoiceTitleService(db).find(customerId, titleId ?? order.invoiceId);
  const kept = await invoiceReceiverService(db).default(customerId);
  const to = kept
    ? { receiver: kept.receiver, phone: kept.phone, email: kept.email, address: kept.address }
    : { receiver: contactName, phone: address.mobile, email: known?.email ?? '', address: '' };
  if (known && (titleId !== null || (known.taxNumber === invoice?.taxNumber && known.title === invoice.title))) {
    const { type, title, taxNumber, registerAddress, registerPhone, bank, bankAccount } = known;
    return { type, title: { title, taxNumber, address: registerAddress, phone: registerPhone, bank, bankAccount }, receiver: to };
  }
  if (!invoice) return undefined;
  const { title, taxNumber, typeName } = invoice;
  return {
    type: typeName === invoiceTypeNames[2] ? 2 : 1,
    title: { title, taxNumber, address: '', phone: '', bank: '', bankAccount: '' },
    receiver: to,
  };
}
