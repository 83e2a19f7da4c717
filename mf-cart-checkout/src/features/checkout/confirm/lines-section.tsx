import { color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { priceTag } from '@mall/mall-parts/product';
import { Price, Tag } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { LineProduct } from '../../../parts/line-product.tsx';
import { LinePromise } from '../../../parts/line-promise.tsx';
import type { CartLine, CheckoutConfirm } from '../../../parts/trading-types.ts';
import { Section } from './section.tsx';

/** What a line has from campaigns, and what from the coupon. */
function sourcesOf({ discounts }: CartLine): [name: string, fen: number][] {
  const sum = (wanted: string) => discounts.reduce((all, { kind, fen }) => (kind === wanted ? all + fen : all), 0);
  const all: [string, number][] = [
    ['活动', sum('campaign')],
    ['券', sum('coupon')],
  ];
  return all.filter(([, fen]) => fen > 0);
}

const columns: Column<CartLine>[] = [
  { key: 'product', header: '商品', rowHeader: true, cell: (line) => <LineProduct line={line} size={48} muted={!line.isValid} /> },
  {
    key: 'price',
    header: '单价',
    width: '128px',
    align: 'end',
    cell: (line) => (
      <Stack>
        {line.appliedPriceFen > 0 ? <Price size="sm" tone="total" fen={line.appliedPriceFen} /> : '—'}
        {line.appliedPriceTag && <Tag kind={priceTag(line.appliedPriceTag)?.kind}>{line.appliedPriceTag}</Tag>}
      </Stack>
    ),
  },
  { key: 'quantity', header: '数量', width: '92px', align: 'end', cell: (line) => `${line.quantity} ${line.salesPackUom}` },
  {
    key: 'delivery',
    header: '货期',
    width: '104px',
    cell: (line) => (line.isValid ? <LinePromise line={line} /> : <Invalid>{line.invalidReason}</Invalid>),
  },
  {
    key: 'sum',
    header: '小计',
    width: '116px',
    align: 'end',
    cell: (line) => (
      <Stack>
        <b>{line.isValid ? moneyText(line.lineTotalFen) : '—'}</b>
        {sourcesOf(line).map(([name, fen]) => (
          <span key={name}>
            {name} −{moneyText(fen)}
          </span>
        ))}
      </Stack>
    ),
  },
];

function noteOf(lines: CartLine[]): string {
  const invalid = lines.filter(({ isValid }) => !isValid).length;
  return `${lines.length - invalid} 种，货期按收货地址计算${invalid ? `；另有 ${invalid} 种不可购买，不计入本单` : ''}`;
}

/** 商品清单: what is ordered, at which price, by when. Delivery times are those of the chosen address. */
export const LinesSection = ({ page, isStale }: { page: CheckoutConfirm; isStale: boolean }) => (
  <Section title="商品清单" note={noteOf(page.lines)}>
    <Table
      caption="商品清单"
      columns={columns}
      rows={page.lines}
      rowKey={(line) => `${line.id}-${line.sku}-${line.selectedAttributes}`}
      rowState={(line) => (line.isValid ? undefined : 'muted')}
      stickyHead={false}
      busy={isStale}
    />
  </Section>
);

const Stack = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.hair};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  & > b {
    color: ${color.ink};
    font-size: ${type.sizeTable};
    font-weight: ${type.weightStrong};
  }
`;
const Invalid = styled.span`
  color: ${color.warning};
`;
