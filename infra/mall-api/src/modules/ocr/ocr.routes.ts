import { ocrCalls as calls } from '@mall/api-contract/ocr';
import type { FastifyInstance } from 'fastify';
import type { OcrPort } from '../../adapters/ocr/ocr.ts';
import { route } from '../../http/route.ts';
import { takesUploads } from '../../http/upload.ts';
import type { FileService } from '../file/file.service.ts';
import { ocrService } from './ocr.service.ts';

/** Documents are read: licences and cards from the company's files, invoices and addresses as they are sent (rules ocr 1–10). */
export async function ocrRoutes(app: FastifyInstance, { files, ocr }: { files: FileService; ocr: OcrPort }) {
  const service = ocrService({ files, ocr, log: app.log });
  route(app, calls.ocrBusinessLicenseByFileUrl, ({ fileUrl }, { kp }) =>
    service.read('businessLicense', kp, () => service.content(fileUrl, kp)),
  );
  route(app, calls.ocrBankAccountLicenseByFileUrl, ({ fileUrl }, { kp }) =>
    service.read('bankLicense', kp, () => service.content(fileUrl, kp)),
  );
  route(app, calls.ocrIdCardByFileUrl, ({ fileUrl }, { kp }) => service.read('idCard', kp, () => service.content(fileUrl, kp)));
  route(app, calls.splitAddress, ({ text }) => service.split(text));
  await app.register(async (uploads) => {
    takesUploads(uploads);
    const bytes = (file: Blob) => async () => new Uint8Array(await file.arrayBuffer());
    route(uploads, calls.ocrInvoice, ({ file }, { kp }) => service.read('invoice', kp, bytes(file)));
    route(uploads, calls.ocrAddress, ({ file }, { kp }) => service.read('address', kp, bytes(file)));
  });
}
