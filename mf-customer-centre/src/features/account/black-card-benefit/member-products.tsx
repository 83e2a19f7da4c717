import { color } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { Panel } from '@mall/mall-parts/account';
import { SkuList } from '@mall/mall-parts/catalogue';
import { useRelatedDialog } from '@mall/mall-parts/product';
import { useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { memberProductsCall, membersPageSize, readPage } from './black-card-calls.ts';

const hrefFor = (page: number) => `/customer/BlackCardBenefit${page > 1 ? `?page=${page}` : ''}`;

/** 黑卡商品, 12 a page, the highest ranked first (rule account 16). */
export function MemberProducts() {
  const [query] = useSearchParams();
  const page = readPage(query);
  const { data, error, isLoading, refresh } = useCall(memberProductsCall(page));
  const navigate = useNavigate();
  const { relatedOf, dialog } = useRelatedDialog();
  return (
    <Panel title="黑卡商品" note={data && `共 ${data.total} 种`}>
      {dialog}
      {data ? (
        data.items.length > 0 ? (
          <>
            <Rows>
              <SkuList products={data.items} ways={{ hrefOf: skuUrl, relatedOf }} busy={isLoading} />
            </Rows>
            <Pager
              page={page}
              total={data.total}
              pageSize={membersPageSize}
              unit="种"
              hrefFor={hrefFor}
              onPageChange={(next) => navigate(hrefFor(next))}
            />
          </>
        ) : (
          <EmptyPanel size="sm" title={data.total > 0 ? '这一页没有商品' : '暂时没有黑卡商品'} />
        )
      ) : error ? (
        <ErrorPanel size="sm" error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="黑卡商品" variant="table" count={6} />
      )}
    </Panel>
  );
}

const Rows = styled.div`
  overflow-x: auto;
  border-top: 1px solid ${color.line};
`;
