import { below, space } from '@mall/design-tokens';
import { type AfterSalesStatus, afterSalesStatuses, afterSalesStatusNames } from '@mall/domain/after-sales';
import { CentrePage, FilterPaper } from '@mall/mall-parts/account';
import { Link, useCall, useNavigate, useScreen, useSearchParams } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { KeywordForm } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { requestPath } from '../../../parts/after-sales/paths.ts';
import { PagedBlocks } from '../../../parts/paged-blocks.tsx';
import { CaseBlock } from './case-block.tsx';
import { type CaseFilters, casesCall, casesHref, casesPerPage, readCaseFilters } from './list-filters.ts';

/** Of a request these states make sense: it is none any more once it was approved. */
const ofRequests: readonly AfterSalesStatus[] = ['pendingReview', 'rejected', 'cancelled'];

/** /customer/afterSalesList: all cases of the company; /customer/afterSalesRequestList: those that were not approved. */
export default function AfterSalesListPage() {
  const { screen, title } = useScreen();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readCaseFilters(query, screen === 'after-sales-requests');
  const apply = (changes: Partial<CaseFilters>) => void navigate(casesHref({ ...filters, page: 1, ...changes }));
  const cases = useCall(casesCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const shown = filters.isRequest ? ofRequests : afterSalesStatuses;
  return (
    <CentrePage title={title || '我的售后'}>
      <FilterPaper>
        <Tabs<AfterSalesStatus | 'all'>
          label="售后状态"
          value={filters.status ?? 'all'}
          onValueChange={(value) => apply({ status: value === 'all' ? undefined : value })}
          items={[{ value: 'all', label: '全部' }, ...shown.map((value) => ({ value, label: afterSalesStatusNames[value] }))]}
        />
        <Bar>
          <KeywordForm
            label="查找售后单"
            placeholder="售后单号、订单号"
            keyword={filters.keyword}
            onSearch={(keyword) => apply({ keyword })}
          />
          <ButtonLink as={Link} to={requestPath} variant="primary" size="sm">
            申请售后
          </ButtonLink>
        </Bar>
      </FilterPaper>
      <PagedBlocks
        what="售后单"
        label="售后单"
        unit="个售后单"
        state={cases}
        page={filters.page}
        pageSize={casesPerPage}
        hrefFor={(page) => casesHref({ ...filters, page })}
        onPage={(page) => apply({ page })}
        keyOf={({ id }) => id}
        empty={
          <NoCases
            isNarrowed={!!(filters.keyword || filters.status || filters.page > 1)}
            onClear={() => apply({ keyword: '', status: undefined })}
          />
        }
      >
        {(one) => <CaseBlock one={one} />}
      </PagedBlocks>
    </CentrePage>
  );
}

const NoCases = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyPanel title="没有符合条件的售后单" action={<Button onClick={onClear}>清除筛选条件</Button>}>
      换一个关键词或状态
    </EmptyPanel>
  ) : (
    <EmptyPanel
      title="还没有售后单"
      action={
        <ButtonLink as={Link} to={requestPath}>
          选择订单申请售后
        </ButtonLink>
      }
    >
      商品签收后30天内可申请退货退款、换货、补发、维修或仅退款
    </EmptyPanel>
  );

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.md};
  padding-top: ${space.lg};
  & > form {
    display: flex;
    gap: ${space.sm};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    & > form {
      flex: 1 1 100%;
    }
    & > form > :first-child {
      flex: 1;
    }
    & > a {
      flex: 1;
    }
  }
`;
