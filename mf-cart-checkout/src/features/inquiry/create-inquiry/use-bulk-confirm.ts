import { isDoubtful } from '@mall/domain/inquiry';
import { usePlatform } from '@mall/mf-kit';
import { useState } from 'react';
import type { InquiryLine, InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import type { Sheet } from './use-sheet.ts';

/** Similar lines that can be confirmed unseen, and those that can't (rule inquiry 59). */
export function similarLines(lines: readonly InquiryLine[]): { sure: InquiryLine[]; doubtful: InquiryLine[] } {
  const similar = lines.filter(({ matchState, product }) => matchState === 'similar' && product);
  return {
    sure: similar.filter(({ reasons }) => !isDoubtful(reasons)),
    doubtful: similar.filter(({ reasons }) => isDoubtful(reasons)),
  };
}

/** Confirms all similar lines, or the ticked ones where some aren't, in one press, and takes it back. Lines that contradict what they were taken for stay. */
export function useBulkConfirm(sheet: InquirySheet, changes: Sheet, isTicked: (line: InquiryLine) => boolean) {
  const { sdk } = usePlatform();
  const [done, setDone] = useState<number[]>([]);
  const all = similarLines(sheet.lines);
  const ticked = all.sure.filter(isTicked);
  const isPart = ticked.length > 0 && ticked.length < all.sure.length;
  const lines = isPart ? ticked : all.sure;
  const still = new Set(sheet.lines.flatMap(({ id, matchState }) => (matchState === 'chosen' ? id : [])));
  return {
    count: lines.length,
    isPart,
    doubtfulCount: all.doubtful.length,
    /** Lines that were confirmed and still are. */
    confirmed: done.filter((id) => still.has(id)),
    async confirm() {
      const items = lines.map(({ id, product }) => ({ itemId: id, sku: product!.sku }));
      const answer = await changes.change({ confirm: items }, (options) =>
        sdk.inquiry.confirmInquiryItems({ inquiryId: sheet.id, items }, options),
      );
      if (answer) setDone(answer.lines.map(({ id }) => id));
    },
    async undo() {
      const answer = await changes.change({ unconfirm: done }, (options) =>
        sdk.inquiry.unconfirmInquiryItems({ inquiryId: sheet.id, ids: done }, options),
      );
      if (answer) setDone([]);
    },
    forget: () => setDone([]),
  };
}
export type BulkConfirm = ReturnType<typeof useBulkConfirm>;
