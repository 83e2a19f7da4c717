import { approvalCalls as calls } from '@mall/api-contract/approval';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { approvalNeeds, needViews } from '../../modules/approval/approval-needs.service.ts';
import { approvalRuleService } from '../../modules/approval/approval-rule.service.ts';
import { budgetService } from '../../modules/approval/budget.service.ts';
import { mayManageApprovals } from '../../modules/approval/company-people.ts';
import { cartOwner } from '../../modules/cart/cart-owner.ts';
import type { CatalogueService } from '../../modules/catalogue/catalogue.service.ts';
import { checkoutService } from '../checkout/index.ts';
import { answerRequest } from './answer-request.ts';
import { requestReader } from './request-view.ts';
import { resubmitPage } from './resubmit-page.ts';
import { submitRequest } from './submit-request.ts';

/** Staff in the account change nothing of it. */
const mayChange = (kp: Kp) => mayManageApprovals(kp) && kp.operatorId === undefined;

/** A colleague's word: submitting, answering, looking; rules and budgets. */
export function approvalRoutes(app: FastifyInstance, { db, catalogue }: { db: Database; catalogue: CatalogueService }) {
  const checkout = checkoutService(db);
  const reader = requestReader(db);
  const answers = answerRequest(db);

  route(app, calls.getOutlook, async ({ priceToken, paymentMethod, projectNumber = '' }, caller) => {
    const viewer = await cartOwner(db, caller, await checkout.ownerOf(priceToken));
    const { content } = await checkout.shown(viewer, priceToken);
    const { kpId, customerId } = viewer.kp;
    const skus = content.lines.filter(({ invalidReason }) => invalidReason === '').map(({ sku }) => sku);
    const order = { customerId, kpId, submittedBy: caller.kp.kpId, payable: content.payable, isOnAccount: paymentMethod === 'credit' };
    const { needs, people, budgets } = await approvalNeeds(db).of(
      { ...order, projectNumber: projectNumber.trim(), skus },
      { holds: false },
    );
    return { needs: needViews(needs, people), budgets: await budgetService(db).views(customerId, budgets) };
  });
  route(app, calls.submit, async ({ approvalId, remark, projectNumber, ...request }, caller) => {
    const viewer = await cartOwner(db, caller, await checkout.ownerOf(request.priceToken));
    const said = { ...request, remark: remark?.trim() ?? '', projectNumber: projectNumber?.trim() ?? '' };
    return submitRequest(db, viewer, caller.kp.kpId, said, approvalId);
  });
  route(app, calls.confirmApproval, async ({ id, quantities, addressId, couponId }, { kp, provinceId }) =>
    resubmitPage(db, { kp, provinceId }, id, quantities?.split(',').map(Number), { addressId, couponId }),
  );

  route(app, calls.getApprovals, ({ box, ...page }, { kp }) => reader.page(kp, { box, ...page }));
  route(app, calls.getApproval, ({ id }, { kp }) => reader.info(kp, id));
  const answered = async (kp: Kp, id: string, work: Promise<void>) => {
    await work;
    return reader.info(kp, id);
  };
  route(app, calls.approve, ({ id, seen }, { kp }) => answered(kp, id, answers.approve(kp, id, seen)));
  route(app, calls.sendBack, ({ id, words }, { kp }) => answered(kp, id, answers.sendBack(kp, id, words.trim())));
  route(app, calls.rejectApproval, ({ id, words }, { kp }) => answered(kp, id, answers.reject(kp, id, words.trim())));
  route(app, calls.withdraw, ({ id }, { kp }) => answered(kp, id, answers.withdraw(kp, id)));

  const rules = approvalRuleService(db, catalogue);
  const budgets = budgetService(db);
  const done = { isDone: true };
  route(app, calls.getApprovalRules, async (_input, { kp }) => ({ rules: await rules.list(kp), mayManage: mayChange(kp) }));
  route(app, calls.getApprovalPeople, async (_input, { kp }) => ({ ...(await rules.people(kp)), mayManage: mayChange(kp) }));
  route(app, calls.saveApprovalRule, ({ id, ...rule }, { kp }) => rules.save(kp, id, rule));
  route(app, calls.removeApprovalRule, ({ id }, { kp }) => rules.remove(kp, id).then(() => done));
  route(app, calls.saveApprovalDeputy, async ({ deputyId, fromDay, untilDay }, { kp }) => ({
    deputy: await rules.saveDeputy(kp, deputyId, fromDay, untilDay),
  }));
  route(app, calls.getBudgets, async (_input, { kp }) => ({ budgets: await budgets.list(kp), mayManage: mayChange(kp) }));
  route(app, calls.saveBudget, ({ id, ...budget }, { kp }) => budgets.save(kp, id, budget));
  route(app, calls.removeBudget, ({ id }, { kp }) => budgets.remove(kp, id).then(() => done));
}
