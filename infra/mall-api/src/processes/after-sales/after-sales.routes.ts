import { afterSalesCalls as calls } from '@mall/api-contract/after-sales';
import { afterSalesReasons, reasonsOf, skuIssueTypes } from '@mall/domain/after-sales';
import type { OrderStatus } from '@mall/domain/order';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import { issueService } from '../../modules/after-sales/issue.service.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { buyerMoves } from './buyer-moves.ts';
import { caseCards, caseInfo } from './case-view.ts';
import { claimableOrders } from './claims.ts';
import { requestCase } from './request-case.ts';

/** Of these something may have been signed for. */
const onTheWayOrThere: OrderStatus[] = ['partiallyShipped', 'shipped', 'completed'];

/** A buyer's side of after-sales: what can be asked for, asking, following, forms. */
export function afterSalesRoutes(app: FastifyInstance, { db, files }: { db: Database; files: FileService }) {
  const cases = afterSalesService(db);
  const moves = buyerMoves(db);
  const issues = issueService(db);
  const info = async (customerId: number, id: string) => caseInfo(db, files, await cases.read(id, customerId));
  route(app, calls.getApplyAfterSaleOwssOrderDto, async ({ orderId }, { kp }) => {
    const [order] = await claimableOrders(db, [await orderService(db).peek(orderId, kp.customerId)]);
    return order!;
  });
  route(app, calls.getApplyAfterSaleOwssOrderListDto, async ({ keyword = '', pageIndex, pageSize }, { kp }) => {
    const filter = { customerId: kp.customerId, statuses: onTheWayOrThere, ...(keyword.trim() ? { keyword: keyword.trim() } : {}) };
    const { total, rows } = await orderService(db).page(filter, (pageIndex - 1) * pageSize, pageSize);
    return { pageIndex, pageSize, total, items: await claimableOrders(db, rows) };
  });
  route(app, calls.getAfterSalesReasonEnumForCustomer, ({ type }) =>
    reasonsOf(type).map((value) => ({ value, ...afterSalesReasons[value] })),
  );
  route(app, calls.createAfterSalesRequest, (asked, { kp }) => requestCase(db, kp, asked, files));
  route(app, calls.getAfterSalesWorkflowRequestList, async ({ isRequest, status, orderId, keyword = '', pageIndex, pageSize }, { kp }) => {
    const filter = { customerId: kp.customerId, isRequest, orderId, keyword: keyword.trim(), statuses: status && [status] };
    const { total, rows } = await cases.page(filter, (pageIndex - 1) * pageSize, pageSize, 'newest');
    return { pageIndex, pageSize, total, items: await caseCards(db, rows) };
  });
  route(app, calls.getAfterSalesRequestInfo, ({ id }, { kp }) => info(kp.customerId, id));
  route(app, calls.afterSalesWorkflow, ({ id }, { kp }) => info(kp.customerId, id));
  route(app, calls.cancelAfterSalesRequest, async ({ id }, { kp }) => {
    await moves.cancel(kp.customerId, id, true);
    return info(kp.customerId, id);
  });
  route(app, calls.cancelAfterSales, async ({ id }, { kp }) => {
    await moves.cancel(kp.customerId, id, false);
    return info(kp.customerId, id);
  });
  route(app, calls.customerReturnexpressNo, async ({ id, customerReturnexpressNos }, { kp }) => {
    await moves.sendIn(kp.customerId, id, customerReturnexpressNos);
    return info(kp.customerId, id);
  });
  route(app, calls.getAfterSaleReceiveAddress, async ({ id }, { kp }) => {
    const { receiveAddress: address, status, statusName } = await info(kp.customerId, id);
    if (!address) throw new MallError('AFTER_SALES_STEP_REFUSED', { status, statusName });
    return address;
  });
  route(app, calls.getSkuPrimaryIssueTypeWithSecondary, () => skuIssueTypes.map((type) => ({ ...type, secondary: [...type.secondary] })));
  route(app, calls.saveSkuIssueWorkflow, async ({ sku, primaryIssueType, secondaryIssueType, content, contact = '' }, { kp }) => ({
    issueNumber: await issues.aboutSku(kp, {
      ...{ skuNumber: sku.trim().toUpperCase(), primaryType: primaryIssueType, secondaryType: secondaryIssueType },
      ...{ content: content.trim(), contact: contact.trim() },
    }),
  }));
  route(app, calls.saveRegularIssueFeedbackWorkflow, async ({ content, contact = '' }, { kp }) => ({
    issueNumber: await issues.feedback(kp, content.trim(), contact.trim()),
  }));
}
