import { useCall, usePlatform, useSession } from '@mall/mf-kit';
import { failureOf, readTab, useWrite, writeTab } from '@mall/mf-kit/write';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { InquirySheet, SheetChange } from '../../../parts/inquiry/inquiry-types.ts';
import { createLineEdits, type LineEdits, type LineWish, type TypedLine } from './line-edits.ts';
import { draftCall } from './sheet-calls.ts';
import { withChange } from './sheet-change.ts';
import { useMatching } from './use-matching.ts';

const sendsAfterMs = 500;
type Change = Pick<SheetChange, 'lines' | 'match'> & Partial<SheetChange>;
type Send<Answer> = (options: { idempotencyKey: string }) => Promise<Answer>;

export interface Sheet {
  sheet: InquirySheet | undefined;
  error: ReturnType<typeof useCall>['error'];
  edits: LineEdits;
  isBusy: boolean;
  hasUnsaved: boolean;
  refresh: () => Promise<unknown>;
  /** Shows what a call answered. */
  apply: (change: Change) => void;
  /** Facts of the sheet as a whole. */
  patch: (facts: Partial<InquirySheet>) => void;
  /** One change at a time, after what was typed; its failure is said. @returns whether it was done */
  change: (content: unknown, send: Send<SheetChange>) => Promise<SheetChange | undefined>;
}

/** The draft sheet: what the server knows, with what the buyer typed on top, and the matching as it goes on. */
export function useSheet(): Sheet {
  const { sdk, bus, notify } = usePlatform();
  const { kpId } = useSession();
  const { data, error, refresh, show } = useCall(draftCall());
  const latest = useRef(data);
  latest.current = data;
  const writing = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });

  function put(next: InquirySheet) {
    const before = latest.current?.lines.length;
    latest.current = next;
    show(next);
    if (next.lines.length !== before) bus.emit('inquiry:changed', {});
  }
  const apply = (change: Change) => {
    if (latest.current) put(withChange(latest.current, change));
  };
  // What the edits were made with is the first render's: they talk to the newest through this.
  const newest = useRef<{ apply: typeof apply; notify: typeof notify }>({ apply, notify });
  newest.current = { apply, notify };

  const [edits] = useState(() => {
    const key = `mall:inquiry-lines:${kpId}`;
    return createLineEdits<SheetChange>({
      delayMs: sendsAfterMs,
      kept: readTab<{ typed: Record<number, TypedLine>; wishes: Record<number, LineWish> }>(key) ?? { typed: {}, wishes: {} },
      keep: (typed, wishes) => writeTab(key, Object.keys(typed).length + Object.keys(wishes).length > 0 ? { typed, wishes } : undefined),
      send: (items) => sdk.inquiry.updateInquirySheet({ items }),
      answered: (change) => newest.current.apply(change),
      refused: (_, failure) => newest.current.notify({ tone: 'danger', text: failureOf(failure).message }),
    });
  });
  const isThere = data !== undefined;
  // Not before: an answer to it would be lost under a sheet that was read earlier and comes later.
  useEffect(() => {
    if (isThere) void edits.flush();
  }, [isThere, edits]);
  useEffect(() => {
    const again = () => void edits.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      // What is still on its way is for the next visit to show.
      newest.current = { apply: () => {}, notify: () => {} };
      void edits.flush();
    };
  }, [edits]);
  const hasUnsaved = useSyncExternalStore(edits.subscribe, edits.hasUnsaved, () => false);

  useMatching(data, (lines, match) => apply({ lines, match }), refresh);

  return {
    sheet: data,
    error,
    edits,
    isBusy: writing.isBusy,
    hasUnsaved,
    refresh,
    apply,
    patch: (facts) => latest.current && put({ ...latest.current, ...facts }),
    async change(content, send) {
      await edits.flush();
      const { answer } = await writing.run(content, send);
      if (answer) {
        edits.forget(answer.removed);
        apply(answer);
      }
      return answer;
    },
  };
}
