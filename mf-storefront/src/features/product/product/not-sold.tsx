import { color, radius, space, type } from '@mall/design-tokens';
import { OwnBrandLine } from '@mall/mall-parts/product';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';

/** Why it can't be bought, and what the private brand has instead: the recommendation that always shows (rules product 19; layout 32). */
export function NotSold({ sku }: { sku: SkuDetail }) {
  const { ownerBrandRecommendSku: instead } = sku;
  return (
    <>
      {sku.isActive ? (
        <Notice tone="warning" title="缺货，暂停销售">
          可以看看替代商品，到货后恢复销售。
        </Notice>
      ) : (
        <Notice tone="warning" title="该商品已下架">
          可以看看下面的替代商品，或联系客服询价。
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
