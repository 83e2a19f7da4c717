import type { StaffIssue } from '@mall/api-contract/after-sales';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { useFilters } from '../list/use-filters.ts';
import { AnswerDialog } from './answer-dialog.tsx';

/** Forms of buyers about a SKU or anything else: those that wait, the oldest first, and those that were answered. */
export default function IssuesPage() {
  const { filters, page, set, toPage } = useFilters({ view: 'waiting' });
  const isAnswered = filters.view === 'answered';
  const [chosen, setChosen] = useState<StaffIssue>();
  const input = { isAnswered, pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['afterSales.listIssues', input], (sdk) => sdk.afterSales.listIssues(input));
  const columns: ListColumn<StaffIssue>[] = [
    {
      key: 'number',
      header: '编号',
      width: '160px',
      card: 'head',
      cell: ({ issueNumber }) => <span className="part-number">{issueNumber}</span>,
    },
    { key: 'type', header: '类型', width: '170px', cell: ({ typeName }) => typeName },
    { key: 'sku', header: '商品', width: '110px', cell: ({ sku }) => (sku ? <a href={`/p/${encodeURIComponent(sku)}`}>{sku}</a> : '—') },
    { key: 'content', header: '内容', cell: ({ content, answer }) => (answer ? `${content}（处理：${answer}）` : content) },
    { key: 'customer', header: '企业', width: '170px', cell: ({ customerName, contact }) => `${customerName} ${contact}` },
    { key: 'time', header: '时间', width: '116px', align: 'end', cell: ({ createdAt }) => displayMinute(createdAt, 'short') },
    {
      key: 'act',
      header: '操作',
      width: '104px',
      align: 'end',
      card: 'foot',
      cell: (issue) =>
        issue.answer ? null : (
          <Button size="sm" onClick={() => setChosen(issue)}>
            登记处理
          </Button>
        ),
    },
  ];
  return (
    <Screen title="反馈">
      <Tabs<string>
        label="反馈的进度"
        value={filters.view}
        onValueChange={(view) => set({ view })}
        items={[
          { value: 'waiting', label: '待处理' },
          { value: 'answered', label: '已处理' },
        ]}
      />
      <ListFaces<StaffIssue>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="反馈"
        empty={{ title: isAnswered ? '还没有处理过的反馈' : '没有等待处理的反馈', text: '客户提交的商品问题与意见会出现在这里。' }}
      >
        {(issues) => (
          <>
            <ListTable caption="反馈" rows={issues} rowKey={({ id }) => id} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {chosen && <AnswerDialog issue={chosen} onClose={() => setChosen(undefined)} />}
    </Screen>
  );
}
