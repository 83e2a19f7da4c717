import { below, color, radius, space, type } from '@mall/design-tokens';
import { brandUrl, skuUrl } from '@mall/domain/catalogue';
import { differingKeys } from '@mall/domain/comparison';
import { cartProps, DeliveryTag, SkuPrice, TwoLines } from '@mall/mall-parts/product';
import { Link, Slot } from '@mall/mf-kit';
import { CloseIcon, CopyText, IconButton, Picture, Skeleton, VisuallyHidden } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ComparisonEntry } from '../../../parts/comparison/use-compare.ts';
import { useDragScroll } from './use-drag-scroll.ts';

interface Props {
  items: ComparisonEntry[];
  /** Marks what differs from the first item. */
  marks: boolean;
  onRemove: (skuNumber: string) => void;
}

interface Fact {
  name: string;
  of: (item: ComparisonEntry) => ReactNode;
  /** What is compared with the first item's; '' where a difference says nothing. */
  text: (item: ComparisonEntry) => string;
  /** Left out where no item has it. */
  isOptional?: boolean;
}

const facts: Fact[] = [
  {
    name: '品牌',
    text: ({ brandName }) => brandName,
    of: ({ brandName, manufacturerId }) => (
      <Link to={brandUrl(manufacturerId)} newTab>
        {brandName}
      </Link>
    ),
  },
  {
    name: '型号',
    text: () => '',
    of: ({ manufacturerPartNumber }) => <CopyText text={manufacturerPartNumber} label={`复制型号 ${manufacturerPartNumber}`} />,
  },
  {
    name: '物料号',
    isOptional: true,
    text: () => '',
    of: ({ customerSkuItemNo }) => customerSkuItemNo && <span className="part-number">{customerSkuItemNo}</span>,
  },
  {
    name: '价格',
    text: () => '',
    of: ({ skuDto, salesPackUom }) => <SkuPrice views={[skuDto]} unit={salesPackUom} />,
  },
  {
    name: '货期',
    text: ({ deliveryTime }) => deliveryTime,
    of: ({ deliveryTime, dynamicDeliveryTimeId }) => deliveryTime && <DeliveryTag id={dynamicDeliveryTimeId} />,
  },
  {
    name: '包装',
    text: ({ packQty, salesPackUom, packUom }) => `${packQty} ${salesPackUom}/${packUom}`,
    of: ({ packQty, salesPackUom, packUom }) => `${packQty} ${salesPackUom}/${packUom}`,
  },
  {
    name: '起订量',
    text: ({ minOrderQty, salesPackUom }) => `${minOrderQty} ${salesPackUom}`,
    of: ({ minOrderQty, salesPackUom }) => `${minOrderQty} ${salesPackUom}`,
  },
];

/** Names at the left, one column a product, 1000 px that can be dragged (rule comparison 6). */
export function ComparisonTable({ items, marks, onRemove }: Props) {
  const drag = useDragScroll();
  const first = items[0]!;
  const shown = facts.filter(({ of, isOptional }) => !isOptional || items.some(of));
  const isPartNumber = (key: string) => items.every((item) => item.comparisonAttributeJson[key] === item.manufacturerPartNumber);
  const keys = [...new Set(items.flatMap((item) => Object.keys(item.comparisonAttributeJson)))].filter((key) => !isPartNumber(key));
  const differing = new Set(differingKeys(items.map((item) => item.comparisonAttributeJson)));
  const differs = (at: number, own: string, firsts: string) => (marks && at > 0 && own !== firsts) || undefined;
  return (
    <>
      {items.length > 1 && <Hint>左右滑动，查看全部 {items.length} 种商品</Hint>}
      <Frame {...drag}>
        <Table>
          <VisuallyHidden as="caption">商品对比</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">商品</th>
              {items.map((item, at) => (
                <th key={item.skuNumber} scope="col">
                  <Product>
                    <IconButton
                      label={`移除：${item.productName}`}
                      icon={<CloseIcon size={14} />}
                      onClick={() => onRemove(item.skuNumber)}
                    />
                    <Link to={skuUrl(item.skuNumber)}>
                      <Picture src={item.pictureUrl} alt="" size={160} priority={at === 0} />
                      <TwoLines>{item.productName}</TwoLines>
                    </Link>
                    <Slot
                      name="add-to-cart"
                      fallback={<Skeleton width="180px" height="28px" />}
                      {...cartProps({ ...item, defaultThumbUrl: item.pictureUrl }, item.dynamicDeliveryTimeId, undefined)}
                      compact
                    />
                  </Product>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, of, text }) => (
              <tr key={name}>
                <th scope="row">{name === '型号' && keys.includes(name) ? '制造商型号' : name}</th>
                {items.map((item, at) => (
                  <td key={item.skuNumber} data-differs={differs(at, text(item), text(first))}>
                    {of(item) || '—'}
                  </td>
                ))}
              </tr>
            ))}
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                {items.map((item, at) => {
                  const value = item.comparisonAttributeJson[key] ?? '';
                  return (
                    <td
                      key={item.skuNumber}
                      data-differs={differing.has(key) ? differs(at, value, first.comparisonAttributeJson[key] ?? '') : undefined}
                    >
                      {value || '—'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </>
  );
}

const Hint = styled.p`
  display: none;
  padding-bottom: ${space.sm};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  ${below.desktop} {
    display: block;
  }
`;
const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-dragging] {
    cursor: grabbing;
    user-select: none;
  }
`;
const Table = styled.table`
  /* Where it is as wide as its frame, its last line is the frame's. */
  margin-right: -1px;
  font-size: ${type.sizeTable};
  line-height: ${type.lineTable};
  & :is(th, td) {
    width: 258px;
    min-width: 258px;
    padding: ${space.sm} ${space.md};
    border-bottom: 1px solid ${color.line};
    border-left: 1px solid ${color.line};
    font-weight: ${type.weightText};
    text-align: left;
    overflow-wrap: anywhere;
  }
  & tr > :last-child {
    border-right: 1px solid ${color.line};
  }
  & tr > th:first-child {
    position: sticky;
    left: 0;
    width: 160px;
    min-width: 160px;
    border-left: 0;
    background: ${color.surfaceHover};
    color: ${color.inkSecond};
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & td[data-differs] {
    background: ${color.warningTint};
    font-weight: ${type.weightPart};
  }
  ${below.tablet} {
    & :is(th, td) {
      width: 204px;
      min-width: 204px;
    }
    & tr > th:first-child {
      width: 80px;
      min-width: 80px;
    }
  }
  ${below.tablet} {
    & td > a {
      display: inline-block;
      padding-block: ${space.xs};
    }
  }
`;
const Product = styled.div`
  position: relative;
  display: grid;
  gap: ${space.sm};
  padding: ${space.sm} 0;
  & > button {
    position: absolute;
    top: 0;
    right: 0;
  }
  & > a {
    display: grid;
    gap: ${space.sm};
    justify-items: center;
    color: ${color.ink};
  }
  & > a > :last-child {
    justify-self: stretch;
    min-height: calc(2em * ${type.lineTable});
  }
  & > a:hover {
    color: ${color.accent};
    text-decoration: none;
  }
`;
