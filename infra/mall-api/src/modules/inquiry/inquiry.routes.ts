import { inquiryCalls as calls } from '@mall/api-contract/inquiry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { FileService } from '../file/file.service.ts';
import { inquiryBasketService } from './inquiry-basket.service.ts';
import { lineRoutes } from './line.routes.ts';
import type { LineMatcher } from './line-matcher.ts';
import { listRoutes } from './list.routes.ts';
import type { ReadListFile } from './list-file.ts';
import type { ListReadings } from './list-reading.ts';
import { sheetRoutes } from './sheet.routes.ts';
import type { SheetMatching } from './sheet-matching.ts';

interface Parts {
  db: Database;
  files: FileService;
  mallUrl: string;
  matcher: LineMatcher;
  matching: SheetMatching;
  readListFile: ReadListFile;
  readings: ListReadings;
}

/** The side menu's basket, and the sheet that is the same draft. */
export function inquiryRoutes(app: FastifyInstance, parts: Parts) {
  sheetRoutes(app, parts);
  lineRoutes(app, parts);
  listRoutes(app, parts);
  const { db } = parts;
  const basket = inquiryBasketService(db);
  route(app, calls.getDraftInquiryItemCount, async (_input, { kp }) => ({ count: kp ? await basket.count(kp.kpId) : 0 }));
  route(app, calls.getCustomerInquirySkus, (_input, caller) => basket.read(caller));
  route(app, calls.addSkuToCustomerInquirySku, ({ sku, quantity, requestId, requestTypeId, resultDigits }, caller) =>
    basket.add(caller, {
      skuNumber: sku.trim().toUpperCase(),
      quantity,
      requestId: requestId ?? '',
      requestTypeId: requestTypeId ?? 4,
      resultDigits: String(resultDigits ?? ''),
    }),
  );
  route(app, calls.updateCustomerInquirySkuQuantity, ({ id, quantity }, caller) => basket.setQuantity(caller, id, quantity));
  route(app, calls.deleteSkuToCustomerInquirySkus, ({ ids }, caller) => basket.remove(caller, ids));
  route(app, calls.submitCustomerQuotation, ({ inquiryId, remark }, caller) => basket.submit(caller, inquiryId, remark?.trim() ?? ''));
}
