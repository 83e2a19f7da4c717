import { basketCalls } from './basket-calls.ts';
import { candidateCalls } from './candidate-calls.ts';
import { factCalls } from './fact-calls.ts';
import { lineCalls } from './line-calls.ts';
import { matchCalls } from './match-calls.ts';
import { selectionCalls } from './selection-calls.ts';
import { sheetCalls } from './sheet-calls.ts';
import { submitCalls } from './submit-calls.ts';

export const inquiryCalls = {
  ...basketCalls,
  ...sheetCalls,
  ...factCalls,
  ...lineCalls,
  ...selectionCalls,
  ...candidateCalls,
  ...matchCalls,
  ...submitCalls,
};
