import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { useFileJob } from '@mall/mall-parts/download';
import { type CallOutput, call, Link, useBusEvent, useCall, usePlatform } from '@mall/mf-kit';
import { Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { type Column, Pager, Table } from '@mall/ui-kit/data-display';
import { Input, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

type BalanceRecord = CallOutput<'account.getCustomerBalanceRecords'>['items'][number];
interface Filters {
  kind: '' | BalanceRecord['kind'];
  from: string;
  to: string;
  keyword: string;
  pageIndex: number;
}

const kinds = [
  { value: '', label: '全部收支' },
  { value: 'deposit', label: '充值' },
  { value: 'payment', label: '支付' },
  { value: 'refund', label: '退回' },
];
const all: Filters = { kind: '', from: '', to: '', keyword: '', pageIndex: 1 };
const columns: Column<BalanceRecord>[] = [
  { key: 'at', header: '时间', width: '150px', rowHeader: true, cell: ({ at }) => displayMinute(at) },
  { key: 'kind', header: '类型', width: '90px', cell: ({ kindName }) => kindName },
  {
    key: 'subject',
    header: '单号',
    cell: ({ orderNumber, billId, billNumber }) =>
      orderNumber ? (
        <Link to={`/customer/myorders/details/${orderNumber}`} className="part-number">
          {orderNumber}
        </Link>
      ) : billId ? (
        <Link to={`/customer/customerCreditBills/${billId}`} className="part-number">
          {billNumber}
        </Link>
      ) : (
        '—'
      ),
  },
  {
    key: 'amount',
    header: '金额',
    width: '130px',
    align: 'end',
    cell: ({ amountFen }) => `${amountFen > 0 ? '+' : ''}${moneyText(amountFen)}`,
  },
  { key: 'balance', header: '余额', width: '130px', align: 'end', cell: ({ balanceFen }) => moneyText(balanceFen) },
];

/** Every movement of the prepaid money, each with the balance after it (rules account 46, 50). */
export default function RecordList() {
  const [filters, setFilters] = useState(all);
  const { sdk } = usePlatform();
  const { kind, pageIndex, ...rest } = filters;
  const narrowing = { ...rest, ...(kind ? { kind } : {}) };
  const { data, error, refresh } = useCall(call('account.getCustomerBalanceRecords', { ...narrowing, pageIndex }));
  const { progress, begin } = useFileJob(() => sdk.account.exportCustomerBalanceRecords(narrowing));
  useBusEvent('order:paid', () => void refresh());
  const set = (more: Partial<Filters>) => setFilters((before) => ({ ...before, pageIndex: 1, ...more }));
  const isNarrowed = kind !== '' || filters.from !== '' || filters.to !== '' || filters.keyword !== '';
  return (
    <Panel title="收支明细" note={data && `收入 ${moneyText(data.inFen)}，支出 ${moneyText(data.outFen)}`}>
      <Bar role="search" aria-label="查找明细">
        <NativeSelect
          size="sm"
          aria-label="类型"
          options={kinds}
          value={kind}
          onValueChange={(value) => set({ kind: value as Filters['kind'] })}
        />
        <Input
          size="sm"
          type="date"
          aria-label="从"
          max={filters.to || undefined}
          value={filters.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Input
          size="sm"
          type="date"
          aria-label="至"
          min={filters.from || undefined}
          value={filters.to}
          onChange={({ target }) => set({ to: target.value })}
        />
        <Input
          key={filters.keyword}
          size="sm"
          type="search"
          aria-label="订单号"
          placeholder="订单号"
          maxLength={60}
          defaultValue={filters.keyword}
          onBlur={({ target }) => target.value.trim() !== filters.keyword && set({ keyword: target.value.trim() })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && set({ keyword: currentTarget.value.trim() })}
        />
        {isNarrowed && (
          <Button variant="link" size="sm" onClick={() => set(all)}>
            清除
          </Button>
        )}
        {data && data.total > 0 && (
          <Button size="sm" data-end busy={progress !== undefined} onClick={() => void begin()}>
            {progress === undefined ? '导出 Excel' : `正在导出 ${progress}%`}
          </Button>
        )}
      </Bar>
      {data ? (
        data.total === 0 ? (
          <EmptyPanel size="sm" title={isNarrowed ? '没有符合条件的明细' : '还没有收支'}>
            充值、支付与退回都会记在这里
          </EmptyPanel>
        ) : (
          <>
            <Table caption="收支明细" columns={columns} rows={data.items} rowKey={({ id }) => id} />
            {data.total > data.pageSize && (
              <Pager page={filters.pageIndex} total={data.total} onPageChange={(pageIndex) => set({ pageIndex })} />
            )}
          </>
        )
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="明细" variant="table" count={5} />
      )}
    </Panel>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding-bottom: ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > * {
    flex: 0 0 auto;
    width: 140px;
  }
  & > button {
    width: auto;
  }
  & > [data-end] {
    margin-left: auto;
  }
  ${below.tablet} {
    & > * {
      flex: 1 1 40%;
      min-height: 44px;
    }
  }
`;
