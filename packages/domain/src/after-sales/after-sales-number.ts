import { compactDate } from '../time/index.ts';

/** Numbers that a person types or reads aloud (rules after-sales 5; calls 20): 'SH20261120-000123'. The day is the mall's, in Shanghai. */
export const afterSalesNumber = (openedAt: string, sequence: number): string =>
  `SH${compactDate(openedAt)}-${String(sequence).padStart(6, '0')}`;
