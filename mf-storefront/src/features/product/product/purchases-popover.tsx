import { color, space } from '@mall/design-tokens';
import { call, Link, useCall } from '@mall/mf-kit';
import { Button, ErrorPanel, Skeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { Popover } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';

const pageSize = 5;

/** The company's past orders of a SKU, five a page, newest first (rule layout 33). */
export default function PurchasesPopover({ skuNumber, count }: { skuNumber: string; count: number }) {
  return (
    <Popover title="购买记录" trigger={<Button variant="link">已购买 {count} 次</Button>}>
      <Orders skuNumber={skuNumber} />
    </Popover>
  );
}

function Orders({ skuNumber }: { skuNumber: string }) {
  const [page, setPage] = useState(1);
  const read = call('product.getCustomerProductsDetails', { sku: skuNumber, pager: { pageIndex: page, pageSize } });
  const { data, error, refresh } = useCall(read, { keepPreviousData: true });
  if (!data) return error ? <ErrorPanel error={error} onRetry={refresh} size="sm" /> : <Skeleton width="320px" height="120px" />;
  return (
    <List>
      <table>
        <thead>
          <tr>
            <th scope="col">付款时间</th>
            <th scope="col">订单号</th>
            <th scope="col">数量</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ id, orderNumber, orderPaidOnStr, quantity }) => (
            <tr key={`${id} ${quantity}`}>
              <td>{orderPaidOnStr}</td>
              <td>
                <Link to={`/customer/myorders/details/${orderNumber}`} newTab>
                  {orderNumber}
                </Link>
              </td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.total > pageSize && <Pager page={page} total={data.total} pageSize={pageSize} onPageChange={setPage} />}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space.sm};
  & th,
  & td {
    height: 28px;
    padding-right: ${space.lg};
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  & th {
    color: ${color.inkThird};
  }
`;
