import { color, radius, space, type } from '@mall/design-tokens';
import { CentrePage } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useNavigate, useScreen, useSearchParams } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { OrderBlock } from '../../../parts/order-block.tsx';
import { readPage, unpaidCall, unpaidPerPage } from './nonpayment-calls.ts';

const hrefFor = (page: number) => (page > 1 ? `/customer/nonpayment?page=${page}` : '/customer/nonpayment');

/** /customer/nonpayment: what is to be paid, what ends first before the rest, and what it comes to (rule order 9). */
export default function NonpaymentPage() {
  const { title } = useScreen();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const page = readPage(query);
  const { data, error, refresh, isLoading } = useCall(unpaidCall(page), { keepPreviousData: true, revalidateOnFocus: true });
  const again = () => void refresh();
  useBusEvent('order:placed', again);
  useBusEvent('order:paid', again);
  useBusEvent('order:changed', again);
  const toOrders = (
    <ButtonLink as={Link} to="/customer/myorders">
      查看企业订单
    </ButtonLink>
  );
  return (
    <CentrePage title={title || '待付款订单'}>
      {data ? (
        data.total === 0 ? (
          <EmptyPanel title="没有待付款的订单" action={toOrders} />
        ) : (
          <>
            <Sum role="status">
              {data.total} 个订单待付款，应付合计 <b>{data.dueAmount}</b>
            </Sum>
            <List aria-label="待付款订单" aria-busy={isLoading || undefined}>
              {data.items.map((order) => (
                <li key={order.id}>
                  <OrderBlock order={order} />
                </li>
              ))}
            </List>
            <Pager
              page={page}
              total={data.total}
              pageSize={unpaidPerPage}
              unit="个订单"
              hrefFor={hrefFor}
              onPageChange={(next) => {
                void navigate(hrefFor(next));
                window.scrollTo({ top: 0 });
              }}
            />
          </>
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="订单" variant="table" count={5} />
      )}
    </CentrePage>
  );
}

const Sum = styled.p`
  padding: ${space.lg} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > b {
    color: ${color.price};
    font-size: ${type.sizeTitle};
    font-variant-numeric: tabular-nums;
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${space.md};
  &[aria-busy] {
    opacity: 0.6;
  }
`;
