import type { StaffInvoice } from '@mall/api-contract/staff';
import { color, type } from '@mall/design-tokens';
import { type InvoiceState, invoiceStateNames } from '@mall/domain/invoice';
import { displayMinute } from '@mall/domain/time';
import { Button, Price, SearchIcon, Tag } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { ReissueDialog } from './reissue-dialog.tsx';

type View = InvoiceState | 'all';
const views: { value: View; label: string }[] = [
  { value: 'failed', label: invoiceStateNames.failed },
  { value: 'issuing', label: invoiceStateNames.issuing },
  { value: 'waiting', label: invoiceStateNames.waiting },
  { value: 'issued', label: invoiceStateNames.issued },
  { value: 'all', label: '全部' },
];
const kinds = { waiting: 'neutral', issuing: 'accent', issued: 'success', failed: 'danger', void: 'neutral' } as const;

/** Invoices of all companies: what failed waits here to be issued again, to a corrected title where that was wrong (rule invoice 16). */
export default function InvoicesPage() {
  const { filters, page, set, toPage } = useFilters({ view: 'failed', keyword: '' });
  const view = views.find(({ value }) => value === filters.view) ?? views[0]!;
  const [chosen, setChosen] = useState<StaffInvoice>();
  const input = {
    ...(view.value === 'all' ? {} : { state: view.value }),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...{ pageIndex: page, pageSize },
  };
  const { data, error, mutate } = useRead(['staff.listInvoices', input], (sdk) => sdk.staff.listInvoices(input));
  return (
    <Screen title="发票" note="发货或出账后自动开具；被税务拒绝的在这里更正后重开">
      <Tabs<View> label="发票的状态" value={view.value} onValueChange={(value) => set({ view: value })} items={views} />
      <FilterBar>
        <SettledInput
          key={view.value}
          type="search"
          aria-label="筛选发票"
          placeholder="按发票号码、申请号、订单号或抬头筛选"
          prefix={<SearchIcon size={14} />}
          value={filters.keyword}
          onSettle={(keyword) => set({ keyword })}
        />
      </FilterBar>
      <ListFaces<StaffInvoice>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="发票"
        empty={{ title: filters.keyword ? `没有找到“${filters.keyword}”` : `没有${view.label}的发票`, text: '发货的订单会自动申请开票。' }}
      >
        {(invoices) => (
          <>
            <ListTable<StaffInvoice>
              caption={`${view.label}的发票`}
              rows={invoices}
              rowKey={({ id }) => id}
              columns={[...columns, actionOf(setChosen)]}
            />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {chosen && <ReissueDialog invoice={chosen} onClose={() => setChosen(undefined)} onDone={() => void mutate()} />}
    </Screen>
  );
}

const columns: ListColumn<StaffInvoice>[] = [
  {
    key: 'number',
    header: '发票',
    width: '200px',
    card: 'head',
    cell: ({ invoiceNumber, requestNumber, isRed, isUrgent, typeName }) => (
      <span>
        {invoiceNumber || requestNumber}
        <Quiet>
          {isRed ? '红字 ' : ''}
          {typeName}
          {isUrgent ? ' · 加急' : ''}
        </Quiet>
      </span>
    ),
  },
  {
    key: 'state',
    header: '状态',
    width: '96px',
    card: 'corner',
    cell: ({ state, stateName }) => <Tag kind={kinds[state]}>{stateName}</Tag>,
  },
  {
    key: 'title',
    header: '企业与抬头',
    cell: ({ customerName, title, taxNumber, failure, urgentRemark }) => (
      <span>
        {customerName}
        <Quiet>
          {title} {taxNumber}
        </Quiet>
        {urgentRemark && <Quiet>加急：{urgentRemark}</Quiet>}
        {failure && <Fault>{failure}</Fault>}
      </span>
    ),
  },
  {
    key: 'orders',
    header: '订单',
    width: '180px',
    cell: ({ orders }) => (
      <span>
        {orders.slice(0, 2).map(({ orderId, orderNumber }) => (
          <div key={orderId}>
            <Link to={`/orders/${orderId}`}>{orderNumber}</Link>
          </div>
        ))}
        {orders.length > 2 && <Quiet>等 {orders.length} 个订单</Quiet>}
      </span>
    ),
  },
  {
    key: 'time',
    header: '时间',
    width: '130px',
    cell: ({ issuedAt, createdAt, attempts }) => (
      <span>
        {displayMinute(issuedAt || createdAt, 'short')}
        {attempts > 1 && <Quiet>已请求 {attempts} 次</Quiet>}
      </span>
    ),
  },
  {
    key: 'amount',
    header: '价税合计',
    width: '130px',
    align: 'end',
    cell: ({ amountFen }) => <Price fen={amountFen} size="sm" tone="total" />,
  },
];

const actionOf = (choose: (invoice: StaffInvoice) => void): ListColumn<StaffInvoice> => ({
  key: 'act',
  header: '操作',
  width: '108px',
  align: 'end',
  card: 'foot',
  cell: (invoice) =>
    invoice.state === 'failed' ? (
      <Button size="sm" aria-label={`重新开具 ${invoice.requestNumber}`} onClick={() => choose(invoice)}>
        重新开具
      </Button>
    ) : (
      invoice.pdfUrl && (
        <a href={invoice.pdfUrl} download aria-label={`下载发票 ${invoice.invoiceNumber}`}>
          PDF
        </a>
      )
    ),
});

const Quiet = styled.span`
  display: block;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
const Fault = styled.span`
  display: block;
  color: ${color.danger};
  font-size: ${type.sizeLeast};
`;
