import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { type CallOutput, call, useCall } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel, PageSkeleton, Tag } from '@mall/ui-kit';
import { Pager, Table } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { styled } from 'styled-components';

type Use = CallOutput<'assistant.getAssistantKeyUses'>['items'][number];

/** Every use of the company's keys, refused ones too (rule agent 6). */
export function KeyUses() {
  const [pageIndex, setPage] = useState(1);
  const { data, error, refresh } = useCall(call('assistant.getAssistantKeyUses', { pageIndex }));
  return (
    <Panel title="使用记录">
      {!data &&
        (error ? <ErrorPanel size="sm" error={error} onRetry={refresh} /> : <PageSkeleton what="使用记录" variant="table" count={3} />)}
      {data?.total === 0 && <EmptyPanel title="还没有使用记录">记录保留一年</EmptyPanel>}
      {data && data.total > 0 && (
        <Table<Use>
          caption="使用记录"
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', header: '时间', width: '150px', cell: ({ at }) => displayMinute(at, 'short') },
            { key: 'key', header: '密钥', width: '130px', cell: ({ keyName }) => keyName },
            { key: 'tool', header: '功能', width: '170px', rowHeader: true, cell: ({ tool }) => tool },
            { key: 'subject', header: '内容', cell: ({ subject }) => <Wrapped>{subject}</Wrapped> },
            {
              key: 'outcome',
              header: '结果',
              width: '190px',
              cell: ({ refusal, cartFen }) =>
                refusal ? <Tag kind="warning">{refusal}</Tag> : cartFen > 0 ? `已加购 ${moneyText(cartFen)}` : '成功',
            },
          ]}
        />
      )}
      {data && data.total > data.pageSize && <Pager page={pageIndex} total={data.total} pageSize={data.pageSize} onPageChange={setPage} />}
    </Panel>
  );
}

const Wrapped = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
