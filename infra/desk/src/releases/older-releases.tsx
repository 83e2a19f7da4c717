import type { AreaStatus as Area, PublishedRelease } from '@mall/api-contract/platform';
import { Button, Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import useSWR from 'swr';
import { read } from '../platform/call.ts';
import { momentText } from '../platform/wording.ts';

/** Everything of an area that was ever published; nothing of it is ever deleted, so any of it can be live again. */
export function OlderReleases({ area, onPromote }: { area: Area; onPromote: (version: string) => void }) {
  const { data, error } = useSWR<{ releases: PublishedRelease[] }, Error>(`releases/${area.name}`, read);
  const places: Record<string, string> = {
    ...(area.previous ? { [area.previous]: '上一版' } : {}),
    ...(area.candidate ? { [area.candidate.version]: '候选' } : {}),
    ...(area.canary ? { [area.canary.version]: `灰度 ${area.canary.percent}%` } : {}),
    ...(area.stable ? { [area.stable.version]: '线上' } : {}),
  };
  if (!data) return <p>{error ? error.message : '正在读取'}</p>;
  return (
    <Table
      caption={`${area.name} 的全部版本`}
      density="compact"
      stickyHead={false}
      rows={data.releases}
      rowKey={({ version }) => version}
      columns={[
        { key: 'version', header: '版本', rowHeader: true, cell: ({ version }) => version },
        { key: 'at', header: '发布时间', width: '160px', cell: ({ at }) => (at ? momentText(at) : '–') },
        { key: 'who', header: '发布人', width: '180px', cell: ({ who, how }) => (how === 'start' ? '随网关启动' : (who ?? '–')) },
        { key: 'place', header: '状态', width: '120px', cell: ({ version }) => (places[version] ? <Tag>{places[version]}</Tag> : '–') },
        {
          key: 'act',
          header: '操作',
          width: '100px',
          cell: ({ version }) =>
            version === area.stable?.version ? (
              '–'
            ) : (
              <Button size="sm" onClick={() => onPromote(version)} aria-label={`上线 ${area.name} 的 ${version}`}>
                上线
              </Button>
            ),
        },
      ]}
    />
  );
}
