import { below, color, radius, space, type as text } from '@mall/design-tokens';
import {
  ChosenChips,
  chosenCount,
  FacetPanel,
  type Facets,
  hasFilters,
  readFilters,
  useFilters,
  WithinField,
  withoutFilters,
  writeFilters,
} from '@mall/mall-parts/catalogue';
import { CardShelf } from '@mall/mall-parts/product';
import type { CallOutput, CallState } from '@mall/mf-kit';
import { Button, EmptyPanel, Notice } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { Checkbox } from '@mall/ui-kit/forms';
import { useId } from 'react';
import { styled } from 'styled-components';
import { productsPageSize } from '../../../parts/discount/campaign-calls.ts';
import { ProductCard } from '../../../parts/product-card.tsx';

type Products = CallOutput<'discount.searchSpusByDiscountCondition'>;
interface Props {
  result: Products;
  /** Undefined where the campaign has no filters, or they aren't here yet. */
  facets: Facets | undefined;
  state: Pick<CallState<Products>, 'error' | 'isLoading' | 'refresh'>;
}

const address = { read: readFilters, write: writeFilters };
const noFacets: Facets = { result: [], shapeFilteringData: [] };

/** The products of a campaign as pictures, each once, with the filters that any list has. */
export function CampaignProducts({ result: { items, total, pageIndex }, facets, state }: Props) {
  const facetsId = useId();
  const ways = useFilters(address);
  const { filters, apply, hrefFor } = ways;
  const chosen = chosenCount(filters);
  const clear = () => apply(withoutFilters(filters));
  return (
    <Columns data-bare={!facets || undefined}>
      {facets && <FacetPanel id={facetsId} facets={facets} isEstimated={false} total={total} ways={ways} />}
      <section aria-label="活动商品">
        {facets && (
          <Bar>
            <Button className="drawer-only" size="sm" popoverTarget={facetsId}>
              筛选{chosen > 0 && ` ${chosen}`}
            </Button>
            <Checkbox label="仅看现货" checked={filters.inStock} onCheckedChange={(inStock) => apply({ ...filters, inStock, page: 1 })} />
            <WithinField ways={ways} />
            <span>共 {total.toLocaleString('en-US')} 款</span>
          </Bar>
        )}
        <ChosenChips facets={facets ?? noFacets} ways={ways} />
        {state.error && (
          <Notice
            tone="danger"
            live
            action={
              <Button size="sm" onClick={() => void state.refresh()}>
                重试
              </Button>
            }
          >
            {state.error.message}，下面是上一次的结果
          </Notice>
        )}
        {items.length > 0 ? (
          <>
            <CardShelf data-columns={facets ? '4' : '6'} aria-label="活动商品" aria-busy={state.isLoading || undefined}>
              {items.map(({ productId, skuCount, sku }, at) => (
                <Product key={productId}>
                  <ProductCard sku={sku} priority={at < 5} />
                  <small>{skuCount > 1 && `${skuCount} 种规格参加`}</small>
                </Product>
              ))}
            </CardShelf>
            <Foot>
              <Pager
                page={pageIndex}
                total={total}
                pageSize={productsPageSize}
                unit="款"
                hrefFor={(page) => hrefFor({ ...filters, page })}
                onPageChange={(page) => {
                  apply({ ...filters, page });
                  window.scrollTo({ top: 0 });
                }}
              />
            </Foot>
          </>
        ) : hasFilters(filters) && total === 0 ? (
          <EmptyPanel title="没有符合条件的活动商品" action={<Button onClick={clear}>清除全部筛选</Button>}>
            换一个筛选条件试试，或清除筛选看全部活动商品。
          </EmptyPanel>
        ) : (
          <EmptyPanel title="这一页没有活动商品" action={<Button onClick={() => apply({ ...filters, page: 1 })}>回到第 1 页</Button>} />
        )}
      </section>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 212px minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  &[data-bare] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.xl};
  min-height: 44px;
  margin-bottom: ${space.md};
  padding: 0 ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sizeTable};
  & > span:last-child {
    margin-left: auto;
    color: ${color.inkSecond};
  }
`;
const Product = styled.li`
  display: flex;
  flex-direction: column;
  & > :first-child {
    flex: 1;
  }
  & > small {
    min-height: 28px;
    padding: 0 ${space.sm} ${space.sm};
    background: ${color.surface};
    color: ${color.inkThird};
    font-size: ${text.sizeLeast};
  }
`;
const Foot = styled.div`
  padding-top: ${space.lg};
`;
