export { cartLinesAtMost } from './cart-lines-at-most.ts';
export { chooseSubstitute, type SubstituteChoice } from './choose-substitute.ts';
export { decideOffer, type Offer, type OfferedProduct } from './decide-offer.ts';
export { invalidReasonOf, type LineFacts } from './line-validity.ts';
export { mergedQuantity } from './merged-quantity.ts';
export {
  canDecrease,
  canIncrease,
  decideQuantity,
  decreased,
  increased,
  largestQuantity,
  maxQuantity,
  type QuantityDecision,
  type QuantityLimit,
  type QuantityProblem,
  type QuantityRule,
} from './quantity.ts';
export { type InsteadOf, type SavingLine, substituteSaving } from './substitute-saving.ts';
export { type TotalLine, totalsOf } from './totals.ts';
