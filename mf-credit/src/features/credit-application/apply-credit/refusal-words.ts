import { applicationSectionNames } from '@mall/domain/credit-application';
import type { CallFailure } from '@mall/mf-kit';

/** What a buyer reads of a refused submission: what lacks, by part. */
export function wordsOfRefusal(failure: CallFailure): string {
  if (failure.reason !== 'CREDIT_APPLICATION_INVALID') return failure.message;
  return failure.details.faults
    .map(({ section, words }) => `${applicationSectionNames[section as keyof typeof applicationSectionNames] ?? section}：${words}`)
    .join('；');
}
