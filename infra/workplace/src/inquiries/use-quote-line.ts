import type { StaffInquiryLine } from '@mall/api-contract/staff';
import { useState } from 'react';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { draftOf, offerOf, type QuoteDraft, quoteFaults } from './quote-draft.ts';

/** A line being quoted: what was typed over what is kept, saved when the line is left. */
export function useQuoteLine(inquiryId: number, line: StaffInquiryLine) {
  const sdk = useSdk();
  const act = useAct({ isSafe: true });
  const [typed, setTyped] = useState<Partial<QuoteDraft>>({});
  const kept = draftOf(line);
  const draft = { ...kept, ...typed };
  const isChanged = (Object.keys(typed) as (keyof QuoteDraft)[]).some((field) => typed[field] !== kept[field]);
  const faults = isChanged ? quoteFaults(draft) : {};
  return {
    draft,
    faults,
    isChanged,
    isBusy: act.isBusy,
    failure: act.failure,
    type: (change: Partial<QuoteDraft>) => setTyped({ ...typed, ...change }),
    forget: () => {
      setTyped({});
      act.forget();
    },
    /** What is typed is saved once it says an offer; before that it waits in its fields. */
    async save(): Promise<void> {
      if (!isChanged || Object.keys(faults).length > 0) return;
      const offer = { inquiryId, lineId: line.id, ...offerOf(draft, line) };
      if (await act.run(['quoteInquiryLine', offer], (options) => sdk.staff.quoteInquiryLine(offer, options))) setTyped({});
    },
  };
}
