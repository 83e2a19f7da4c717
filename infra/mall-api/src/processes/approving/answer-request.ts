import { canMove, lapsesAt } from '@mall/domain/approval';
import { moneyText } from '@mall/domain/money';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { approvalNeeds } from '../../modules/approval/approval-needs.service.ts';
import { approvalRequests, refusedStep } from '../../modules/approval/approval-request.service.ts';
import { couponService } from '../../modules/discount/coupon.service.ts';
import { holdQuotations, placeOrder, requireMethod } from '../checkout/index.ts';
import { ask, tellBuyer } from './ask-and-tell.ts';
import { letGo } from './hold.ts';
import { lookAgain } from './look-again.ts';

/** Answering a request (rules approval 2, 7, 11–14). Its row is locked first, so that one answer counts, whatever arrives at once. */
export const answerRequest = (db: Database) => ({
  /**
   * Gives a word. With the last one the order is placed, in the same transaction; nothing of it is paid.
   * @param seen what GetApproval answered: whoever approves has seen the sum and the needs of this moment
   * @throws {MallError} APPROVAL_NOT_FOUND, APPROVAL_STEP_REFUSED, APPROVAL_OWN_ORDER, APPROVAL_NOT_YOURS, APPROVAL_CHANGED,
   * APPROVAL_NOT_ORDERABLE, APPROVAL_NOBODY, CHECKOUT_PAYMENT_NOT_ALLOWED, and as placing an order refuses
   */
  approve: (kp: Kp, id: string, seen: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { row: locked, name, keys } = await lockForAnswer(tx, kp, id);
      const requests = approvalRequests(tx);
      const row = locked.keptUntil <= new Date().toISOString() ? await letGo(tx, locked) : locked;
      const quotations = await holdQuotations(tx, row, row);
      const couponId = row.quote.coupon?.id ?? 0;
      if (!row.isKept && couponId > 0) await couponService(tx).hold(row.customerId, couponId);
      const looked = await lookAgain(tx, row, { holds: true });
      if (!looked.isOrderable) throw new MallError('APPROVAL_NOT_ORDERABLE', { differences: looked.differences });
      if (looked.seen !== seen)
        throw new MallError('APPROVAL_CHANGED', { differences: looked.differences, payableFen: looked.order.payable });
      await quotations.requireInForce();
      await requireMethod(tx, looked.order);

      const at = new Date().toISOString();
      const mine = new Set(keys(looked.needs.map(({ key }) => key)));
      const needs = looked.needs.map((need) =>
        need.answeredBy === null && mine.has(need.key) ? { ...need, answeredBy: kp.kpId, answeredAt: at } : need,
      );
      if (!needs.some(({ answeredAt }) => answeredAt === at)) throw new MallError('APPROVAL_NOT_YOURS');
      await requests.setNeeds(row.id, needs);
      if (needs.some(({ answeredBy }) => answeredBy === null)) {
        const others = await ask(tx, row);
        if (others.length === 0) throw new MallError('APPROVAL_NOBODY');
        return requests.note(row.id, `${name}同意，还需${others.join('、')}同意`);
      }
      const held = { id: row.orderId, moves: row.isKept ? await requests.takeKept(row.id) : [], cardSaved: row.cardSaved };
      const { department } = looked.found;
      const settled = { order: looked.order, quotations, department, ...(looked.now ? { now: looked.now } : {}) };
      const order = await placeOrder(tx, settled, held);
      await requests.change(row.id, { isKept: false });
      const { orderNumber } = order;
      const words = `${name}同意，已生成订单${orderNumber}，应付${moneyText(order.payable)}`;
      const moved = await requests.move(row, 'approved', words, { orderNumber, content: looked.order, payable: order.payable });
      await tellBuyer(tx, moved, 'approved', name, orderNumber);
      await requests.tell(moved, 'approval.approved', looked.found.people);
    }),

  /** Back to the buyer, with what is to change; what was held is free. @throws {MallError} as `approve` before it looks again */
  sendBack: (kp: Kp, id: string, words: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { row, name } = await lockForAnswer(tx, kp, id);
      await letGo(tx, row);
      const changes = { answer: words, lapsesAt: lapsesAt(new Date().toISOString()) };
      await approvalRequests(tx).move(row, 'changed', `${name}退回修改：${words}`, changes);
      await tellBuyer(tx, row, 'changed', name, words);
    }),

  /** @throws {MallError} as `sendBack` */
  reject: (kp: Kp, id: string, words: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { row, name, people } = await lockForAnswer(tx, kp, id);
      await letGo(tx, row);
      const moved = await approvalRequests(tx).move(row, 'rejected', `${name}驳回：${words}`, { answer: words });
      await tellBuyer(tx, moved, 'rejected', name, words);
      await approvalRequests(tx).tell(moved, 'approval.rejected', people);
    }),

  /** The buyer takes it back. @throws {MallError} APPROVAL_NOT_FOUND, APPROVAL_STEP_REFUSED, APPROVAL_NOT_YOURS */
  withdraw: (kp: Kp, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await approvalRequests(tx).lock(id, kp.customerId);
      if (row.kpId !== kp.kpId && row.submittedBy !== kp.kpId) throw new MallError('APPROVAL_NOT_YOURS');
      if (!canMove(row.status, 'withdrawn')) throw refusedStep(row);
      await letGo(tx, row);
      const { people } = await approvalNeeds(tx).answerers(kp.customerId);
      await approvalRequests(tx).move(row, 'withdrawn', `${people.get(kp.kpId)?.name ?? ''}撤回申请`);
    }),

  /** What ran out: after 24 hours nothing is kept any more, after 72 a request lapses (rules approval 2, 3). @returns how many lapsed */
  async endOverdue(now = new Date().toISOString()): Promise<number> {
    let lapsed = 0;
    for (const id of await approvalRequests(db).overdue(now)) {
      const done = await db.transaction(async (tx) => {
        const row = await approvalRequests(tx).lock(id);
        if (canMove(row.status, 'lapsed') && row.lapsesAt <= now) {
          await letGo(tx, row);
          const why = row.status === 'changed' ? '退回后超过72小时未重新提交' : '超过72小时无人审批';
          await tellBuyer(tx, await approvalRequests(tx).move(row, 'lapsed', `${why}，申请已失效`), 'lapsed', '', why);
          return true;
        }
        if (row.isKept && row.keptUntil <= now) {
          await letGo(tx, row);
          await approvalRequests(tx).note(id, '库存与价格已保留24小时，审批时将重新核对');
        }
        return false;
      });
      if (done) lapsed += 1;
    }
    return lapsed;
  },
});

/**
 * A locked request that this person may answer.
 * @returns `keys` of needs whose word is theirs, as rules, budgets and people are this moment
 */
async function lockForAnswer(tx: Database, kp: Kp, id: string) {
  const row = await approvalRequests(tx).lock(id, kp.customerId);
  if (row.status !== 'submitted' || row.lapsesAt <= new Date().toISOString()) throw refusedStep(row);
  if (row.kpId === kp.kpId || row.submittedBy === kp.kpId) throw new MallError('APPROVAL_OWN_ORDER');
  const { people, mayAnswer } = await approvalNeeds(tx).answerers(kp.customerId);
  const keys = (all: readonly string[]) => all.filter((key) => mayAnswer(key, row).includes(kp.kpId));
  const open = (await approvalRequests(tx).needs([id])).filter(({ answeredBy }) => answeredBy === null);
  if (keys(open.map(({ key }) => key)).length === 0) throw new MallError('APPROVAL_NOT_YOURS');
  return { row, people, keys, name: people.get(kp.kpId)?.name ?? '' };
}
