import type { ApprovalInfo, RuleInput } from '@mall/api-contract/approval';
import type { Database } from '../database/database.ts';
import type { Kp } from '../http/caller.ts';
import { approvalRuleService } from '../modules/approval/approval-rule.service.ts';
import { cartService } from '../modules/cart/cart.service.ts';
import type { Viewer } from '../modules/cart/sku-at-quantity.ts';
import { requestReader, submitRequest } from '../processes/approving/index.ts';
import { checkoutService } from '../processes/checkout/checkout.service.ts';
import type { OrderRequest } from '../processes/checkout/confirm-order.service.ts';
import { type ABuyer, aBuyer } from './a-buyer.ts';
import { aColleague } from './a-colleague.ts';

export const everyOrder: RuleInput = {
  ...{ name: '全部订单', isActive: true, aboveFen: null, onAccount: false, categoryIds: [], department: null, approverIds: [] },
};

/** Test builder: a company whose orders need the word of `approver`. `buyer` orders and manages nothing; `boss` manages. */
export async function aRuledCompany(db: Database, rule: Partial<RuleInput> = {}, boss?: ABuyer) {
  const manager = boss ?? (await aBuyer(db));
  const [buyer, approver] = [await aColleague(db, manager.kp, '小采'), await aColleague(db, manager.kp, '老审')];
  const saved = await approvalRuleService(db).save(manager.kp, undefined, { ...everyOrder, approverIds: [approver.kp.kpId], ...rule });
  const viewer: Viewer = { kp: buyer.kp, provinceId: 10009 };
  const { addressId } = manager;
  /** A confirmation page on a colleague's cart with so many of a SKU. */
  const page = async (sku: string, quantity: number, changes: Partial<OrderRequest> = {}): Promise<OrderRequest> => {
    const wanted = { skuNumber: sku, quantity, selectedAttributes: '', requestId: '', requestTypeId: 2, resultDigits: '', inquiryId: 0 };
    await cartService(db).add(viewer, wanted);
    const { priceToken } = await checkoutService(db).confirm(viewer, { cartOf: viewer.kp.kpId }, addressId);
    return { priceToken, addressId, invoiceId: 0, paymentMethod: 'unionPay', remark: '', projectNumber: '', ...changes };
  };
  const info = (id: string, kp: Kp = approver.kp): Promise<ApprovalInfo> => requestReader(db).info(kp, id);
  return {
    ...{ boss: manager, buyer, approver, rule: saved, viewer, page, info },
    /** @returns the request's id */
    submits: async (sku: string, quantity: number, changes: Partial<OrderRequest> = {}): Promise<string> =>
      (await submitRequest(db, viewer, buyer.kp.kpId, await page(sku, quantity, changes))).id,
    seen: async (id: string, kp: Kp = approver.kp): Promise<string> => (await info(id, kp)).seen,
  };
}
