import type { CallFailure } from '@mall/api-sdk';
import { EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { failureWords } from '../calls/failure-words.ts';

interface Props<Row> {
  rows: readonly Row[] | undefined;
  error: CallFailure | undefined;
  onRetry: () => void;
  what: string;
  empty: { title: string; text: ReactNode; action?: ReactNode };
  children: (rows: readonly Row[]) => ReactNode;
}

/** The faces of a list: ready comes first, so a failed refresh wipes nothing off the screen but says that it is old. */
export function ListFaces<Row>({ rows, error, onRetry, what, empty, children }: Props<Row>) {
  if (rows)
    return (
      <>
        {error && (
          <div style={{ paddingBottom: 8 }}>
            <Notice tone="warning">没有刷新成功（{failureWords(error)}），正在重试；下面是之前的内容。</Notice>
          </div>
        )}
        {rows.length ? (
          children(rows)
        ) : (
          <EmptyPanel title={empty.title} action={empty.action}>
            {empty.text}
          </EmptyPanel>
        )}
      </>
    );
  if (error)
    return (
      <ErrorPanel error={error} title={`${what}加载失败`} onRetry={onRetry}>
        {failureWords(error)}
      </ErrorPanel>
    );
  return <PageSkeleton variant="table" what={what} />;
}
