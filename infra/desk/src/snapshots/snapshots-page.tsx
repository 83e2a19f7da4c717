import type { OperatorSelection as Selection } from '@mall/api-contract/platform';
import { below, color, space, type } from '@mall/design-tokens';
import { Button, CopyText, EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton, Tag, toast } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useHistory } from '../history/use-history.ts';
import { call, read } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { useRefresh, useStatus } from '../platform/use-platform.ts';
import { entryText, momentText, versionText } from '../platform/wording.ts';
import { type Combination, combinationsOf } from './combinations.ts';

const addressOf = (id: string) => `/?snapshot=${id}`;

/** Past combinations of versions: each can be opened as the whole site was. */
export function SnapshotsPage() {
  const { data: status } = useStatus();
  const { entries, error, hasMore, isBusy, more, retry } = useHistory('');
  const { data: selection } = useSWR<Selection, Error>('overrides', read);
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('id') ?? '');
  const [refusal, setRefusal] = useState<PlatformError>();
  const refresh = useRefresh();

  async function pin(id: string) {
    setRefusal(undefined);
    try {
      const { url } = await call<{ snapshot: string; url: string }>('POST', 'pins', { body: { snapshot: id } });
      const address = `${location.origin}${url}`;
      await navigator.clipboard?.writeText(address).catch(() => {});
      toast.show({ tone: 'success', text: `已固定，地址已复制：${address}` });
      await refresh();
    } catch (failure) {
      setRefusal(failure as PlatformError);
    }
  }
  async function unpin() {
    try {
      await call('DELETE', 'overrides/snapshot');
      await refresh();
    } catch (failure) {
      setRefusal(failure as PlatformError);
    }
  }
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) window.open(addressOf(typed.trim()), '_blank', 'noopener');
  };

  const rows = combinationsOf(entries ?? [], status).filter(({ id }) => !parameters.get('id') || id === parameters.get('id'));
  return (
    <Page
      title="快照"
      note="每一种上过线的版本组合；打开后一小时内，你看到的整站就是当时的样子"
      actions={
        <Opener onSubmit={open}>
          <Field label="快照编号" hideLabel>
            <Input
              size="sm"
              value={typed}
              placeholder="快照编号，如错误报告所附"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button size="sm" type="submit" disabled={!typed.trim()}>
            打开
          </Button>
        </Opener>
      }
    >
      {selection?.pinned && (
        <Above>
          <Notice
            tone="warning"
            title={`你正在看快照 ${selection.pinned.id}`}
            action={
              <Button size="sm" onClick={() => void unpin()}>
                回到线上
              </Button>
            }
          >
            到 {momentText(new Date(selection.pinned.until).toISOString())} 自动结束。
          </Notice>
        </Above>
      )}
      {refusal && (
        <Above>
          <Notice tone="danger" live title={refusal.message}>
            {refusal.fix}
          </Notice>
        </Above>
      )}
      {!entries && (error ? <ErrorPanel error={error} onRetry={retry} /> : <PageSkeleton label="正在读取快照" variant="table" />)}
      {entries && (
        <Table<Combination>
          caption="快照"
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyPanel title="这里没有这个快照">它可能更早：载入更早的记录，或直接用编号打开。</EmptyPanel>}
          rowState={({ now }) => (now === 'stable' ? 'selected' : undefined)}
          columns={[
            { key: 'id', header: '快照', width: '150px', rowHeader: true, cell: ({ id }) => <CopyText text={id} /> },
            {
              key: 'now',
              header: '现在',
              width: '140px',
              cell: ({ now }) =>
                now === 'stable' ? <Tag kind="success">线上</Tag> : now ? <Tag kind="accent">灰度 {now}% 访客</Tag> : '–',
            },
            {
              key: 'how',
              header: '由来',
              width: '270px',
              cell: ({ entry, at }) =>
                entry ? (
                  <>
                    {momentText(at)} {entry.who} {entryText(entry)}
                  </>
                ) : (
                  '灰度中的组合'
                ),
            },
            { key: 'versions', header: '版本（变化的加粗）', cell: (row) => <VersionList row={row} /> },
            {
              key: 'acts',
              header: '操作',
              width: '200px',
              cell: ({ id }) => (
                <Acts>
                  <a href={addressOf(id)} target="_blank" rel="noreferrer" aria-label={`打开快照 ${id}`}>
                    打开
                  </a>
                  <Button size="sm" onClick={() => void pin(id)} aria-label={`固定快照 ${id} 并复制地址`}>
                    固定并复制地址
                  </Button>
                </Acts>
              ),
            },
          ]}
        />
      )}
      {hasMore && (
        <Button onClick={more} busy={isBusy}>
          更早的记录
        </Button>
      )}
    </Page>
  );
}

const VersionList = ({ row: { versions, changed } }: { row: Combination }) => (
  <Versions>
    {Object.entries(versions).map(([area, version]) => (
      <li key={area} data-changed={changed.includes(area) || undefined}>
        {area.replace(/^mf-/, '')} <code>{versionText(version).slice(0, 7)}</code>
      </li>
    ))}
  </Versions>
);

const Opener = styled.form`
  display: flex;
  gap: ${space.sm};
  input { width: 240px; }
  ${below.tablet} {
    input { flex: 1; min-width: 0; width: auto; }
  }
`;
const Above = styled.div`
  margin-bottom: ${space.md};
`;
const Versions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  code { font-family: ${type.familyMono}; }
  li[data-changed] { color: ${color.ink}; font-weight: ${type.weightStrong}; }
`;
const Acts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.md};
  white-space: nowrap;
`;
