import type { SupplierFile } from '@mall/api-contract/supplier';
import { largestFile } from '@mall/domain/file';
import { isWritable, supplierLimits } from '@mall/domain/supplier';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { fileName } from '../file/file-name.ts';
import { fileType } from '../file/file-type.ts';
import { supplierRepository } from './supplier.repository.ts';
import { type SupplierFileRow, supplierFileRepository } from './supplier-file.repository.ts';
import { fileView } from './supplier-views.ts';

const removedAtOnce = 500;

/** Papers of an application (rules supplier 3, 4): bounded with its row locked, and what their content says. */
export const supplierFiles = (db: Database, storage: ObjectStorage) => {
  const writable = async (tx: Database, id: string) => {
    const row = await supplierRepository(tx).open(id, true);
    if (!row) throw new MallError('SUPPLIER_NOT_FOUND');
    if (!isWritable(row.state)) throw new MallError('SUPPLIER_NOT_OPEN');
  };
  return {
    /** @throws {MallError} SUPPLIER_NOT_FOUND, SUPPLIER_NOT_OPEN, SUPPLIER_FILES_FULL, FILE_TYPE_REFUSED, FILE_TOO_LARGE, FILE_EMPTY */
    async add(applicationId: string, given: { name: string; content: Buffer }): Promise<SupplierFile> {
      const { content } = given;
      if (content.length === 0) throw new MallError('FILE_EMPTY');
      if (content.length > largestFile) throw new MallError('FILE_TOO_LARGE', { limit: largestFile });
      const judged = fileType(content, given.name, 'identity');
      if (!judged.ok) throw new MallError('FILE_TYPE_REFUSED', { name: given.name.slice(0, 200) }, judged.words);
      const { type } = judged;
      const row: SupplierFileRow = { id: opaqueId(), applicationId, name: fileName(given.name, type), type, size: content.length };
      await db.transaction(async (tx) => {
        await writable(tx, applicationId);
        const files = supplierFileRepository(tx);
        const there = await files.of([applicationId]);
        const bytes = there.reduce((sum, { size }) => sum + size, row.size);
        if (there.length >= supplierLimits.files || bytes > supplierLimits.bytes)
          throw new MallError('SUPPLIER_FILES_FULL', { limit: supplierLimits.files });
        await files.insert(row);
      });
      try {
        await storage.write(row.id, content);
      } catch (error) {
        await supplierFileRepository(db).remove(applicationId, row.id);
        throw error;
      }
      return fileView(row);
    },
    /** @throws {MallError} SUPPLIER_NOT_FOUND, SUPPLIER_NOT_OPEN */
    async remove(applicationId: string, file: string): Promise<SupplierFile[]> {
      const isGone = await db.transaction(async (tx) => {
        await writable(tx, applicationId);
        return supplierFileRepository(tx).remove(applicationId, file);
      });
      if (isGone) await storage.remove(file);
      return (await supplierFileRepository(db).of([applicationId])).map(fileView);
    },
    /** What a file holds. @throws {MallError} SUPPLIER_FILE_UNKNOWN */
    async read(file: string, applicationId?: string): Promise<{ row: SupplierFileRow; content: Buffer }> {
      const row = await supplierFileRepository(db).find(file);
      const content = row && (applicationId ?? row.applicationId) === row.applicationId ? await storage.read(row.id) : undefined;
      if (!row || !content) throw new MallError('SUPPLIER_FILE_UNKNOWN');
      return { row, content };
    },
    /** Every hour: what is over, or was not handed in. */
    async removeOver(): Promise<void> {
      const files = supplierFileRepository(db);
      const over = await files.over(removedAtOnce);
      for (const id of over) await storage.remove(id);
      await files.removeAll(over);
      await supplierRepository(db).removeOver();
    },
  };
};
