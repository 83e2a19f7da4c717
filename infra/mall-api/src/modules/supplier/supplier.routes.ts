import { supplierCalls as calls } from '@mall/api-contract/supplier';
import { sourceOf } from '@mall/domain/account';
import type { FastifyInstance } from 'fastify';
import type { CaptchaPort } from '../../adapters/captcha/captcha.ts';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { OcrPort } from '../../adapters/ocr/ocr.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { takesUploads } from '../../http/upload.ts';
import { turns } from '../../load/turns.ts';
import { captchaCounter } from '../account/captcha.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { FileService } from '../file/file.service.ts';
import { ocrService } from '../ocr/ocr.service.ts';
import { supplierService } from './supplier.service.ts';
import { supplierFiles } from './supplier-files.ts';
import { supplierPasses } from './supplier-pass.ts';

interface Parts {
  db: Database;
  storage: ObjectStorage;
  installationKey: Buffer;
  captchas: CaptchaPort;
  catalogue: CatalogueService;
  files: FileService;
  ocr: OcrPort;
}

/** Of all who have no account, one licence is read at once: buyers' pictures don't wait behind theirs. */
const lineOfStrangers = { atOnce: 1, waiting: 8, patienceMs: 45_000 };

/** A company offers its goods (rules supplier 1–8). The pass is looked at before anything else. */
export async function supplierRoutes(app: FastifyInstance, { db, storage, installationKey, captchas, catalogue, files, ocr }: Parts) {
  const passes = supplierPasses(installationKey);
  const suppliers = supplierService(db, catalogue);
  const papers = supplierFiles(db, storage);
  const reader = ocrService({ files, ocr, log: app.log });
  const inTurn = turns(lineOfStrangers, () => new MallError('OCR_AWAY'));
  const opened = (pass: string): string => {
    const id = passes.opens(pass);
    if (!id) throw new MallError('SUPPLIER_NOT_FOUND');
    return id;
  };

  route(app, calls.beginSupplierApply, async ({ ticket, randomStr = '' }, { ip }) => {
    if (!ticket) throw new MallError('CAPTCHA_REQUIRED');
    const proved = await captchaCounter(db, captchas).use({ ticket, randomStr }, { scope: 'apply', source: sourceOf(ip) });
    if (proved === undefined) throw new MallError('CAPTCHA_WRONG');
    const { id, endsAt } = await suppliers.begin();
    return { pass: passes.of(id), endsAt };
  });
  route(app, calls.removeSupplierFile, ({ pass, file }) => papers.remove(opened(pass), file));
  route(app, calls.readSupplierLicence, async ({ pass, file }) => {
    const id = opened(pass);
    const no = await suppliers.writable(id);
    // A stranger has no number of a person: an application's, below zero, counts as one.
    return inTurn.take('strangers', () => reader.read('businessLicense', { kpId: -no }, async () => (await papers.read(file, id)).content));
  });
  route(app, calls.addSupplierApply, ({ pass, ...fields }) => suppliers.submit(opened(pass), fields));
  route(app, calls.getSupplierApply, ({ pass }) => suppliers.read(opened(pass)));
  await app.register(async (uploads) => {
    takesUploads(uploads);
    route(uploads, calls.uploadSupplierFile, async ({ pass, file }) =>
      papers.add(opened(pass), { name: (file as File).name, content: Buffer.from(await file.arrayBuffer()) }),
    );
  });
}
