import type { KeptFile } from '@mall/api-contract/file';
import { may } from '@mall/domain/account';
import { type KeptPurpose, largestFile } from '@mall/domain/file';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { type FileRow, fileRepository } from './file.repository.ts';
import { fileLinks } from './file-links.ts';
import { fileName } from './file-name.ts';
import { fileType } from './file-type.ts';

/** What a company may keep. */
const mostBytes = 300 * 1024 * 1024;
const mostFiles = 1000;
/** What nothing refers to stays so long. */
const unusedHours = 24;
const removedAtOnce = 500;

export interface FileParts {
  storage: ObjectStorage;
  installationKey: Buffer;
}
export type FileService = ReturnType<typeof fileService>;

/** Files that buyers bring (rules file 1–8). Each belongs to its company: to everybody else it isn't there. */
export const fileService = (db: Database, { storage, installationKey }: FileParts) => {
  const links = fileLinks(installationKey);
  const view = ({ id, name, type, size, customerId }: FileRow): KeptFile => ({ file: id, name, type, size, url: links.of(id, customerId) });
  return {
    /**
     * Keeps a file that nothing refers to yet.
     * @throws {MallError} FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_REFUSED, FILE_QUOTA
     */
    async keep({ kpId, customerId }: Kp, given: { name: string; content: Buffer }, purpose: KeptPurpose = 'trade'): Promise<KeptFile> {
      const { content } = given;
      if (content.length === 0) throw new MallError('FILE_EMPTY');
      if (content.length > largestFile) throw new MallError('FILE_TOO_LARGE', { limit: largestFile });
      const judged = fileType(content, given.name, purpose);
      if (!judged.ok) throw new MallError('FILE_TYPE_REFUSED', { name: given.name.slice(0, 200) }, judged.words);
      const { type } = judged;
      const row: FileRow = { id: opaqueId(), customerId, kpId, name: fileName(given.name, type), type, size: content.length, purpose };
      await db.transaction(async (tx) => {
        const files = fileRepository(tx);
        await files.lockCompany(customerId);
        const { files: count, bytes } = await files.kept(customerId);
        if (count >= mostFiles || bytes + row.size > mostBytes) throw new MallError('FILE_QUOTA', { limit: mostBytes });
        await files.insert(row);
      });
      try {
        await storage.write(row.id, content);
      } catch (error) {
        await fileRepository(db).remove(row.id);
        throw error;
      }
      return view(row);
    },

    /** Files that this company brought, by what calls name them. @throws {MallError} FILE_NOT_FOUND */
    async find(ids: readonly string[], customerId: number): Promise<FileRow[]> {
      const rows = (await fileRepository(db).findAll(ids)).filter((row) => row.customerId === customerId && row.purpose !== 'export');
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = byId.get(id);
        if (!row) throw new MallError('FILE_NOT_FOUND');
        return row;
      });
    },
    /** What a file holds. @throws {MallError} FILE_NOT_FOUND */
    async read(id: string): Promise<{ row: FileRow; content: Buffer }> {
      const row = await fileRepository(db).find(id);
      const content = row && (await storage.read(id));
      if (!content) throw new MallError('FILE_NOT_FOUND');
      return { row, content };
    },
    /** The same for staff who deal with trade: papers of persons aren't theirs (rule file 10). @throws {MallError} FILE_NOT_FOUND */
    async readOfTrade(id: string) {
      const kept = await this.read(id);
      if (kept.row.purpose === 'identity' || kept.row.purpose === 'export') throw new MallError('FILE_NOT_FOUND');
      return kept;
    },
    /** What a link opens for somebody of its company; what the mall exported tells amounts (rule roles 17). @throws {MallError} FILE_NOT_FOUND */
    async open(link: string, kp: Kp) {
      const id = links.opens(link, kp.customerId);
      const kept = id === undefined ? undefined : await this.read(id);
      if (!kept || (kept.row.purpose === 'export' && !may(kp, 'seePrices'))) throw new MallError('FILE_NOT_FOUND');
      return kept;
    },
    /** As calls answer them, each with a link for its company. */
    views: async (ids: readonly string[]): Promise<KeptFile[]> => {
      const rows = new Map((await fileRepository(db).findAll(ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []).map(view);
    },

    /** Something refers to these from now on, in the caller's transaction. @throws {MallError} FILE_NOT_FOUND */
    async use(tx: Database, ids: readonly string[], customerId: number): Promise<void> {
      const wanted = [...new Set(ids)];
      if ((await fileRepository(tx).use(wanted, customerId)) < wanted.length) throw new MallError('FILE_NOT_FOUND');
    },
    /** Nothing refers to these any more: the clock takes them away. */
    release: async (tx: Database, ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await fileRepository(tx).release(ids);
    },
    /** Takes away what nothing refers to. @returns how many */
    async removeUnused(): Promise<number> {
      let removed = 0;
      for (const id of await fileRepository(db).unused(unusedHours, removedAtOnce)) {
        if (!(await fileRepository(db).remove(id))) continue;
        await storage.remove(id);
        removed += 1;
      }
      return removed;
    },
  };
};
