import { color, space } from '@mall/design-tokens';
import { showsRelation } from '@mall/domain/catalogue';
import type { CallOutput } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { OwnBrandTag } from './own-brand-tag.tsx';
import { PressedTag } from './pressed-tag.ts';

type SkuCard = CallOutput<'search.customerSearchProducts'>['products'][number];

/** 1 what can be bought instead, 3 what goes with it. */
export type RelatedKind = 1 | 3;
/** The way to the related products: `open` shows them in a dialog. */
export type Related = { open: (kind: RelatedKind) => void };

interface Props {
  sku: Pick<
    SkuCard,
    | 'manufacturerName'
    | 'isPrivateBrand'
    | 'isBlackCardProduct'
    | 'isNonStandard'
    | 'dropShip'
    | 'isFixedPrice'
    | 'clearance'
    | 'showShortSupply'
    | 'isActive'
    | 'hasRelations'
    | 'hasReplaces'
    | 'economic'
    | 'returnPolicy'
    | 'has3DModel'
    | 'ownerBrandRecommendSku'
  >;
  /** Left out: the tags of related products are too. */
  related?: Related;
  /** Also what holds for most: on the SKU's own page, not in every row of a list. */
  all?: boolean;
}

/** What is worth a word about a SKU (rules product 3, 10). */
export function SkuTags({ sku, related, all }: Props) {
  const { isActive, showShortSupply } = sku;
  return (
    <Tags>
      {!isActive && <Tag kind="danger">已停产</Tag>}
      {isActive && showShortSupply && <Tag kind="danger">缺货，暂停销售</Tag>}
      {sku.isPrivateBrand && <Tag kind="brand">{sku.manufacturerName}</Tag>}
      {sku.isBlackCardProduct && <Tag>黑卡商品</Tag>}
      {sku.isNonStandard && <Tag kind="accent">规格参数</Tag>}
      {sku.dropShip && <Tag>厂家直发</Tag>}
      {sku.isFixedPrice && <Tag kind="warning">库存紧张</Tag>}
      {sku.clearance && <Tag kind="warning">清仓</Tag>}
      {sku.has3DModel && <Tag>3D</Tag>}
      {sku.economic && <Tag>经济型</Tag>}
      {all && !sku.isNonStandard && <Tag>标准品</Tag>}
      {all && sku.returnPolicy && <Tag>支持退换</Tag>}
      {sku.ownerBrandRecommendSku && <OwnBrandTag skuNumber={sku.ownerBrandRecommendSku} />}
      {related && sku.hasReplaces && (
        <RelatedTag related={related} kind={1}>
          选替代
        </RelatedTag>
      )}
      {related && sku.hasRelations && showsRelation(3, sku.isNonStandard) && (
        <RelatedTag related={related} kind={3}>
          选配件
        </RelatedTag>
      )}
    </Tags>
  );
}

const RelatedTag = ({ related, kind, children }: { related: Related; kind: RelatedKind; children: string }) => (
  <Way onClick={() => related.open(kind)}>
    <span>{children}</span>
  </Way>
);

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xs};
  &:empty {
    display: none;
  }
`;
const Way = styled(PressedTag)`
  & > span {
    border-color: ${color.accentLine};
    background: ${color.accentTint};
    color: ${color.accent};
  }
  &:hover > span {
    border-color: ${color.accent};
  }
`;
