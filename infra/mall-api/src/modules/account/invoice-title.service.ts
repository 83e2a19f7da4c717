import type { CustomerInvoice } from '@mall/api-contract/account';
import { invoiceTitleProblem, invoiceTitlesAtMost, invoiceTypeNames } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { customerRepository } from './customer.repository.ts';
import { invoiceTitleRepository, type TitleFields, type TitleRow } from './invoice-title.repository.ts';

type Given<T> = { [K in keyof T]?: T[K] | undefined };

export type InvoiceTitleInput = Pick<TitleFields, 'type' | 'title'> &
  Given<Omit<TitleFields, 'type' | 'title'>> & { id?: number | undefined };

const empty = {
  isElectronic: true,
  taxNumber: '',
  registerAddress: '',
  registerPhone: '',
  bank: '',
  bankAccount: '',
  email: '',
  isDefault: false,
};

const toInvoice = (row: TitleRow): CustomerInvoice => ({ ...row, typeName: invoiceTypeNames[row.type] });

/** Invoice titles of a company. One of them is the default, if there are any; another company's is not found. */
export const invoiceTitleService = (db: Database) => ({
  async list(customerId: number): Promise<CustomerInvoice[]> {
    return (await invoiceTitleRepository(db).list(customerId)).map(toInvoice);
  },
  async find(customerId: number, id: number): Promise<CustomerInvoice | undefined> {
    const row = await invoiceTitleRepository(db).find(customerId, id);
    return row && toInvoice(row);
  },
  async save(customerId: number, input: InvoiceTitleInput): Promise<CustomerInvoice> {
    return db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId);
      const titles = invoiceTitleRepository(tx);
      const all = await titles.list(customerId);
      const before = input.id === undefined ? undefined : all.find((one) => one.id === input.id);
      if (input.id !== undefined && !before) throw new MallError('NOT_FOUND', { id: input.id });
      if (!before && all.length >= invoiceTitlesAtMost) throw new MallError('INVOICE_TITLE_TOO_MANY');
      const { id: _id, ...given } = input;
      const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<TitleFields>;
      const { id: _before, ...old } = before ?? { id: 0, ...empty, type: input.type, title: input.title };
      const fields: TitleFields = { ...old, ...named, title: input.title.trim() };
      const problem = invoiceTitleProblem(fields);
      if (problem) throw new MallError(problem.reason, { field: problem.field });
      fields.isDefault = all.length === 0 || fields.isDefault || (before?.isDefault ?? false);
      if (fields.isDefault) await titles.clearDefault(customerId);
      return toInvoice(before ? await titles.update(before.id, fields) : await titles.insert(customerId, fields));
    });
  },
  async remove(customerId: number, id: number): Promise<void> {
    await db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId);
      const titles = invoiceTitleRepository(tx);
      const row = await titles.find(customerId, id);
      if (!row) throw new MallError('NOT_FOUND', { id });
      await titles.remove(id);
      const [next] = row.isDefault ? await titles.list(customerId) : [];
      if (next) await titles.makeDefault(next.id);
    });
  },
  async makeDefault(customerId: number, id: number): Promise<void> {
    await db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId);
      const titles = invoiceTitleRepository(tx);
      if (!(await titles.find(customerId, id))) throw new MallError('NOT_FOUND', { id });
      await titles.clearDefault(customerId);
      await titles.makeDefault(id);
    });
  },
});
