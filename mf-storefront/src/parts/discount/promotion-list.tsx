import { space } from '@mall/design-tokens';
import { readId, readPage } from '@mall/mall-parts/catalogue';
import { Link, useCall, useNavigate, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { PageTitle } from '../layout-parts.ts';
import { PromotionBand } from '../promotion-band.tsx';
import { promotionsCall, promotionsPageSize } from './campaign-calls.ts';
import { promotionsUrl } from './promotions-url.ts';

const urlOf = (category: number | undefined, page: number) => {
  const query = new URLSearchParams({ ...(category ? { category: String(category) } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size ? `${promotionsUrl}?${query}` : promotionsUrl;
};

/** The campaigns that run, each with some of its goods. */
export function PromotionList() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refresh } = useCall(promotionsCall(query), { keepPreviousData: true });
  const category = readId(query.get('category'));
  useTitle('促销活动');
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '促销活动' }]} />
      <PageTitle>促销活动</PageTitle>
      {data ? (
        data.items.length > 0 ? (
          <Bands>
            {data.items.map((promotion) => (
              <PromotionBand key={promotion.id} promotion={promotion} />
            ))}
            <Pager
              page={readPage(query)}
              total={data.total}
              pageSize={promotionsPageSize}
              unit="个"
              hrefFor={(page) => urlOf(category, page)}
              onPageChange={(page) => void navigate(urlOf(category, page))}
            />
          </Bands>
        ) : (
          <EmptyPanel title={data.total > 0 ? '这一页没有活动' : '目前没有进行中的活动'}>新的活动开始后会显示在这里。</EmptyPanel>
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refresh()} />
      ) : (
        <PageSkeleton what="活动" variant="grid" count={6} />
      )}
    </Body>
  );
}

const Bands = styled.div`
  display: grid;
  gap: ${space.md};
`;
