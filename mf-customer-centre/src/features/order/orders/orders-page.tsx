import { below, color, radius, space } from '@mall/design-tokens';
import { CentrePage } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useNavigate, useScreen, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { statisticsCall } from '../../../parts/calls.ts';
import { FilterBar } from './filter-bar.tsx';
import { OrderBlock } from './order-block.tsx';
import { isNarrowed, type OrderFilters, ordersCall, ordersHref, ordersPerPage, readFilters } from './order-filters.ts';
import { StatusTabs } from './status-tabs.tsx';

/** /customer/myorders, and /customer/nonpayment as the same list of unpaid orders. */
export default function OrdersPage() {
  const { screen, title } = useScreen();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const read = readFilters(query);
  const filters: OrderFilters = screen === 'nonpayment' ? { ...read, status: 'pendingPayment' } : read;
  const apply = (changes: Partial<OrderFilters>) => void navigate(ordersHref({ ...filters, page: 1, ...changes }));
  const orders = useCall(ordersCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const statistics = useCall(statisticsCall());
  const refresh = () => void Promise.all([orders.refresh(), statistics.refresh()]);
  useBusEvent('order:placed', refresh);
  useBusEvent('order:paid', refresh);
  useBusEvent('order:changed', refresh);

  return (
    <CentrePage title={title || '企业订单'}>
      <Paper>
        <StatusTabs status={filters.status} statistics={statistics.data} onChoose={(status) => apply({ status })} />
        <FilterBar filters={filters} onApply={apply} />
      </Paper>
      {orders.data ? (
        <>
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

const Paper = styled.div`
  padding: ${space.xs} ${space.xxl} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.xs} ${space.lg} ${space.lg};
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${space.md};
  &[aria-busy] {
    opacity: 0.6;
  }
`;
