import type { CustomerInvoiceReceiver } from '@mall/api-contract/account';
import { invoiceReceiversAtMost } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { customerRepository } from './customer.repository.ts';
import { invoiceReceiverRepository, type ReceiverFields } from './invoice-receiver.repository.ts';

export type ReceiverInput = Pick<ReceiverFields, 'receiver' | 'phone' | 'email'> & {
  id?: number | undefined;
  address?: string | undefined;
  isDefault?: boolean | undefined;
};

/** 收票信息 of a company. One of them is the default, if there are any; another company's is not found (rule invoice 7). */
export const invoiceReceiverService = (db: Database) => {
  const locked = <T>(customerId: number, work: (receivers: ReturnType<typeof invoiceReceiverRepository>) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId);
      return work(invoiceReceiverRepository(tx));
    });
  return {
    list: (customerId: number): Promise<CustomerInvoiceReceiver[]> => invoiceReceiverRepository(db).list(customerId),
    /** To whom invoices go unless told. */
    default: async (customerId: number): Promise<ReceiverFields | undefined> =>
      (await invoiceReceiverRepository(db).list(customerId)).find(({ isDefault }) => isDefault),
    /** @throws {MallError} NOT_FOUND, INVOICE_RECEIVER_TOO_MANY */
    save: (customerId: number, input: ReceiverInput): Promise<CustomerInvoiceReceiver> =>
      locked(customerId, async (receivers) => {
        const all = await receivers.list(customerId);
        const before = all.find(({ id }) => id === input.id);
        if (input.id !== undefined && !before) throw new MallError('NOT_FOUND', { id: input.id });
        if (!before && all.length >= invoiceReceiversAtMost) throw new MallError('INVOICE_RECEIVER_TOO_MANY');
        const { receiver, phone, email, address = before?.address ?? '' } = input;
        const isDefault = all.length === 0 || (input.isDefault ?? false) || (before?.isDefault ?? false);
        if (isDefault) await receivers.clearDefault(customerId);
        const fields = { receiver: receiver.trim(), phone: phone.trim(), email, address: address.trim(), isDefault };
        return before ? receivers.update(before.id, fields) : receivers.insert(customerId, fields);
      }),
    /** @throws {MallError} NOT_FOUND */
    remove: (customerId: number, id: number): Promise<void> =>
      locked(customerId, async (receivers) => {
        const row = await receivers.find(customerId, id);
        if (!row) throw new MallError('NOT_FOUND', { id });
        await receivers.remove(id);
        const [next] = row.isDefault ? await receivers.list(customerId) : [];
        if (next) await receivers.makeDefault(next.id);
      }),
    /** @throws {MallError} NOT_FOUND */
    makeDefault: (customerId: number, id: number): Promise<void> =>
      locked(customerId, async (receivers) => {
        if (!(await receivers.find(customerId, id))) throw new MallError('NOT_FOUND', { id });
        await receivers.clearDefault(customerId);
        await receivers.makeDefault(id);
      }),
  };
};
