import { color, space, type } from '@mall/design-tokens';
import { Button, EmptyPanel, ErrorPanel, Page, PageSkeleton, Tag, type TagKind } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { AreaFilter } from '../frame/area-filter.tsx';
import { entryText, momentText, versionText } from '../platform/wording.ts';
import { useHistory } from './use-history.ts';

const kinds: Record<string, TagKind> = {
  promote: 'success',
  canary: 'accent',
  rollback: 'danger',
  'take-back': 'danger',
  disable: 'danger',
};

/** The audit: every act on the platform, by whom, when, from which version to which, and why. */
export function HistoryPage() {
  const [parameters, setParameters] = useSearchParams();
  const area = parameters.get('area') ?? '';
  const { entries, error, hasMore, isBusy, more, retry } = useHistory(area);
  return (
    <Page
      title="历史"
      note="每一步都留下，谁也不能改"
      actions={<AreaFilter value={area} onChange={(next) => setParameters(next ? { area: next } : {})} />}
    >
      {!entries && (error ? <ErrorPanel error={error} onRetry={retry} /> : <PageSkeleton label="正在读取历史" variant="table" />)}
      {entries?.length === 0 && <EmptyPanel title="还没有记录">发布或上线一个版本后，会出现在这里。</EmptyPanel>}
      {entries && entries.length > 0 && (
        <Table
          caption="历史"
          density="compact"
          rows={entries}
          rowKey={({ number }) => number}
          columns={[
            { key: 'at', header: '时间', width: '130px', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
            { key: 'who', header: '谁', width: '150px', cell: ({ who }) => who },
            {
              key: 'act',
              header: '操作',
              width: '120px',
              cell: (entry) => <Tag kind={kinds[entry.act] ?? 'neutral'}>{entryText(entry)}</Tag>,
            },
            { key: 'area', header: '区域', width: '160px', rowHeader: true, cell: ({ flag, area }) => flag ?? area ?? '–' },
            {
              key: 'version',
              header: '版本',
              width: '230px',
              cell: ({ from, version }) => (
                <Versions title={[from, version].filter(Boolean).join(' → ')}>
                  {from && <s>{versionText(from)}</s>} {from && version && '→'} {version && <b>{versionText(version)}</b>}
                </Versions>
              ),
            },
            { key: 'why', header: '原因', cell: ({ why }) => why ?? '–' },
            {
              key: 'snapshot',
              header: '之后的快照',
              width: '130px',
              cell: ({ snapshot }) => <Link to={`/desk/snapshots?id=${snapshot}`}>{snapshot}</Link>,
            },
          ]}
        />
      )}
      {hasMore && (
        <More>
          <Button onClick={more} busy={isBusy}>
            更早的记录
          </Button>
        </More>
      )}
    </Page>
  );
}

const Versions = styled.span`
  font-family: ${type.familyMono};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  s { color: ${color.inkSecond}; text-decoration: none; }
  b { font-weight: ${type.weightStrong}; }
`;
const More = styled.div`
  display: grid;
  justify-content: center;
  padding-top: ${space.lg};
`;
