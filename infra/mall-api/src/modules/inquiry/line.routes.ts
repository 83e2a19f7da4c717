import { inquiryCalls as calls } from '@mall/api-contract/inquiry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { bulkConfirmService } from './bulk-confirm.service.ts';
import { choiceService } from './choice.service.ts';
import { lineService } from './line.service.ts';
import { sheetChange, type Touched } from './sheet-change.ts';
import type { SheetMatching } from './sheet-matching.ts';
import { typedLineService } from './typed-line.service.ts';

/** Single lines of the draft. Each answers what it changed, read after it was written. */
export function lineRoutes(app: FastifyInstance, { db, matching }: { db: Database; matching: SheetMatching }) {
  const lines = lineService(db);
  const typed = typedLineService(db, matching);
  const choices = choiceService(db);
  const bulk = bulkConfirmService(db);
  const after = async (caller: SignedInCaller, work: Promise<Touched>) => sheetChange(db, caller, await work);

  route(app, calls.addInquiryItemIntoDraft, ({ sku, quantity, partnumber_customer = '', brand_customer = '' }, caller) =>
    after(caller, lines.add(caller, { sku, quantity, partNumberCustomer: partnumber_customer, brandCustomer: brand_customer })),
  );
  route(app, calls.insertNewQuotationItem, (input, caller) => after(caller, typed.insert(caller, input)));
  route(app, calls.deleteInquiryItem, ({ itemId }, caller) => after(caller, lines.remove(caller, [itemId])));
  route(app, calls.deleteQuotationDraftItemBatch, ({ ids }, caller) => after(caller, lines.remove(caller, ids)));
  route(app, calls.updateInquiryItemQuantity, ({ itemId, quantity }, caller) => after(caller, lines.setQuantity(caller, itemId, quantity)));
  route(app, calls.updateInquiryItemRemark, ({ itemId, remark }, caller) => after(caller, lines.setRemark(caller, itemId, remark.trim())));
  route(app, calls.updateCostmerPartnumberAndBrand, ({ itemId, partnumber_customer, brand_customer }, caller) =>
    after(caller, typed.reword(caller, itemId, partnumber_customer.trim(), brand_customer.trim())),
  );
  route(app, calls.mergeInquiryItemsBySku, ({ id, sku }, caller) => after(caller, lines.merge(caller, id, sku.trim().toUpperCase())));
  route(app, calls.mergeInquiryItems, ({ id }, caller) => after(caller, lines.merge(caller, id)));

  route(app, calls.updateQuotationItemSelectedStatus, ({ itemId, isSelected }, caller) =>
    after(caller, lines.selectEach(caller, [{ id: itemId, isSelected }])),
  );
  route(app, calls.selectCustomerInquirySkus, ({ items }, caller) => after(caller, lines.selectEach(caller, items)));
  route(app, calls.updateQuotationPartialItemsSelectedStatus, ({ inquiryId = 0, ids, isSelected }, caller) =>
    after(caller, lines.select(caller, inquiryId, isSelected, ids)),
  );

  route(app, calls.getInquiryItemCandidates, async ({ itemId }, caller) => ({ itemId, ...(await choices.candidates(caller, itemId)) }));
  route(app, calls.updateInquiryItemBySku, ({ inquiryId = 0, itemId, sku }, caller) =>
    after(caller, choices.choose(caller, { inquiryId, itemId, sku })),
  );
  route(app, calls.updateInquiryItemBySkuWithItem, ({ inquiryId = 0, ...choice }, caller) =>
    after(caller, choices.choose(caller, { inquiryId, ...choice })),
  );
  route(app, calls.confirmInquiryItems, ({ inquiryId = 0, items }, caller) => after(caller, bulk.confirm(caller, inquiryId, items)));
  route(app, calls.unconfirmInquiryItems, ({ inquiryId = 0, ids }, caller) => after(caller, bulk.undo(caller, inquiryId, ids)));
  route(app, calls.updateInquiryHuoYeRepalace, ({ inquiryId = 0, itemId }, caller) =>
    after(caller, choices.replace(caller, inquiryId, [itemId])),
  );
  route(app, calls.updateInquiryHuoYeRepalaceBranch, ({ id, ids }, caller) => after(caller, choices.replace(caller, id, ids)));
  route(app, calls.restoreInquiryHuoYeRepalace, ({ inquiryId = 0, ids }, caller) => after(caller, choices.restore(caller, inquiryId, ids)));
}
