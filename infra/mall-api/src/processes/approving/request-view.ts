import type { ApprovalCard, ApprovalInfo } from '@mall/api-contract/approval';
import { simulationWords } from '@mall/domain/account';
import { approvalStatusNames, canMove, isOpenRequest } from '@mall/domain/approval';
import { moneyText } from '@mall/domain/money';
import { paymentMethodNames } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { approvalNeeds } from '../../modules/approval/approval-needs.service.ts';
import { approvalRequests, type RequestRow } from '../../modules/approval/approval-request.service.ts';
import { budgetService } from '../../modules/approval/budget.service.ts';
import { mayManageApprovals } from '../../modules/approval/company-people.ts';
import { answerRequest } from './answer-request.ts';
import { type LookedAgain, lookAgain, whyNotOrderable } from './look-again.ts';

export interface RequestPage {
  box: 'waiting' | 'mine' | 'all';
  status?: RequestRow['status'] | undefined;
  pageIndex?: number;
  pageSize?: number;
}

/** Requests as their buyers and approvers read them. */
export const requestReader = (db: Database) => {
  const requests = approvalRequests(db);
  /** Requests that wait for this person's word. */
  const waitingFor = async ({ kpId, customerId }: Kp): Promise<string[]> => {
    const waiting = await requests.waiting(customerId);
    if (waiting.length === 0) return [];
    const { mayAnswer } = await approvalNeeds(db).answerers(customerId);
    return [...new Set(waiting.filter((one) => mayAnswer(one.key, one).includes(kpId)).map(({ id }) => id))];
  };

  return {
    waitingFor,
    async page(kp: Kp, { box, status, pageIndex = 1, pageSize = 20 }: RequestPage) {
      const waiting = await waitingFor(kp);
      const seesAll = box === 'all' && mayManageApprovals(kp);
      const filter = {
        ...{ customerId: kp.customerId, status },
        ...(box === 'waiting' ? { ids: waiting } : seesAll ? {} : { kpId: kp.kpId }),
      };
      const [rows, total] = await Promise.all([requests.page(filter, (pageIndex - 1) * pageSize, pageSize), requests.count(filter)]);
      const items = rows.map((row) => cardOf(row, waiting.includes(row.id)));
      return { pageIndex, pageSize, total, items, waitingCount: waiting.length };
    },

    /** May this person see it: who buys or submitted it, who may answer it or did, who manages. @throws {MallError} APPROVAL_NOT_FOUND */
    async info(kp: Kp, id: string): Promise<ApprovalInfo> {
      let row = await requests.read(kp.customerId, id);
      const now = new Date().toISOString();
      if ((row.isKept && row.keptUntil <= now) || (isOpenRequest(row.status) && row.lapsesAt <= now)) {
        await answerRequest(db).endOverdue(now);
        row = await requests.read(kp.customerId, id);
      }
      const { people, mayAnswer } = await approvalNeeds(db).answerers(kp.customerId);
      const looked = row.status === 'submitted' ? await lookAgain(db, row, { holds: false }) : undefined;
      const needs = looked?.needs ?? (await requests.needs([id]));
      const isOwn = row.kpId === kp.kpId || row.submittedBy === kp.kpId;
      const isAsked = needs.some(({ key, answeredBy }) => answeredBy === kp.kpId || mayAnswer(key, row).includes(kp.kpId));
      if (!isOwn && !isAsked && !mayManageApprovals(kp)) throw new MallError('APPROVAL_NOT_FOUND');
      const open = needs.filter(({ answeredBy }) => answeredBy === null);
      const canApprove =
        looked !== undefined && kp.operatorId === undefined && open.some(({ key }) => mayAnswer(key, row).includes(kp.kpId));
      const name = (kpId: number | null) => (kpId === null ? '' : (people.get(kpId)?.name ?? '已离开的同事'));
      const { content, quote } = row;
      return {
        ...cardOf(row, canApprove),
        submittedByName: name(row.submittedBy),
        ...{ paymentMethod: content.paymentMethod, paymentMethodName: paymentMethodNames[content.paymentMethod] },
        address: `${content.address.consignee}，${content.address.region}${content.address.detail}`,
        ...{ invoiceTitle: content.invoice?.title ?? '', remark: content.remark, couponName: quote.coupon?.name ?? '' },
        ...{
          goodsAmount: moneyText(content.goods),
          discountAmount: moneyText(content.discount),
          freightAmount: moneyText(content.freight),
        },
        lines: content.items.map((item) => ({
          ...{ sku: item.skuNumber, productName: item.productName, manufacturerName: item.manufacturerName, thumbUrl: item.thumbUrl },
          ...{ selectedAttributes: item.selectedAttributes, salesPackUom: item.salesPackUom, quantity: item.quantity },
          ...{
            unitPriceFen: item.unitPrice,
            lineTotalFen: item.total,
            discountFen: item.discount,
            deliveryTimeName: item.deliveryTimeName,
          },
        })),
        needs: needs.map((need) => ({
          ...{ key: need.key, name: need.name, why: need.why, answeredBy: name(need.answeredBy), answeredAt: need.answeredAt ?? '' },
          askedNames: row.status === 'submitted' && need.answeredBy === null ? mayAnswer(need.key, row).map(name) : [],
        })),
        budgets: looked ? await budgetService(db).views(kp.customerId, looked.found.budgets) : [],
        ...{ keptUntil: row.isKept ? row.keptUntil : '', answer: row.answer, now: looked ? await nowOf(db, row, looked) : null },
        ...{ seen: looked?.seen ?? '', orderId: row.status === 'approved' ? row.orderId : '', canApprove },
        whyNot: looked && !canApprove ? whyNot(kp, isOwn) : '',
        canWithdraw: isOwn && kp.operatorId === undefined && canMove(row.status, 'withdrawn'),
        canResubmit: row.kpId === kp.kpId && canMove(row.status, 'submitted'),
        events: await requests.events(id),
      };
    },
  };
};

const whyNot = ({ operatorId }: Kp, isOwn: boolean): string => {
  if (operatorId !== undefined) return simulationWords;
  return isOwn ? '自己的订单须由同事审批' : '等待其他同事审批';
};

/** What it would be now, where that isn't what was submitted. */
async function nowOf(
  db: Database,
  { payable }: RequestRow,
  { order, differences, isOrderable }: LookedAgain,
): Promise<ApprovalInfo['now']> {
  const why = await whyNotOrderable(db, order);
  if (differences.length === 0 && why === '' && order.payable === payable) return null;
  return {
    ...{ payableFen: order.payable, payableAmount: moneyText(order.payable), differences },
    ...{ isOrderable: isOrderable && why === '', why },
  };
}

const cardOf = (row: RequestRow, waitsForMe: boolean): ApprovalCard => ({
  ...{ id: row.id, approvalNumber: row.approvalNumber, status: row.status, statusName: approvalStatusNames[row.status] },
  ...{ buyerId: row.kpId, buyerName: row.content.contactName, department: row.department, projectNumber: row.content.projectNumber },
  ...{ payableFen: row.payable, payableAmount: moneyText(row.payable), lineCount: row.content.items.length },
  ...{ firstProduct: row.content.items[0]?.productName ?? '', submittedAt: row.submittedAt },
  ...{ lapsesAt: isOpenRequest(row.status) ? row.lapsesAt : '', orderNumber: row.orderNumber, waitsForMe },
});
