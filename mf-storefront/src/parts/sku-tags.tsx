import { color, space } from '@mall/design-tokens';
import type { CallOutput } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';

export type SkuCard = CallOutput<'catalogue.getCatalogue'>['products'][number];

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
  >;
  /** Opens the related products; without it these two tags are left out. */
  onRelations?: (typeId: 1 | 3) => void;
}

/** What is worth a word about a SKU (storefront section 3, "Product tags on cards"). */
export function SkuTags({ sku, onRelations }: Props) {
  const { isActive, showShortSupply } = sku;
  return (
    <Tags>
      {!isActive && <Tag kind="danger">已下架</Tag>}
      {isActive && showShortSupply && <Tag kind="danger">缺货，暂停销售</Tag>}
      {sku.isPrivateBrand && <Tag kind="brand">{sku.manufacturerName}</Tag>}
      {sku.isBlackCardProduct && <Tag>黑卡商品</Tag>}
      {sku.isNonStandard && <Tag kind="accent">规格参数</Tag>}
      {sku.dropShip && <Tag>厂家直发</Tag>}
      {sku.isFixedPrice && <Tag kind="warning">库存紧张</Tag>}
      {sku.clearance && <Tag kind="warning">清仓</Tag>}
      {onRelations && sku.hasReplaces && (
        <Way type="button" onClick={() => onRelations(1)}>
          选替代
        </Way>
      )}
      {onRelations && sku.hasRelations && (
        <Way type="button" onClick={() => onRelations(3)}>
          选配件
        </Way>
      )}
    </Tags>
  );
}

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  &:empty {
    display: none;
  }
`;
const Way = styled.button`
  height: 18px;
  padding: 0 5px;
  border: 1px solid ${color.accentLine};
  border-radius: 2px;
  background: ${color.accentTint};
  color: ${color.accent};
  font-size: 12px;
  line-height: 16px;
  &:hover {
    border-color: ${color.accent};
  }
`;
