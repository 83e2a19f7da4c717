import type { ContentDraft, StaffContent } from '@mall/api-contract/content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { useSettled } from '../frame/use-settled.ts';

const restMs = 1000;

/** What somebody writes: saved whenever the typing rests, so that the page beside it is always the one that is written. What couldn't be saved stays on the screen. */
export function useContentDraft(item: StaffContent) {
  const sdk = useSdk();
  const act = useAct({ isSafe: true });
  const [draft, setDraft] = useState<ContentDraft>(item.draft);
  const [revision, setRevision] = useState(item.open?.revision ?? 0);
  const saved = useRef(JSON.stringify(item.draft));
  const text = JSON.stringify(draft);
  const settled = useSettled(text, restMs);
  const save = useEffectEvent(async (written: string) => {
    if (written === saved.current || act.refusal) return;
    const input = { id: item.id, revision, draft: JSON.parse(written) as ContentDraft };
    const answer = await act.run(['saveContent', input], (options) => sdk.content.saveContent(input, options));
    if (!answer) return;
    saved.current = written;
    setRevision(answer.open?.revision ?? 0);
  });
  // Its id says nothing to who reads it.
  const lost = act.refusal?.reason === 'CONTENT_PICTURE_UNKNOWN' ? act.refusal.details.picture : undefined;
  const place = lost ? draft.blocks.findIndex((block) => JSON.stringify(block).includes(lost)) + 1 : 0;
  // Once one saving is done, what was written meanwhile is next.
  useEffect(() => {
    if (!act.isBusy) void save(settled);
  }, [settled, act.isBusy]);
  return {
    draft,
    revision,
    isSaved: text === saved.current,
    isSaving: act.isBusy,
    failure: place ? `第 ${place} 块：${act.failure}` : act.failure,
    change(next: Partial<ContentDraft>) {
      act.forget();
      setDraft({ ...draft, ...next });
    },
    /** After another act on the item. */
    follow: (next: StaffContent) => setRevision(next.open?.revision ?? 0),
  };
}
