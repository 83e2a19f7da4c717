import { color, radius, space } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { CentrePage } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useNavigate, usePlatform, useSearchParams } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { Pager, Table } from '@mall/ui-kit/data-display';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { type HistoryFilters, historyCall, historyHref, invoicesPerPage, isNarrowed, readHistory } from './history-filters.ts';
import { invoiceColumns } from './invoice-columns.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** /customer/orderInvoicedHistory: the company's invoices, to find, save, pack and pass on. */
export default function InvoicedHistoryPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { sdk, notify } = usePlatform();
  const filters = readHistory(query);
  const { data, error, isLoading, refresh } = useCall(historyCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSharing, setSharing] = useState(false);
  const packing = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  useBusEvent('order:changed', () => void refresh());
  const apply = (changes: Partial<HistoryFilters>) => {
    setChosen(new Set());
    void navigate(historyHref({ ...filters, page: 1, ...changes }));
  };
  const toggle = (id: string) => setChosen((ids) => (ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])));
  const issued = data?.items.filter(({ state }) => state === 'issued') ?? [];
  const isAll = issued.length > 0 && issued.every(({ id }) => chosen.has(id));
  const pack = async () => {
    const content = { invoiceIds: [...chosen] };
    const { answer } = await packing.run(content, (options) => sdk.invoice.invoiceZip(content, options));
    if (answer) window.location.assign(answer.url);
  };

  return (
    <CentrePage title="开票记录">
      <Paper>
        <HistoryFilterBar filters={filters} onApply={apply} />
        {data && data.openOrders > 0 && (
          <Notice>
            还有 {data.openOrders} 个订单已发货未开票，共 {moneyText(data.openFen)}；账期订单随每月账单开票，也可在订单详情中申请。
          </Notice>
        )}
        {data && issued.length > 0 && (
          <Actions>
            <Button size="sm" onClick={() => setChosen(isAll ? new Set() : new Set(issued.map(({ id }) => id)))}>
              {isAll ? '取消全选' : '全选本页'}
            </Button>
            <Button size="sm" variant="primary" disabled={chosen.size === 0} busy={packing.isBusy} onClick={() => void pack()}>
              打包下载{chosen.size > 0 ? `（${chosen.size}）` : ''}
            </Button>
            <Button size="sm" disabled={chosen.size === 0} onClick={() => setSharing(true)}>
              发给财务
            </Button>
          </Actions>
        )}
        {data ? (
          data.items.length > 0 ? (
            <Table
              caption="发票"
              columns={invoiceColumns(chosen, toggle)}
              rows={data.items}
              rowKey={({ id }) => id}
              rowState={({ id }) => (chosen.has(id) ? 'selected' : undefined)}
              busy={isLoading}
            />
          ) : (
            <NoInvoices filters={filters} onClear={() => apply({ keyword: '', state: undefined, kind: undefined, from: '', to: '' })} />
          )
        ) : error ? (
          <ErrorPanel error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="发票" variant="table" count={5} />
        )}
        {data && data.total > 0 && (
          <Pager
            page={filters.page}
            total={data.total}
            pageSize={invoicesPerPage}
            unit="张发票"
            hrefFor={(page) => historyHref({ ...filters, page })}
            onPageChange={(page) => apply({ page })}
          />
        )}
      </Paper>
      {isSharing && (
        <Suspense>
          <ShareDialog invoiceIds={[...chosen]} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </CentrePage>
  );
}

const NoInvoices = ({ filters, onClear }: { filters: HistoryFilters; onClear: () => void }) =>
  isNarrowed(filters) || filters.page > 1 ? (
    <EmptyPanel title="没有符合条件的发票" action={<Button onClick={onClear}>清除筛选条件</Button>}>
      换一个关键词，或放宽时间
    </EmptyPanel>
  ) : (
    <EmptyPanel
      title="还没有发票"
      action={
        <ButtonLink as={Link} to="/customer/invoices">
          管理发票抬头
        </ButtonLink>
      }
    >
      商品发货后自动开票，账期订单随账单开票
    </EmptyPanel>
  );

const Paper = styled.div`
  padding: 0 ${space.lg} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding: ${space.md} 0;
`;
