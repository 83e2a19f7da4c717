export { comparedInAddress, comparisonUrl } from './compared-in-address.ts';
export { type ComparisonDecision, differingKeys, mostCompared, withCompared } from './comparison-list.ts';
