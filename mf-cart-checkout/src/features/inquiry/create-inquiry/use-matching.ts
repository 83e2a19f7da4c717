import { usePlatform } from '@mall/mf-kit';
import { useEffect, useEffectEvent } from 'react';
import type { InquirySheet, SheetChange } from '../../../parts/inquiry/inquiry-types.ts';

const asksEveryMs = 1000;

/**
 * Follows the matching that goes on in the background, also one that was begun on an earlier visit: lines come as they are matched, and at the end the
 * sheet is read once more, so that nothing is missed. A question nobody answered is asked again.
 */
export function useMatching(
  sheet: InquirySheet | undefined,
  onLines: (lines: SheetChange['lines'], match: SheetChange['match']) => void,
  onDone: () => unknown,
) {
  const { sdk } = usePlatform();
  const tellLines = useEffectEvent(onLines);
  const tellDone = useEffectEvent(onDone);
  const id = sheet?.id ?? 0;
  const isMatching = sheet !== undefined && sheet.match.done < sheet.match.total;
  useEffect(() => {
    if (!isMatching || id === 0) return;
    let since: string | undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      try {
        const { lines, asOf, isDone, total, done, exact, similar, unmatched } = await sdk.inquiry.getInquiryMatchTaskProcess({
          inquiryId: id,
          ...(since ? { since } : {}),
        });
        if (isLeft) return;
        since = asOf;
        if (isDone) return void tellDone();
        tellLines(lines, { total, done, exact, similar, unmatched });
      } catch {
        // The next question may be answered.
      }
      if (!isLeft) timer = setTimeout(ask, asksEveryMs);
    }
    void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [sdk, id, isMatching]);
}
