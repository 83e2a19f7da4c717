import { yuan } from '../money/index.ts';
import type { CreditLine } from './credit-line.ts';

/** Builder for tests: a line of ¥1,000 that nobody has drawn on. */
export const aCreditLine = (changes: Partial<CreditLine> = {}): CreditLine => ({ limit: yuan(1000), used: 0, ...changes });
