import type { InquiryAttachment } from '@mall/api-contract/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import type { FileService } from '../file/file.service.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { inquiryAttachmentRepository } from './inquiry-attachment.repository.ts';
import { notDraft } from './own-draft.ts';

const attachmentsAtMost = 20;

/** Files of the buyer that stay with an inquiry (rule inquiry 20). */
export const attachmentService = (db: Database, files: FileService) => ({
  /** As the inquiry's own company sees them. */
  async of(inquiryId: number): Promise<InquiryAttachment[]> {
    const rows = await inquiryAttachmentRepository(db).of(inquiryId);
    const kept = new Map((await files.views(rows.map(({ fileId }) => fileId))).map((file) => [file.file, file]));
    return rows.flatMap(({ id, fileId }) => {
      const file = kept.get(fileId);
      return file ? [{ id, name: file.name, size: file.size, url: file.url }] : [];
    });
  },

  /** For staff, who open a file by what it is named. */
  async named(inquiryId: number): Promise<{ file: string; name: string; size: number }[]> {
    const rows = await inquiryAttachmentRepository(db).of(inquiryId);
    return (await files.views(rows.map(({ fileId }) => fileId))).map(({ file, name, size }) => ({ file, name, size }));
  },

  /** To an inquiry that the caller holds. What is attached already stays once. @throws {MallError} FILE_NOT_FOUND, ATTACHMENTS_FULL */
  async attach(tx: Database, inquiryId: number, customerId: number, fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await files.use(tx, fileIds, customerId);
    const attachments = inquiryAttachmentRepository(tx);
    for (const fileId of fileIds) await attachments.insert(inquiryId, fileId);
    if ((await attachments.of(inquiryId)).length > attachmentsAtMost) throw new MallError('ATTACHMENTS_FULL');
  },

  /** From a draft of one's own; what isn't there, or is somebody else's, was not removed. @throws {MallError} INQUIRY_NOT_DRAFT */
  remove: (viewer: Viewer, id: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      const attachments = inquiryAttachmentRepository(tx);
      const row = await attachments.find(id, viewer.kp.kpId);
      const inquiry = row && (await inquiryRepository(tx).lockOwn(row.inquiryId, viewer.kp.kpId));
      if (!row || !inquiry) return false;
      if (inquiry.status !== 'draft') throw notDraft(inquiry);
      await attachments.remove(id);
      await files.release(tx, [row.fileId]);
      return true;
    }),
  async removeAll(tx: Database, inquiryId: number) {
    await files.release(tx, await inquiryAttachmentRepository(tx).removeAll(inquiryId));
  },
});
