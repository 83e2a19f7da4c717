import type { Submission } from '@mall/api-contract/inquiry';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import type { FileService } from '../file/file.service.ts';
import { attachmentService } from './attachment.service.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { afterSubmitting, inquiryUrl, newInquiryNumber } from './submit-inquiry.ts';

/** An inquiry of a file alone (rule inquiry 21): submitted at once, its lines are written by staff. The draft stays as it is. @throws {MallError} FILE_NOT_FOUND */
export const askByFile = (db: Database, files: FileService, viewer: Viewer, fileId: string, remark: string): Promise<Submission> =>
  db.transaction(async (tx) => {
    const { kpId, customerId } = viewer.kp;
    const inquiryNumber = await newInquiryNumber(tx);
    const id = await inquiryRepository(tx).insertSubmitted({ kpId, customerId, inquiryNumber, remark, provinceId: viewer.provinceId });
    await attachmentService(tx, files).attach(tx, id, customerId, [fileId]);
    await afterSubmitting(tx, viewer, { id, inquiryNumber, remark });
    return { inquiryId: id, inquiryNumber, url: inquiryUrl(id) };
  });
