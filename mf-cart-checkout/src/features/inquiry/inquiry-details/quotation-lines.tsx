import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Tag, VisuallyHidden } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { Checkbox, QuantityStepper } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { InquiryProductCell } from '../../../parts/inquiry/inquiry-product-cell.tsx';
import type { InquiryLine, InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { leftOf } from './order-choice.ts';
import type { Order } from './use-order.ts';

const nameOf = (line: InquiryLine) => line.offer?.product.productName ?? line.product?.productName ?? (line.said || `第${line.position}行`);

/** Any number within what is left: what was quoted in part may be ordered in part (rule inquiry 26). */
const within = (most: number) => (text: string) => {
  const typed = Number(text.trim());
  if (!Number.isInteger(typed) || typed < 1) return { value: 1, note: '至少 1' };
  return typed > most ? { value: most, note: `报价单还剩 ${most}` } : { value: typed };
};

/** What was asked for, what is offered for it, and how much of it is wanted. */
export function QuotationLines({ inquiry, order }: { inquiry: InquirySheet; order: Order }) {
  const { canOrder } = inquiry;
  const choose: Column<InquiryLine> = {
    key: 'choose',
    header: <VisuallyHidden>选择</VisuallyHidden>,
    width: '44px',
    cell: (line) => (
      <Checkbox
        aria-label={`选择 ${nameOf(line)}`}
        disabled={leftOf(line) === 0}
        checked={order.quantityOf(line.id) > 0}
        onCheckedChange={(isChosen) => order.want([{ id: line.id, quantity: isChosen ? leftOf(line) : 0 }])}
      />
    ),
  };
  const columns: Column<InquiryLine>[] = [
    ...(canOrder ? [choose] : []),
    { key: 'said', header: '您的需求', width: '20%', cell: (line) => <Said line={line} /> },
    { key: 'offer', header: '报价商品', rowHeader: true, cell: (line) => <Offered line={line} /> },
    { key: 'price', header: '单价', width: '96px', align: 'end', cell: (line) => <Price line={line} /> },
    {
      key: 'quantity',
      header: '数量',
      width: canOrder ? '168px' : '84px',
      align: 'end',
      cell: (line) => {
        const left = leftOf(line);
        return canOrder && order.quantityOf(line.id) > 0 ? (
          <QuantityStepper
            size="sm"
            label={`${nameOf(line)} 的数量`}
            value={order.quantityOf(line.id)}
            min={1}
            max={left}
            normalize={within(left)}
            unit={line.offer?.product.salesPackUom ?? ''}
            onValueChange={(quantity) => order.want([{ id: line.id, quantity }])}
          />
        ) : (
          `${line.quantity ?? (line.quantitySaid || '—')} ${line.offer?.product.salesPackUom ?? line.unitSaid}`
        );
      },
    },
    {
      key: 'sum',
      header: '小计',
      width: '112px',
      align: 'end',
      cell: (line) => (
        <Stack>
          <b>{line.offer ? moneyText(line.offer.priceFen * (canOrder ? order.quantityOf(line.id) : (line.quantity ?? 0))) : '—'}</b>
          {line.orderedQuantity > 0 && <span>已下单 {line.orderedQuantity}</span>}
        </Stack>
      ),
    },
    { key: 'delivery', header: '货期', width: '108px', cell: (line) => line.offer?.deliveryText || '—' },
  ];
  return (
    <Table
      caption="报价明细"
      columns={columns}
      rows={inquiry.lines}
      rowKey={({ id }) => id}
      rowState={(line) => (line.refusedWhy || (canOrder && leftOf(line) === 0) ? 'muted' : undefined)}
    />
  );
}

const Said = ({ line }: { line: InquiryLine }) => (
  <Words>
    {line.said || line.customer.partNumber || '从商品页加入'}
    {line.customer.itemNo && <small>物料号 {line.customer.itemNo}</small>}
    {line.remark && <small>备注：{line.remark}</small>}
  </Words>
);

function Offered({ line }: { line: InquiryLine }) {
  const { offer, product, refusedWhy } = line;
  if (!offer)
    return refusedWhy ? (
      <Words>
        <Tag kind="danger">不报价</Tag> {refusedWhy}
      </Words>
    ) : (
      <Words>
        <Tag kind="warning">报价中</Tag> {product ? `${product.manufacturerName} ${product.productName}` : '报价员正在查找'}
      </Words>
    );
  return (
    <InquiryProductCell product={offer.product}>
      {offer.isSubstitute && (
        <Note>
          <Tag kind="warning">替代品</Tag> 与您的需求不完全相同，请核对
          {product && `（原为 ${product.manufacturerName} ${product.manufacturerPartNumber}）`}
        </Note>
      )}
      {offer.remark && <Note>报价说明：{offer.remark}</Note>}
      {offer.product.fault && <Note data-warn>{offer.product.fault}</Note>}
    </InquiryProductCell>
  );
}

const Price = ({ line: { offer } }: { line: InquiryLine }) =>
  offer ? (
    <Stack>
      <b>{moneyText(offer.priceFen)}</b>
      {offer.fromQuantity > 1 && <span>{offer.fromQuantity} 起有效</span>}
    </Stack>
  ) : (
    <>—</>
  );

const Words = styled.div`
  overflow-wrap: anywhere;
  & > small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
const Note = styled.div`
  padding-top: ${space.hair};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  &[data-warn] {
    color: ${color.warning};
  }
`;
const Stack = styled.div`
  display: grid;
  justify-items: end;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  & > b {
    color: ${color.ink};
    font-size: ${type.sizeTable};
    font-weight: ${type.weightStrong};
  }
  ${below.tablet} {
    justify-items: start;
  }
`;
