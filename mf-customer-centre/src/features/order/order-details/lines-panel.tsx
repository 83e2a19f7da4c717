import { color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Panel } from '@mall/mall-parts/account';
import { ProductCell, priceTag } from '@mall/mall-parts/product';
import { Tag } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { OrderDetail, OrderLine } from '../../../parts/order-types.ts';

const shipped = ({ quantity, shippedQuantity, signedQuantity, salesPackUom }: OrderLine) => {
  if (signedQuantity === quantity) return '已签收';
  if (shippedQuantity === 0) return '未发货';
  return shippedQuantity === quantity ? '已发货' : `已发 ${shippedQuantity} ${salesPackUom}`;
};

const discount: Column<OrderLine> = {
  key: 'discount',
  header: '优惠',
  width: '88px',
  align: 'end',
  cell: ({ discountFen }) => (discountFen ? `-${moneyText(discountFen)}` : '—'),
};

const columnsFor = (hasDiscount: boolean): Column<OrderLine>[] => [
  { key: 'product', header: '商品', rowHeader: true, cell: (line) => <ProductCell product={line} size={48} dense /> },
  {
    key: 'price',
    header: '含税单价',
    width: '96px',
    align: 'end',
    cell: ({ unitPriceFen, appliedPriceTag }) => {
      const tag = priceTag(appliedPriceTag);
      return (
        <>
          {moneyText(unitPriceFen)}
          {tag && (
            <div>
              <Tag kind={tag.kind}>{tag.text}</Tag>
            </div>
          )}
        </>
      );
    },
  },
  { key: 'quantity', header: '数量', width: '88px', align: 'end', cell: ({ quantity, salesPackUom }) => `${quantity} ${salesPackUom}` },
  { key: 'delivery', header: '货期', width: '84px', cell: ({ dynamicDeliveryTimeName }) => dynamicDeliveryTimeName },
  { key: 'shipped', header: '发货', width: '84px', cell: shipped },
  ...(hasDiscount ? [discount] : []),
  { key: 'sum', header: '小计', width: '108px', align: 'end', cell: ({ payableFen }) => <b>{moneyText(payableFen)}</b> },
];

/** Each campaign and the coupon by name; what an order from before they were kept has is one sum. */
function discountsOf({ discounts, discountFen }: OrderDetail) {
  if (discounts.length === 0) return discountFen > 0 ? [{ key: 'all', name: '优惠', fen: discountFen }] : [];
  return discounts.map(({ kind, id, name, fen }) => ({
    key: `${kind}-${id}`,
    name: `${kind === 'coupon' ? '优惠券' : '活动'}：${name}`,
    fen,
  }));
}

/** The order's lines and what they come to. */
export function LinesPanel({ order }: { order: OrderDetail }) {
  return (
    <Panel title="商品清单" note={`共 ${order.lines.length} 种`}>
      <Figures>
        <Table
          caption="商品清单"
          columns={columnsFor(order.lines.some(({ discountFen }) => discountFen > 0))}
          rows={order.lines}
          rowKey={({ id }) => id}
          stickyHead={false}
        />
        <dl>
          <dt>商品金额</dt>
          <dd>{order.goodsAmount}</dd>
          {discountsOf(order).map(({ key, name, fen }) => (
            <Fragment key={key}>
              <dt>{name}</dt>
              <dd>-{moneyText(fen)}</dd>
            </Fragment>
          ))}
          <dt>运费</dt>
          <dd>{order.freightFen > 0 ? order.freightAmount : '免运费'}</dd>
          {order.refundedFen > 0 && (
            <>
              <dt>已退款</dt>
              <dd>{moneyText(order.refundedFen)}</dd>
            </>
          )}
          <dt data-total>{order.isPaid ? '实付金额' : '应付金额'}</dt>
          <dd data-total>{order.payableAmount}</dd>
        </dl>
      </Figures>
    </Panel>
  );
}

const Figures = styled.div`
  font-variant-numeric: tabular-nums;
  & td b {
    font-weight: ${type.weightStrong};
  }
  & table {
    table-layout: fixed;
  }
  & tbody :is(th, td) {
    padding-block: ${space.md};
  }
  & > dl {
    display: grid;
    grid-template-columns: 1fr max-content;
    gap: ${space.xs} ${space.xxl};
    align-items: baseline;
    padding: ${space.lg} ${space.md} 0;
    font-size: ${type.sizeTable};
    text-align: right;
  }
  & dt {
    color: ${color.inkSecond};
  }
  & dd[data-total] {
    color: ${color.price};
    font-size: ${type.sizeTitle};
    font-weight: ${type.weightStrong};
  }
`;
