import { displayTime } from '@mall/domain/time';
import { outcomeOf } from '@mall/mf-kit/write';
import { EmptyPanel, ErrorPanel, PageSkeleton, toast } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import useSWR, { mutate } from 'swr';

interface Props<T> {
  name: string;
  read: () => Promise<T[]>;
  emptyTitle: string;
  emptyText: string;
  children: (items: T[]) => ReactNode;
}

/** The four faces of a list that is asked for again and again: ready first, so that a failed refresh wipes nothing. */
export function PanelState<T>({ name, read, emptyTitle, emptyText, children }: Props<T>) {
  const { data, error, mutate: again } = useSWR<T[], Error>(name, read);
  if (data?.length) return <>{children(data)}</>;
  if (data) return <EmptyPanel title={emptyTitle}>{emptyText}</EmptyPanel>;
  if (error) return <ErrorPanel error={error} onRetry={() => void again()} />;
  return <PageSkeleton variant="table" />;
}

/** Does what was asked for, says how it went and reads the lists again. */
export async function act(work: () => Promise<unknown>, done: string) {
  const { failure } = await outcomeOf(work, reportError);
  toast.show(failure ? { tone: 'danger', text: failure.message } : { tone: 'success', text: done });
  await mutate(() => true);
}

/** '11-21 14:03:27' in Shanghai, as the mall shows it. */
export const momentText = (instant: string) => displayTime(instant).slice('2026-'.length);
