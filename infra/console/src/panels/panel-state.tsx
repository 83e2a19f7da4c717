import { attempt, createKeyRing, outcomeOf } from '@mall/mf-kit/write';
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

const keys = createKeyRing();

/**
 * Does what staff asked for, says how it went and reads the lists again.
 * @param content names what must not happen twice: while nobody answered, the same content carries the same idempotency key
 */
export async function act(work: (options: { idempotencyKey?: string }) => Promise<unknown>, done: string, content?: object) {
  const { failure } = await (content ? attempt(keys, content, work, reportError) : outcomeOf(() => work({}), reportError));
  toast.show(failure ? { tone: 'danger', text: failure.message } : { tone: 'success', text: done });
  await mutate(() => true);
}

/** '11-21 14:03:27' in Shanghai. */
export const momentText = (instant: string) =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(instant));
