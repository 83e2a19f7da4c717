import Type, { type Static } from 'typebox';
import { PaymentMethod } from '../payment/shapes.ts';

/** A request for a colleague's word as it stands after what happened, whole. Amounts are whole fen, instants UTC. */
export const ApprovalFacts = Type.Object({
  id: Type.String(),
  approvalNumber: Type.String(),
  status: Type.String(),
  customerId: Type.Integer(),
  contactId: Type.Integer({ description: 'who buys' }),
  contactName: Type.String(),
  projectNumber: Type.String(),
  department: Type.String(),
  paymentMethod: PaymentMethod,
  payableFen: Type.Integer(),
  submittedAt: Type.String(),
  needs: Type.Array(Type.Object({ name: Type.String(), why: Type.String(), answeredBy: Type.String({ description: '"" before' }) })),
  lines: Type.Array(
    Type.Object({
      sku: Type.String(),
      productName: Type.String(),
      quantity: Type.Integer(),
      unitPriceFen: Type.Integer(),
      totalFen: Type.Integer(),
    }),
  ),
});
export type ApprovalFacts = Static<typeof ApprovalFacts>;
