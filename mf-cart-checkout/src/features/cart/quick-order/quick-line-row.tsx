import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { ProductCell } from '@mall/mall-parts/product';
import { IconButton, TrashIcon } from '@mall/ui-kit';
import { NativeSelect, QuantityStepper } from '@mall/ui-kit/forms';
import { memo } from 'react';
import { styled } from 'styled-components';
import { fieldBounds, normalizerOf } from '../../../parts/line-rule.ts';
import { chosen, productOf, type QuickLine, withQuantity } from './quick-lines.ts';

interface Props {
  line: QuickLine;
  /** The same functions for as long as the page is open. */
  onChange: (key: number, change: (line: QuickLine) => QuickLine) => void;
  onDrop: (key: number) => void;
}

const shownAs = (product: QuickLine['products'][number]) =>
  [product.productName, product.manufacturerName, product.manufacturerPartNumber, product.priceText].filter(Boolean).join('　');

/** A line of the list beside what it is, how many, what it costs, and what is still to say. */
export const QuickLineRow = memo(function QuickLineRow({ line, onChange, onDrop }: Props) {
  const product = productOf(line);
  const { said, products, quantity, fault, note } = line;
  return (
    <Row data-fault={fault || undefined} aria-label={said}>
      <Said data-cell="said">
        <span title={said}>{said}</span>
        {fault && <strong>{fault}</strong>}
      </Said>
      <div data-cell="product">
        {product && (
          <ProductCell
            size={48}
            product={{
              ...{ sku: product.sku, productName: product.productName, manufacturerName: product.manufacturerName },
              ...{ manufacturerPartNumber: product.manufacturerPartNumber, orderCode: product.orderCode },
              ...{ defaultThumbUrl: product.thumbUrl, selectedAttributes: '', customerSkuItemNo: product.itemNo },
            }}
          />
        )}
        {line.state === 'similar' && (
          <NativeSelect
            size="sm"
            aria-label={`${said} 是哪一种商品`}
            placeholder="请选择是哪一种商品"
            value={line.sku}
            options={products.map((one) => ({ value: one.sku, label: shownAs(one) }))}
            onValueChange={(sku) => onChange(line.key, (now) => chosen(now, sku))}
          />
        )}
      </div>
      <div data-cell="price">
        {product && (product.priceFen === null ? '价格详询' : `${product.priceText}/${product.salesPackUom}`)}
        {product && [product.deliveryText, product.stockText].filter(Boolean).map((text) => <small key={text}>{text}</small>)}
      </div>
      <div data-cell="quantity">
        {product && (
          <QuantityStepper
            size="sm"
            label={`${said} 的数量`}
            value={quantity}
            onValueChange={(next) => onChange(line.key, (now) => withQuantity(now, next))}
            normalize={normalizerOf(product)}
            {...fieldBounds(product)}
            unit={product.salesPackUom}
            note={note || undefined}
          />
        )}
      </div>
      <b data-cell="sum">{product?.priceFen != null && quantity > 0 && moneyText(product.priceFen * quantity)}</b>
      <div data-cell="do">
        <IconButton label={`移除 ${said}`} icon={<TrashIcon size={16} />} onClick={() => onDrop(line.key)} />
      </div>
    </Row>
  );
});

const cells = ['said', 'product', 'price', 'quantity', 'sum', 'do'];
const Row = styled.li`
  display: grid;
  grid-template: 'said product price quantity sum do' auto / minmax(0, 3fr) minmax(0, 6fr) 148px 168px 96px 44px;
  align-items: center;
  gap: ${space.xs} ${space.md};
  min-height: 72px;
  padding: ${space.sm} ${space.md};
  background: ${color.surface};
  content-visibility: auto;
  contain-intrinsic-size: auto 88px;
  font-size: ${type.sizeTable};
  &[data-fault] {
    box-shadow: inset 2px 0 0 ${color.warning};
  }
  ${cells.map((cell) => `& > [data-cell='${cell}'] { grid-area: ${cell}; min-width: 0; }`).join('')}
  & > [data-cell='price'],
  & > [data-cell='sum'] {
    text-align: right;
    white-space: nowrap;
  }
  & > [data-cell='sum'] {
    font-weight: ${type.weightStrong};
  }
  & small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    white-space: normal;
  }
  & select {
    width: 100%;
  }
  ${below.desktop} {
    grid-template:
      'said product quantity do' auto
      'said product sum price' auto / minmax(0, 3fr) minmax(0, 6fr) 168px 120px;
    & > [data-cell='do'] {
      justify-self: end;
    }
  }
  ${below.tablet} {
    grid-template:
      'said said do' auto
      'product product product' auto
      'price price price' auto
      'quantity sum sum' auto / auto minmax(0, 1fr) 44px;
    & > [data-cell='price'] {
      text-align: left;
    }
  }
`;
const Said = styled.div`
  & > span {
    display: block;
    overflow-wrap: anywhere;
  }
  & > strong {
    display: block;
    color: ${color.warning};
    font-size: ${type.sizeLeast};
    font-weight: ${type.weightText};
  }
`;
