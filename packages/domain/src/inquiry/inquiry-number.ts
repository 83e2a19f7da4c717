import { compactDate } from '../time/index.ts';

/** 'XJ20261120-000123' (rule calls 20). The day is the mall's, in Shanghai. */
export const inquiryNumber = (submittedAt: string | Date, sequence: number): string =>
  `XJ${compactDate(submittedAt)}-${String(sequence).padStart(6, '0')}`;
