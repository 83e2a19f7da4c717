import { EmptyPanel, ErrorPanel, Notice, Page, PageSkeleton, Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { useStatus } from '../platform/use-platform.ts';
import { momentText } from '../platform/wording.ts';
import { isPast } from './flag-end.ts';

/** What is switched for whom, those whose day is over first: they go on until somebody takes them out of the code. */
export function FlagsPage() {
  const { data: status, error, mutate } = useStatus();
  if (!status)
    return error ? <ErrorPanel error={error} onRetry={() => void mutate()} /> : <PageSkeleton label="正在读取开关" variant="table" />;
  const flags = status.flags ?? [];
  const past = flags.filter((flag) => isPast(flag));
  return (
    <Page title="开关" note="用 npx mall flag 切换，一秒内对所有网关生效">
      {past.length > 0 && (
        <Notice tone="warning" title={`${past.length} 个开关已过结束日期`}>
          {past.map(({ name, owner }) => `${name}（${owner}）`).join('、')}：从代码里去掉后运行 npx mall flag 名称 --drop，或延长日期。
        </Notice>
      )}
      <Table
        caption="开关"
        rows={flags}
        rowKey={({ name }) => name}
        empty={<EmptyPanel title="没有开关">npx mall flag mf-search.new-ranking --percent 10 --owner 姓名 --until 日期</EmptyPanel>}
        columns={[
          { key: 'name', header: '名称', rowHeader: true, cell: ({ name }) => <code>{name}</code> },
          { key: 'percent', header: '浏览器', width: '100px', cell: ({ percent }) => `${percent}%` },
          { key: 'companies', header: '企业', width: '220px', cell: ({ companies }) => companies.join('、') || '–' },
          { key: 'owner', header: '负责人', width: '140px', cell: ({ owner }) => owner },
          {
            key: 'ends',
            header: '结束日期',
            width: '180px',
            cell: (flag) => (
              <>
                {flag.ends} {isPast(flag) && <Tag kind="danger">已过期</Tag>}
              </>
            ),
          },
          { key: 'since', header: '最近一次', width: '220px', cell: ({ since, by }) => `${momentText(since)} ${by}` },
        ]}
      />
    </Page>
  );
}
