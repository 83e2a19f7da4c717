import Type, { type Static, type TSchema } from 'typebox';
import { ApprovalFacts } from './approval-facts.ts';
import { InquiryFacts } from './inquiry-facts.ts';
import { OrderFacts, PackageFacts, RefundFacts } from './order-facts.ts';

/** The version of all shapes here: fields are added without a new one; a field that changes or goes makes the next. */
export const webhookVersion = 1;

const OfOrder = Type.Object({ order: OrderFacts });
const OfInquiry = Type.Object({ inquiry: InquiryFacts });
const OfPackage = Type.Object({ order: OrderFacts, package: PackageFacts });

/** What the mall tells other systems (rule webhook 1), and what each event carries as `data` (docs/webhooks.md). */
export const webhookEvents = {
  'order.placed': OfOrder,
  'order.payment_changed': OfOrder,
  'order.changed': OfOrder,
  'order.paid': OfOrder,
  'order.shipped': OfPackage,
  'order.delivered': OfPackage,
  'order.signed': OfPackage,
  'order.completed': OfOrder,
  'order.cancelled': OfOrder,
  'order.refunded': Type.Object({ order: OrderFacts, refund: RefundFacts }),
  'inquiry.submitted': Type.Object({
    inquiry: Type.Object({
      id: Type.Integer(),
      inquiryNumber: Type.String(),
      customerId: Type.Integer(),
      contactId: Type.Integer(),
      remark: Type.String(),
      lines: Type.Array(
        Type.Object({
          id: Type.Integer(),
          sku: Type.String({ description: '"" where the line names none yet' }),
          quantity: Type.Integer(),
          said: Type.String({ description: 'the line as it was written; "" for one from a page' }),
        }),
      ),
    }),
  }),
  'inquiry.quoted': OfInquiry,
  'inquiry.cancelled': Type.Object({ inquiry: InquiryFacts, reason: Type.String() }),
  'inquiry.ordered': Type.Object({ inquiry: InquiryFacts, orderId: Type.String(), orderNumber: Type.String() }),
  'credit.approved': Type.Object({
    credit: Type.Object({ customerId: Type.Integer(), limitFen: Type.Integer(), usedFen: Type.Integer() }),
  }),
  'approval.requested': Type.Object({ approval: ApprovalFacts }),
  'approval.approved': Type.Object({ approval: ApprovalFacts, orderId: Type.String(), orderNumber: Type.String() }),
  'approval.rejected': Type.Object({ approval: ApprovalFacts, reason: Type.String() }),
  'webhook.test': Type.Object({ message: Type.String() }),
} as const satisfies Record<string, TSchema>;

export type WebhookEventType = keyof typeof webhookEvents;
export type WebhookData<T extends WebhookEventType> = Static<(typeof webhookEvents)[T]>;
export type OrderEventType = Extract<WebhookEventType, `order.${string}`>;

/** What is posted: the same for every event but for `data`. */
export const WebhookMessage = Type.Object({
  id: Type.String({ description: 'the same each time it is sent, also as header webhook-id' }),
  type: Type.Enum(Object.keys(webhookEvents) as WebhookEventType[]),
  version: Type.Literal(webhookVersion),
  timestamp: Type.String({ description: 'when it happened, UTC' }),
  subject: Type.String({ description: 'what it happened to: order:…, inquiry:…, approval:…, credit:…' }),
  sequence: Type.Integer({ description: 'grows within a subject; not without gaps' }),
  data: Type.Unknown(),
});
export type WebhookMessage = Static<typeof WebhookMessage>;
