import type { StaffSupplier, SupplierApplication } from '@mall/api-contract/supplier';
import { isCreditCode } from '@mall/domain/account';
import { isWritable, type SupplierAnswer, supplierAfter, supplierLimits } from '@mall/domain/supplier';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { type SupplierFields, type SupplierRow, type SupplierView, supplierRepository } from './supplier.repository.ts';
import { supplierFileRepository } from './supplier-file.repository.ts';
import { applicationView, staffView } from './supplier-views.ts';

/** Who offers goods to the mall: begun, handed in, answered (rules supplier 1–10). */
export const supplierService = (db: Database, catalogue: Pick<CatalogueService, 'snapshot'>) => {
  const viewed = async (tx: Database, row: SupplierRow): Promise<SupplierApplication> =>
    applicationView(row, await supplierFileRepository(tx).of([row.id]));
  const forStaff = async (tx: Database, rows: readonly SupplierRow[]): Promise<StaffSupplier[]> => {
    const { categories } = await catalogue.snapshot();
    const files = await supplierFileRepository(tx).of(rows.map(({ id }) => id));
    return rows.map((row) => staffView(row, files, (id) => categories.get(id)?.name ?? ''));
  };
  return {
    /** @throws {MallError} SUPPLIER_BUSY */
    begin: (): Promise<{ id: string; endsAt: string }> =>
      db.transaction(async (tx) => {
        const rows = supplierRepository(tx);
        await rows.lock('');
        if ((await rows.drafts()) >= supplierLimits.drafts) throw new MallError('SUPPLIER_BUSY');
        const id = opaqueId();
        return { id, ...(await rows.insert(id, supplierLimits.draftHours)) };
      }),
    /** @throws {MallError} SUPPLIER_NOT_FOUND */
    async read(id: string): Promise<SupplierApplication> {
      const row = await supplierRepository(db).open(id);
      if (!row) throw new MallError('SUPPLIER_NOT_FOUND');
      return viewed(db, row);
    },
    /** What its licence may be read with: its number. @throws {MallError} SUPPLIER_NOT_FOUND, SUPPLIER_NOT_OPEN */
    async writable(id: string): Promise<number> {
      const row = await supplierRepository(db).open(id);
      if (!row) throw new MallError('SUPPLIER_NOT_FOUND');
      if (!isWritable(row.state)) throw new MallError('SUPPLIER_NOT_OPEN');
      return row.no;
    },
    /** @throws {MallError} SUPPLIER_NOT_FOUND, _NOT_OPEN, _FILE_UNKNOWN, _ALREADY_APPLIED, _CATEGORY_UNKNOWN, _CODE_INVALID */
    async submit(id: string, fields: SupplierFields): Promise<SupplierApplication> {
      if (!isCreditCode(fields.creditCode)) throw new MallError('SUPPLIER_CODE_INVALID');
      const known = new Set((await catalogue.snapshot()).roots.map((root) => root.id));
      if (fields.categoryIds.some((one) => !known.has(one))) throw new MallError('SUPPLIER_CATEGORY_UNKNOWN');
      return db.transaction(async (tx) => {
        const rows = supplierRepository(tx);
        await rows.lock(fields.creditCode);
        const row = await rows.open(id, true);
        if (!row) throw new MallError('SUPPLIER_NOT_FOUND');
        if (!isWritable(row.state)) throw new MallError('SUPPLIER_NOT_OPEN');
        const there = new Set((await supplierFileRepository(tx).of([id])).map((file) => file.id));
        if ([fields.licenceFile, ...fields.files].some((file) => !there.has(file))) throw new MallError('SUPPLIER_FILE_UNKNOWN');
        if (await rows.isKnown(fields.creditCode, id)) throw new MallError('SUPPLIER_ALREADY_APPLIED');
        return viewed(tx, await rows.submit(id, fields, supplierLimits.linkDays));
      });
    },
    /** @throws {MallError} SUPPLIER_NOT_WAITING */
    answer: (id: string, answer: SupplierAnswer, words: string): Promise<StaffSupplier> =>
      db.transaction(async (tx) => {
        const row = await supplierRepository(tx).find(id);
        const state = row && supplierAfter(row.state, answer);
        if (!state) throw new MallError('SUPPLIER_NOT_WAITING');
        return (await forStaff(tx, [await supplierRepository(tx).answer(id, state, words, supplierLimits.linkDays)]))[0]!;
      }),
    async page(view: SupplierView, offset: number, limit: number): Promise<{ total: number; items: StaffSupplier[] }> {
      const rows = supplierRepository(db);
      const [some, { n: total }] = await Promise.all([rows.page(view, offset, limit), rows.count(view)]);
      return { total, items: await forStaff(db, some) };
    },
  };
};

/** How many wait to be answered. */
export const countWaitingSuppliers = (db: Database) => supplierRepository(db).count('waiting');
/** What an answer is sent with. */
export const supplierRow = (db: Database, id: string): Promise<SupplierRow | undefined> => supplierRepository(db).find(id);
