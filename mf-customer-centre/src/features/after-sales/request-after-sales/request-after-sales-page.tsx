import { below, color, radius, space, type } from '@mall/design-tokens';
import { CentrePage } from '@mall/mall-parts/account';
import { Link, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel } from '@mall/ui-kit';
import { KeywordForm } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { casesPath, requestPath } from '../../../parts/after-sales/paths.ts';
import { PagedBlocks } from '../../../parts/paged-blocks.tsx';
import { ClaimableBlock } from './claimable-block.tsx';
import { claimableOrdersCall, ordersPerPage, readRequestFilters, requestHref } from './request-filters.ts';

/** /customer/requestAfterSales: choose the order, and what of it. */
export default function RequestAfterSalesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readRequestFilters(query);
  const orders = useCall(claimableOrdersCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const search = (keyword: string) => void navigate(requestHref({ keyword, page: 1 }));
  return (
    <CentrePage title="申请售后">
      <Paper>
        <p>请选择订单和要售后的商品。商品签收后30天内可申请；非标定制商品仅支持因质量问题申请。</p>
        <KeywordForm label="查找订单" placeholder="订单号、品名、型号、物料号" keyword={filters.keyword} onSearch={search} />
        <nav aria-label="其他问题">
          <Link to={casesPath}>我的售后</Link>
          <Link to={`${requestPath}/issue`}>反馈商品问题</Link>
          <Link to={`${requestPath}/feedback`}>意见反馈</Link>
        </nav>
      </Paper>
      <PagedBlocks
        what="订单"
        label="可申请售后的订单"
        unit="个订单"
        state={orders}
        page={filters.page}
        pageSize={ordersPerPage}
        hrefFor={(page) => requestHref({ ...filters, page })}
        onPage={(page) => void navigate(requestHref({ ...filters, page }))}
        keyOf={({ orderId }) => orderId}
        empty={<NoOrders isNarrowed={filters.keyword !== ''} onClear={() => search('')} />}
      >
        {(order) => <ClaimableBlock order={order} />}
      </PagedBlocks>
    </CentrePage>
  );
}

const NoOrders = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyPanel title="没有符合条件的订单" action={<Button onClick={onClear}>清除关键词</Button>}>
      换一个订单号、品名或型号
    </EmptyPanel>
  ) : (
    <EmptyPanel
      title="还没有已发货的订单"
      action={
        <ButtonLink as={Link} to="/customer/myorders">
          查看企业订单
        </ButtonLink>
      }
    >
      商品签收后可在此申请售后
    </EmptyPanel>
  );

const Paper = styled.div`
  display: grid;
  gap: ${space.md};
  padding: ${space.lg} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > p { color: ${color.inkSecond}; }
  & > form { display: flex; gap: ${space.sm}; max-width: 420px; }
  & > form > :first-child { flex: 1; }
  & > nav { display: flex; flex-wrap: wrap; gap: ${space.lg}; }
  ${below.tablet} {
    padding: ${space.lg};
    & > nav > a { padding-block: 12px; }
  }
`;
