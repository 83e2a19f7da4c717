import { contentCalls } from '@mall/api-contract/content';
import { searchCalls } from '@mall/api-contract/search';
import { staffCalls as calls } from '@mall/api-contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { lookService } from './look.service.ts';
import { staffService } from './staff.service.ts';
import { staffInquiryService } from './staff-inquiry.service.ts';

/** For operators with a role, and for programs with a key of one. */
export function staffRoutes(app: FastifyInstance, { db, files }: { db: Database; files: FileService }) {
  const staff = staffService(db);
  const look = lookService(db);
  route(app, calls.listQueues, (_input, caller) => look.queues(caller.staff));
  route(app, calls.searchStaff, ({ keyword }, caller) => look.search(caller.staff, keyword.trim()));
  route(app, calls.listActs, ({ pageIndex = 1, pageSize = 20, ...question }, caller) =>
    look.acts(caller.staff, { ...question, pageIndex, pageSize }),
  );
  route(app, calls.listOrders, ({ filter = 'toShip', keyword = '', customerId, order = 'newest', ...page }) =>
    staff.orders({ filter, keyword: keyword.trim(), customerId, first: order, ...page }),
  );
  route(app, calls.getOrder, ({ orderId }) => staff.order(orderId));
  route(app, calls.getCustomer, ({ customerId }) => look.customer(customerId));
  route(app, calls.shipOrder, ({ orderId, lines, carrier, trackingNumber, why }, caller) =>
    staff.ship({ caller, why }, orderId, {
      parts: lines?.map(({ orderItemId, quantity }) => ({ lineId: orderItemId, quantity })),
      carrier,
      trackingNumber,
    }),
  );
  route(app, calls.addTrace, ({ packageId, text, place = '', why }, caller) =>
    staff.addTrace({ caller, why }, packageId, text.trim(), place.trim()),
  );
  route(app, calls.deliverPackage, ({ packageId, why }, caller) => staff.deliver({ caller, why }, packageId));
  route(app, calls.receiveTransfer, ({ orderId, amountFen, bankReference, why }, caller) =>
    staff.receiveTransfer({ caller, why }, orderId, amountFen, bankReference.trim()),
  );
  route(app, contentCalls.publishAgreement, (next, caller) => staff.publishAgreement({ caller, why: next.change }, next));
  route(app, searchCalls.listSynonyms, ({ kind, keyword = '', pageIndex = 1, pageSize = 50 }) =>
    staff.synonyms(kind, keyword.trim(), (pageIndex - 1) * pageSize, pageSize),
  );
  route(app, searchCalls.saveSynonym, ({ why, ...synonym }, caller) => staff.saveSynonym({ caller, why }, synonym));
  route(app, searchCalls.removeSynonym, async ({ id, why }, caller) => {
    await staff.removeSynonym({ caller, why }, id);
    return null;
  });
  const inquiries = staffInquiryService(db, files);
  route(app, calls.listInquiries, ({ filter = 'waiting', keyword = '', ...question }, caller) =>
    inquiries.list(caller, { ...question, filter, keyword: keyword.trim() }),
  );
  route(app, calls.getInquiry, ({ inquiryId }) => inquiries.one(inquiryId));
  route(app, calls.getQuotingHelp, ({ inquiryId, lineId, sku }) => inquiries.help(inquiryId, lineId, sku.trim().toUpperCase()));
  route(app, calls.takeUpInquiry, ({ inquiryId, why }, caller) => inquiries.takeUp({ caller, why }, inquiryId));
  route(app, calls.addInquiryLine, ({ inquiryId, said, quantity, why }, caller) =>
    inquiries.addLine({ caller, why }, inquiryId, said.trim(), quantity),
  );
  route(app, calls.quoteInquiryLine, ({ inquiryId, lineId, sku, remark = '', why, ...offer }, caller) =>
    inquiries.quoteLine({ caller, why }, inquiryId, lineId, { ...offer, skuNumber: sku, remark: remark.trim() }),
  );
  route(app, calls.refuseInquiryLine, ({ inquiryId, lineId, why }, caller) => inquiries.refuseLine({ caller, why }, inquiryId, lineId));
  route(app, calls.askInquiryBuyer, ({ inquiryId, question }, caller) =>
    inquiries.ask({ caller, why: undefined }, inquiryId, question.trim()),
  );
  route(app, calls.sendQuotation, ({ inquiryId, why }, caller) => inquiries.send({ caller, why }, inquiryId));
  route(app, calls.listRefunds, () => staff.refunds());
  route(app, calls.confirmRefund, ({ refundId, why }, caller) => staff.confirmRefund({ caller, why }, refundId));
  route(app, calls.listCreditAccounts, () => staff.creditAccounts());
}
