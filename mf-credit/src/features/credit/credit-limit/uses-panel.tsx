import { below, color, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { Link, useLocation, useNavigate } from '@mall/mf-kit';
import { ButtonLink, CopyText, EmptyPanel } from '@mall/ui-kit';
import { type Column, Pager, Table } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { type CreditUse, type CreditUses, usesPerPage } from '../../../parts/credit-calls.ts';

const detailsOf = (orderNumber: string) => `/Customer/MyOrders/Details/${encodeURIComponent(orderNumber)}`;

const columns: Column<CreditUse>[] = [
  {
    key: 'order',
    header: '订单号',
    rowHeader: true,
    cell: ({ orderNumber }) => (
      <CopyText text={orderNumber}>
        <Link to={detailsOf(orderNumber)} newTab>
          {orderNumber}
        </Link>
      </CopyText>
    ),
  },
  { key: 'at', header: '使用时间', width: '190px', cell: ({ at }) => displayTime(at) },
  { key: 'contact', header: '下单人', width: '120px', cell: ({ contactName }) => contactName },
  { key: 'status', header: '订单状态', width: '120px', cell: ({ orderStatusName }) => orderStatusName },
  { key: 'amount', header: '占用额度', width: '150px', align: 'end', cell: ({ amount }) => <Amount>{amount}</Amount> },
];

/** What makes up the used limit: bills not paid, and the orders that no bill holds yet. */
export function UsesPanel({ uses, isStale }: { uses: CreditUses; isStale: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefFor = (page: number) => (page > 1 ? `${pathname}?page=${page}` : pathname);
  return (
    <Panel
      title="未出账订单"
      note={
        <>
          本期 {uses.periodFrom} 至 {uses.periodTo}，{uses.dueOn} 前还款
        </>
      }
    >
      {uses.total === 0 ? (
        <EmptyPanel
          size="sm"
          title="本期还没有账期订单"
          action={
            <ButtonLink as={Link} to="/customer/myorders">
              查看企业订单
            </ButtonLink>
          }
        >
          提交订单时选择账期支付，订单会出现在这里
        </EmptyPanel>
      ) : (
        <>
          <Table caption="未出账的账期订单" columns={columns} rows={uses.items} rowKey={({ id }) => id} busy={isStale} />
          <Foot>
            <Pager
              page={uses.pageIndex}
              total={uses.total}
              pageSize={usesPerPage}
              hrefFor={hrefFor}
              onPageChange={(page) => void navigate(hrefFor(page))}
            />
            <p>
              合计占用 <Amount>{uses.notYetBilledAmount}</Amount>
            </p>
          </Foot>
        </>
      )}
    </Panel>
  );
}

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${type.weightPart};
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space.lg} ${space.md} 0 0;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > p > span {
    margin-left: ${space.sm};
    color: ${color.ink};
    font-size: ${type.sizeLead};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: ${space.md};
  }
`;
