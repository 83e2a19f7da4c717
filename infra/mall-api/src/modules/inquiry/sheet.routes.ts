import { inquiryCalls as calls, type SheetEdit } from '@mall/api-contract/inquiry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { qrCode } from '../../papers/qr-code.ts';
import type { FileService } from '../file/file.service.ts';
import { askByFile } from './ask-by-file.ts';
import { attachmentService } from './attachment.service.ts';
import { inquiryFactsService } from './inquiry-facts.service.ts';
import { visibleInquiry } from './inquiry-reader.ts';
import { sheetService } from './sheet.service.ts';
import { sheetIntoCart } from './sheet-cart.service.ts';
import { sheetChange } from './sheet-change.ts';
import { submitInquiry } from './submit-inquiry.ts';

interface Parts {
  db: Database;
  files: FileService;
  mallUrl: string;
}

/** The draft sheet as a whole, and how it ends. */
export function sheetRoutes(app: FastifyInstance, { db, files, mallUrl }: Parts) {
  const sheet = sheetService(db, files);
  const facts = inquiryFactsService(db);
  const attachments = attachmentService(db, files);
  const edited = (caller: SignedInCaller, edit: SheetEdit) => sheet.edit(caller, edit);

  route(app, calls.createEmptyQuotation, (_input, caller) => sheet.create(caller));
  route(app, calls.getUnSubmittedInquirySheet, ({ inquiryId = 0, isFixedRightMune = false }, caller) =>
    sheet.read(caller, inquiryId, isFixedRightMune),
  );
  route(app, calls.clearTempInquiryData, ({ id }, caller) => sheet.clear(caller, id));
  route(app, calls.updateInquirySheet, async (edit, caller) => sheetChange(db, caller, await edited(caller, edit)));
  route(app, calls.validateUpdateInquirySheet, async (edit, caller) => {
    const faults = await sheet.faults(caller, edit);
    return { isValid: faults.length === 0, faults };
  });
  route(app, calls.getPbTotalDiscountInfo, ({ id }, caller) => sheet.privateBrandSaving(caller, id));
  route(app, calls.saveStatisticsDataSourceItems, async ({ id, items }, caller) => ({ saved: await sheet.saveSources(caller, id, items) }));
  route(app, calls.saveStatisticsDataByTimespan, async ({ inquiryId, seconds }, caller) => ({
    workingSeconds: await sheet.addSeconds(caller, inquiryId, seconds),
  }));

  route(app, calls.updateQuotationComment, ({ inquiryId = 0, comment }, caller) =>
    facts.change(caller, inquiryId, { remark: comment.trim() }),
  );
  route(app, calls.updateProjectNumber, ({ id, projectNumber }, caller) =>
    facts.change(caller, id, { projectNumber: projectNumber.trim() }),
  );
  route(app, calls.updateProjectNumberByShortCode, async ({ code, projectNumber }, caller) =>
    facts.change(caller, await facts.idOfShortCode(caller, code), { projectNumber: projectNumber.trim() }),
  );
  route(app, calls.updateStateProvince, ({ id, provinceId }, caller) => facts.change(caller, id, { provinceId }));

  route(app, calls.getInquiryAttachmentListByInquirId, async ({ id }, { kp }) =>
    attachments.of((await visibleInquiry(db, kp, { id: id })).id),
  );
  route(app, calls.deleteInquiryAttachmentById, async ({ id }, caller) => ({ removed: await attachments.remove(caller, id) }));

  route(app, calls.submitQuotation, ({ id }, caller) => submitInquiry(db, caller, id));
  route(app, calls.submitQuotationAndGetWxPubQrcode, async ({ id }, caller) => {
    const submission = await submitInquiry(db, caller, id);
    return { ...submission, qrCode: await qrCode(`${mallUrl}${submission.url}`) };
  });
  route(app, calls.updateInquirySheetAndSubmitQuotation, (edit, caller) =>
    db.transaction(async (tx) => submitInquiry(tx, caller, (await sheetService(tx, files).edit(caller, edit)).inquiry.id)),
  );
  route(app, calls.updateInquirySheetAndAddSkusToCart, async (edit, caller) =>
    sheetIntoCart(db, caller, (await edited(caller, edit)).inquiry.id),
  );
  route(app, calls.createQuotationWithCustomerFile, ({ uploadFilePath, remark }, caller) =>
    askByFile(db, files, caller, uploadFilePath, remark?.trim() ?? ''),
  );
}
