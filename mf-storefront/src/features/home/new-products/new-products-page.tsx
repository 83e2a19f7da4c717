import { space, type as text } from '@mall/design-tokens';
import { readPage } from '@mall/mall-parts/catalogue';
import { CardShelf } from '@mall/mall-parts/product';
import { Link, useCall, useNavigate, useParams, useSearchParams } from '@mall/mf-kit';
import { Body, Breadcrumb, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { ChoiceRow } from '../../../parts/choice-row.ts';
import { ProductCard } from '../../../parts/product-card.tsx';
import { newProductsCall, newProductsPageSize, newProductTabsCall } from './new-products-calls.ts';

const pageUrl = (type: string | undefined, page: number) => `/newProducts${type ? `/${type}` : ''}${page > 1 ? `?page=${page}` : ''}`;

/** New products, of all or of one first-level category; category and page are in the address. */
export default function NewProductsPage() {
  const { type } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: tabs } = useCall(newProductTabsCall());
  const { data, error, isLoading, refresh } = useCall(newProductsCall(type, query), { keepPreviousData: true });
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '新品上架' }]} />
      <Title>新品上架</Title>
      {tabs && tabs.length > 0 && (
        <ChoiceRow aria-label="新品分类">
          <Link to={pageUrl(undefined, 1)} aria-current={type ? undefined : 'page'}>
            全部
          </Link>
          {tabs.map(({ id, name, count }) => (
            <Link key={id} to={pageUrl(String(id), 1)} aria-current={type === String(id) ? 'page' : undefined}>
              {name} <small>{count}</small>
            </Link>
          ))}
        </ChoiceRow>
      )}
      {data ? (
        data.items.length > 0 ? (
          <>
            <CardShelf data-columns="6" aria-label="新品" aria-busy={isLoading || undefined}>
              {data.items.map((sku, at) => (
                <li key={sku.skuNumber}>
                  <ProductCard sku={sku} priority={at < 6} />
                </li>
              ))}
            </CardShelf>
            <Foot>
              <Pager
                page={readPage(query)}
                total={data.total}
                pageSize={newProductsPageSize}
                hrefFor={(page) => pageUrl(type, page)}
                onPageChange={(page) => {
                  void navigate(pageUrl(type, page));
                  window.scrollTo({ top: 0 });
                }}
              />
            </Foot>
          </>
        ) : (
          <EmptyPanel title="这个分类暂时没有新品">可以看看全部新品，或从全部分类里挑选。</EmptyPanel>
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="新品" variant="grid" count={18} />
      )}
    </Body>
  );
}

const Title = styled.h1`
  padding: ${space.md} 0;
  font-size: ${text.sizeDisplay};
`;
const Foot = styled.div`
  padding-top: ${space.lg};
`;
