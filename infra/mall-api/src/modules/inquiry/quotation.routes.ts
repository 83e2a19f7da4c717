import { inquiryCalls as calls } from '@mall/api-contract/inquiry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import type { Printer } from '../../papers/printer.ts';
import type { FileService } from '../file/file.service.ts';
import type { layoutService } from '../layout/layout.service.ts';
import { askAgain } from './ask-again.ts';
import { quotationService } from './quotation.service.ts';
import { quotationChecksService } from './quotation-checks.service.ts';
import { quotationListService } from './quotation-list.service.ts';
import { quotationPapers } from './quotation-papers.routes.ts';
import { quotationPasses } from './quotation-pass.ts';
import { quotationReadService } from './quotation-read.service.ts';
import { stateView } from './quotation-view.ts';

interface Parts {
  db: Database;
  mallUrl: string;
  installationKey: Buffer;
  printer: Printer;
  files: FileService;
  layout: Pick<ReturnType<typeof layoutService>, 'letterhead'>;
}

/** What a buyer does with inquiries after their draft, and who has a link to one. */
export function quotationRoutes(app: FastifyInstance, { db, mallUrl, installationKey, printer, files, layout }: Parts) {
  const list = quotationListService(db);
  const quotations = quotationService(db);
  const checks = quotationChecksService(db);
  const reading = quotationReadService(db, mallUrl, files);
  const passes = quotationPasses(installationKey);

  route(app, calls.getInquiryPagedList, (question, { kp }) => list.page(kp, question));
  route(app, calls.getInquiryPagedListCount, (question, { kp }) => list.counts(kp, question));
  route(app, calls.getInquiryById, ({ id, needBase64 = false }, { kp }) => reading.whole(kp, id, needBase64));
  route(app, calls.getInquiryByShortCode, async ({ code, needBase64 = false }) =>
    reading.quotation(await reading.shared(code), needBase64),
  );
  route(app, calls.getInquiryInfoByInquiryId, async ({ id, token = '' }, { kp }) => {
    const row = await reading.byId(id);
    const pass = passes.read(token);
    if (row && pass?.kind === 'page' && pass.inquiryId === id && passes.isGenuine(token, row.shortCode))
      return reading.quotation(row, true);
    if (!kp) throw new MallError('INQUIRY_NOT_FOUND');
    return reading.quotation(await reading.visible(kp, id), true);
  });
  route(app, calls.getInquiryWxSchemeResultByShortCode, async ({ code }) => {
    const url = reading.pageOf(await reading.shared(code));
    return { url, qrBase64: await reading.qrOf(url) };
  });
  route(app, calls.shareInquiry, async ({ id }, { kp }) => {
    await reading.visible(kp, id);
    const shortCode = await quotations.share(id, kp.customerId);
    return { shortCode, url: reading.pageOf({ id, shortCode }) };
  });
  route(app, calls.stopSharingInquiry, async ({ id }, { kp }) => {
    await reading.visible(kp, id);
    return stateView(await quotations.stopSharing(id, kp.customerId));
  });

  route(app, calls.cancelInquiry, async ({ inquiryId, reason = '' }, { kp }) => {
    await reading.visible(kp, inquiryId);
    return stateView(await quotations.cancel(inquiryId, kp.customerId, reason.trim()));
  });
  route(app, calls.customerReInuiry, async ({ inquiryId }, caller) => {
    await reading.visible(caller.kp, inquiryId);
    return stateView(await askAgain(db, caller, inquiryId));
  });
  route(app, calls.answerInquiryQuestion, async ({ inquiryId, answer }, { kp }) => {
    await reading.visible(kp, inquiryId);
    return stateView(await quotations.answer(inquiryId, kp.customerId, answer.trim()));
  });
  route(app, calls.checkAndProcessCustomerInquiryStatus, async ({ id }, { kp }) => {
    await reading.visible(kp, id);
    return stateView(await quotations.upToDate(id, kp.customerId));
  });
  route(app, calls.updateInquiryTime, async ({ id }, { kp }) => {
    await reading.visible(kp, id);
    return stateView(await quotations.renew(id, kp.customerId));
  });
  route(app, calls.checkInquiryStock, ({ id, lines }, caller) => checks.stock(caller, id, lines));
  route(app, calls.checkOrderSpecialPrice, ({ inquiryId, lines }, caller) => checks.prices(caller, inquiryId, lines));
  route(app, calls.reStoreInquiryItemPrice, ({ inquiryId, itemIds }, caller) => checks.restore(caller, inquiryId, itemIds));
  route(app, calls.getInquiryDiscountInfo, ({ id, couponId = 0 }, caller) => checks.discount(caller, id, couponId));

  quotationPapers(app, { reading, passes, printer, mallUrl, letterhead: () => layout.letterhead(mallUrl) });
}
