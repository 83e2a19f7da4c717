export { afterSalesNumber } from './after-sales-number.ts';
export { type ClaimableLine, claimableNow, claimDeadline, lastDeadline } from './claimable.ts';
export { decideRequest, type OrderedLine, type OrderOfCase, type RequestDecision, type RequestedCase } from './decide-request.ts';
export { expressWords, mostExpressNumbers, readExpressNumbers } from './express.ts';
export { isSkuIssue, skuIssueName, skuIssueTypes } from './issue.ts';
export { type AfterSalesKind, afterSalesKindNames, afterSalesKinds, comesBack, isForMoney } from './kinds.ts';
export { isProof, mostProofs, type ProofType, proofShownAs, proofTypes } from './proof.ts';
export { type AfterSalesReason, afterSalesReasons, reasonsOf } from './reasons.ts';
export { decideReceipt, type ReceiptDecision, type ReceivedLine } from './receipt.ts';
export { type ReceiveAddress, receiveAddressOf } from './receive-address.ts';
export { type AfterSalesStatus, afterSalesStatuses, afterSalesStatusNames, isOpen, openStatuses } from './status.ts';
export {
  type AfterSalesActor,
  type AfterSalesEvent,
  actorOf,
  afterSalesEventNames,
  type CaseFacts,
  decideStep,
  nextSteps,
} from './steps.ts';
