import { basketCalls } from './basket-calls.ts';
import { candidateCalls } from './candidate-calls.ts';
import { factCalls } from './fact-calls.ts';
import { lineCalls } from './line-calls.ts';
import { listReadingCalls } from './list-reading-calls.ts';
import { matchCalls } from './match-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { priceCalls } from './price-calls.ts';
import { quotationCalls } from './quotation-calls.ts';
import { selectionCalls } from './selection-calls.ts';
import { sheetCalls } from './sheet-calls.ts';
import { stateCalls } from './state-calls.ts';
import { submitCalls } from './submit-calls.ts';

export const inquiryCalls = {
  ...basketCalls,
  ...sheetCalls,
  ...factCalls,
  ...lineCalls,
  ...selectionCalls,
  ...candidateCalls,
  ...matchCalls,
  ...listReadingCalls,
  ...submitCalls,
  ...quotationCalls,
  ...stateCalls,
  ...priceCalls,
  ...paperCalls,
};
