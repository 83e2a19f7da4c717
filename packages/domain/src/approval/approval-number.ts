import { compactDate } from '../time/index.ts';

/** A number to type or read aloud (rules approval 8; calls 20): 'SP20261123-000012'. The day is the mall's, in Shanghai. */
export const approvalNumber = (submittedAt: string, sequence: number): string =>
  `SP${compactDate(submittedAt)}-${String(sequence).padStart(6, '0')}`;
