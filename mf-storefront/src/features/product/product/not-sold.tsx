import { color, radius, space, type } from '@mall/design-tokens';
import { isSubstitute, showsRelation } from '@mall/domain/catalogue';
import { OwnBrandLine } from '@mall/mall-parts/product';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';

/** Why it can't be bought, what else there is where there is something, and what the private brand has instead: the recommendation that always shows (rules product 4, 19; layout 32). */
export function NotSold({ sku }: { sku: SkuDetail }) {
  const { ownerBrandRecommendSku: instead } = sku;
  const hasInstead =
    !!instead ||
    sku.relationCounts.some(({ typeId, count }) => count > 0 && isSubstitute(typeId) && showsRelation(typeId, sku.isNonStandard));
  return (
    <>
      {sku.isActive ? (
        <Notice tone="warning" title="缺货，暂停销售">
          {hasInstead && '可以看看替代商品，'}到货后恢复销售。
        </Notice>
      ) : (
        <Notice tone="warning" title="该商品已下架">
          {hasInstead ? '可以看看替代商品。' : '不再销售。'}
        </Notice>
      )}
      {instead && (
        <Instead aria-label="自有品牌推荐">
          <h2>可替代商品</h2>
          <OwnBrandLine skuNumber={instead} />
        </Instead>
      )}
    </>
  );
}

const Instead = styled.section`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  overflow: hidden;
  & > h2 {
    padding: ${space.sm} ${space.md} 0;
    color: ${color.inkSecond};
    font-weight: 400;
    font-size: ${type.sizeLeast};
  }
`;
