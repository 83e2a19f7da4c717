export { type ComparisonDecision, differingKeys, mostCompared, withCompared } from './comparison-list.ts';
