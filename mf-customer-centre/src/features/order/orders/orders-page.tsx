import { below, color, space, type } from '@mall/design-tokens';
import { CentrePage, FilterPaper } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useNavigate, useScreen, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { WaitingNote } from '../../../parts/approval/waiting-note.tsx';
import { statisticsCall } from '../../../parts/calls.ts';
import { OrderBlock } from '../../../parts/order-block.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isNarrowed, type OrderFilters, ordersCall, ordersHref, ordersPerPage, readFilters } from './order-filters.ts';
import { StatusTabs } from './status-tabs.tsx';

/** /customer/myorders */
export default function OrdersPage() {
  const { title } = useScreen();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(query);
  const apply = (changes: Partial<OrderFilters>) => void navigate(ordersHref({ ...filters, page: 1, ...changes }));
  const orders = useCall(ordersCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const statistics = useCall(statisticsCall());
  const refresh = () => void Promise.all([orders.refresh(), statistics.refresh()]);
  useBusEvent('order:placed', refresh);
  useBusEvent('order:paid', refresh);
  useBusEvent('order:changed', refresh);

  return (
    <CentrePage title={title || '企业订单'}>
      <FilterPaper>
        <StatusTabs status={filters.status} statistics={statistics.data} onChoose={(status) => apply({ status })} />
        <FilterBar filters={filters} onApply={apply} />
      </FilterPaper>
      <WaitingNote />
      {orders.data ? (
        <>
          <Head>
            <p role="status">
              {orders.data.isTotalAtLeast
                ? `超过 ${orders.data.total} 个订单，这里列出最新的；请补充关键词或下单时间`
                : `共 ${orders.data.total} 个订单`}
            </p>
            <ExportButton filters={filters} />
          </Head>
          {orders.data.items.length === 0 ? (
            <NoOrders filters={filters} onClear={() => apply({ keyword: '', from: '', to: '', kpId: 0 })} />
          ) : (
            <List aria-label="订单列表" aria-busy={orders.isLoading || undefined}>
              {orders.data.items.map((order) => (
                <li key={order.id}>
                  <OrderBlock order={order} />
                </li>
              ))}
            </List>
          )}
          {orders.data.total > 0 && (
            <Pager
              page={filters.page}
              total={orders.data.total}
              pageSize={ordersPerPage}
              unit="个订单"
              hrefFor={(page) => ordersHref({ ...filters, page })}
              onPageChange={(page) => {
                apply({ page });
                window.scrollTo({ top: 0 });
              }}
            />
          )}
        </>
      ) : orders.error ? (
        <ErrorPanel error={orders.error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="订单" variant="table" count={5} />
      )}
    </CentrePage>
  );
}

function NoOrders({ filters, onClear }: { filters: OrderFilters; onClear: () => void }) {
  if (isNarrowed(filters))
    return (
      <EmptyPanel title="没有符合条件的订单" action={<Button onClick={onClear}>清除筛选条件</Button>}>
        换一个关键词，或放宽下单时间
      </EmptyPanel>
    );
  if (filters.page > 1)
    return (
      <EmptyPanel
        title="这一页没有订单"
        action={
          <ButtonLink as={Link} to={ordersHref({ ...filters, page: 1 })}>
            回到第一页
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyPanel
      title={filters.status ? '这个状态下没有订单' : '还没有订单'}
      action={
        <ButtonLink as={Link} to="/mycart">
          去购物车结算
        </ButtonLink>
      }
    >
      加入购物车并提交后，订单会出现在这里
    </EmptyPanel>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    & > button {
      min-height: 44px;
    }
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${space.md};
  &[aria-busy] {
    opacity: 0.6;
  }
`;
