import { approvalStatuses } from '@mall/domain/approval';
import Type, { type Static } from 'typebox';
import { CheckoutDifference } from '../checkout/shapes.ts';
import { PaymentMethod } from '../payment/shapes.ts';
import { BudgetView } from './rule-shapes.ts';

export const ApprovalStatus = Type.Enum([...approvalStatuses], {
  description: '待审批 / 退回修改 / 已通过 / 已驳回 / 已失效 / 已撤回',
});

/** One word that an order waits for, and why. */
export const ApprovalNeed = Type.Object({
  key: Type.String({ description: 'rule:7, budget:3' }),
  name: Type.String({ description: 'of the rule or the budget' }),
  why: Type.String({ description: '订单金额¥12,000.00超过¥10,000.00' }),
  askedNames: Type.Array(Type.String(), { description: 'any one of them gives it; empty: there is nobody to ask' }),
});
export type ApprovalNeed = Static<typeof ApprovalNeed>;

/** Before an order is submitted: whose word it needs, and what is left of the budgets it counts to. */
export const ApprovalOutlook = Type.Object({
  needs: Type.Array(ApprovalNeed, { description: 'empty: it is ordered at once' }),
  budgets: Type.Array(BudgetView),
});
export type ApprovalOutlook = Static<typeof ApprovalOutlook>;

export const ApprovalSubmitted = Type.Object({
  id: Type.String(),
  approvalNumber: Type.String({ description: 'SP20261123-000012' }),
  isRepeated: Type.Boolean({ description: 'this page was submitted before: this is that request' }),
});
export type ApprovalSubmitted = Static<typeof ApprovalSubmitted>;

export const ApprovalCard = Type.Object({
  id: Type.String(),
  approvalNumber: Type.String(),
  status: ApprovalStatus,
  statusName: Type.String(),
  buyerId: Type.Integer(),
  buyerName: Type.String(),
  department: Type.String(),
  projectNumber: Type.String(),
  payableFen: Type.Integer(),
  payableAmount: Type.String(),
  lineCount: Type.Integer(),
  firstProduct: Type.String(),
  submittedAt: Type.String(),
  lapsesAt: Type.String({ description: '"" once it has an end' }),
  orderNumber: Type.String({ description: '"" before it is approved' }),
  waitsForMe: Type.Boolean(),
});
export type ApprovalCard = Static<typeof ApprovalCard>;

export const ApprovalLine = Type.Object({
  sku: Type.String(),
  productName: Type.String(),
  manufacturerName: Type.String(),
  thumbUrl: Type.String(),
  selectedAttributes: Type.String(),
  salesPackUom: Type.String(),
  quantity: Type.Integer(),
  unitPriceFen: Type.Integer(),
  lineTotalFen: Type.Integer(),
  discountFen: Type.Integer(),
  deliveryTimeName: Type.String(),
});
export type ApprovalLine = Static<typeof ApprovalLine>;

/** A word that was given, or is waited for. */
export const ApprovalAnswer = Type.Object({
  ...ApprovalNeed.properties,
  answeredBy: Type.String({ description: '"" while it is waited for' }),
  answeredAt: Type.String(),
});

/** A request as its page shows it; `seen` stands for exactly what is shown. */
export const ApprovalInfo = Type.Object({
  ...ApprovalCard.properties,
  submittedByName: Type.String({ description: 'another than the buyer where a manager ordered a colleague’s cart' }),
  paymentMethod: PaymentMethod,
  paymentMethodName: Type.String(),
  address: Type.String(),
  invoiceTitle: Type.String({ description: '"" without an invoice' }),
  remark: Type.String(),
  couponName: Type.String(),
  goodsAmount: Type.String(),
  discountAmount: Type.String(),
  freightAmount: Type.String(),
  lines: Type.Array(ApprovalLine),
  needs: Type.Array(ApprovalAnswer),
  budgets: Type.Array(BudgetView),
  keptUntil: Type.String({ description: 'stock and prices are kept until then; "" where they aren’t any more' }),
  answer: Type.String({ description: 'what is to change, or why not' }),
  now: Type.Union(
    [
      Type.Null(),
      Type.Object({
        payableFen: Type.Integer(),
        payableAmount: Type.String(),
        differences: Type.Array(CheckoutDifference),
        isOrderable: Type.Boolean({ description: 'false: it can’t be approved as it is' }),
        why: Type.String({ description: 'why it can’t, beside the differences' }),
      }),
    ],
    { description: 'what it would be now, while it waits for a word and is not as it was submitted' },
  ),
  seen: Type.String({ description: 'Approve wants it: another sum or another need is another one' }),
  orderId: Type.String({ description: '"" before it is approved' }),
  canApprove: Type.Boolean(),
  whyNot: Type.String({ description: 'why this caller can’t answer it; "" where they can, or nobody is to' }),
  canWithdraw: Type.Boolean(),
  canResubmit: Type.Boolean(),
  events: Type.Array(Type.Object({ at: Type.String(), text: Type.String() }), { description: 'oldest first' }),
});
export type ApprovalInfo = Static<typeof ApprovalInfo>;
