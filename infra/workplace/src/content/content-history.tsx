import type { ContentDraft, StaffContent, StaffContentVersion } from '@mall/api-contract/content';
import { displayMinute } from '@mall/domain/time';
import { Button, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { compare } from '../agreements/agreement-draft.ts';
import { Changes } from '../agreements/changes.tsx';
import { failureWords } from '../calls/failure-words.ts';
import { useRead } from '../calls/use-read.ts';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Actions } from '../marketing/form-parts.tsx';
import { linesOfDraft } from './block-forms.ts';
import { ContentTag } from './content-tag.tsx';

interface Props {
  item: StaffContent;
  draft: ContentDraft;
  /** Nothing can be taken over while it is in review. */
  isFixed: boolean;
  onTake: (old: ContentDraft) => void;
}

const minute = (at: string | null) => (at ? displayMinute(at) : '—');

/** All versions, what one of them differs in from what is written now, and the way back to it. */
export function ContentHistory({ item, draft, isFixed, onTake }: Props) {
  const [version, setVersion] = useState<number>();
  const columns: ListColumn<StaffContentVersion>[] = [
    { key: 'version', header: '版本', card: 'head', width: '80px', cell: (one) => `第 ${one.version} 版` },
    { key: 'title', header: '标题', cell: (one) => one.title },
    { key: 'authors', header: '编写', width: '120px', cell: ({ authors }) => authors.join('、') || '—' },
    { key: 'reviewer', header: '审核', width: '100px', cell: ({ reviewer }) => reviewer || '—' },
    { key: 'from', header: '上线', width: '150px', cell: ({ liveFrom }) => minute(liveFrom) },
    { key: 'until', header: '下线', width: '150px', cell: ({ liveUntil }) => minute(liveUntil) },
    { key: 'state', header: '状态', width: '90px', card: 'corner', cell: (one) => <ContentTag of={one} /> },
    {
      key: 'compare',
      header: '比较',
      width: '90px',
      card: 'foot',
      cell: (one) => (
        <Button
          size="sm"
          aria-label={`比较第 ${one.version} 版`}
          onClick={() => setVersion(one.version === version ? undefined : one.version)}
        >
          {one.version === version ? '收起' : '比较'}
        </Button>
      ),
    },
  ];
  return (
    <section aria-label="历史版本">
      <h2>历史版本</h2>
      <ListTable caption="历史版本" rows={item.versions} rowKey={(one) => one.version} columns={columns} />
      {version !== undefined && <Compared id={item.id} version={version} draft={draft} isFixed={isFixed} onTake={onTake} />}
    </section>
  );
}

function Compared({ id, version, draft, isFixed, onTake }: { id: number; version: number } & Pick<Props, 'draft' | 'isFixed' | 'onTake'>) {
  const { data, error, mutate } = useRead(
    ['content.getContentVersion', id, version],
    (sdk) => sdk.content.getContentVersion({ id, version }),
    {
      refreshInterval: 0,
    },
  );
  if (!data)
    return error ? (
      <ErrorPanel error={error} onRetry={() => void mutate()}>
        {failureWords(error)}
      </ErrorPanel>
    ) : (
      <PageSkeleton what="版本" variant="panel" count={4} />
    );
  const lines = compare(linesOfDraft(data), linesOfDraft(draft));
  return (
    <>
      <Actions style={{ paddingBlock: 12 }}>
        <span>第 {version} 版与正在编辑的内容之间的差别</span>
        <Button size="sm" disabled={isFixed} onClick={() => onTake(data)}>
          以第 {version} 版继续编辑
        </Button>
      </Actions>
      {lines.every(({ change }) => change === 'same') ? (
        <p>没有差别</p>
      ) : (
        <Changes lines={lines.filter(({ change, isTitle }) => change !== 'same' || isTitle)} />
      )}
    </>
  );
}
