import { color, type } from '@mall/design-tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Pager, Table } from '../data-display.ts';
import { QuantityStepper } from '../forms.ts';
import { Button, CopyText, EmptyPanel, Picture, Price, Tag } from '../index.ts';
import { bearing, capScrew, ring } from './part-drawings.ts';
import { Sample, Samples } from './sample.tsx';

const rows = [
  {
    sku: 'BG0018370',
    picture: capScrew,
    name: '圆柱头内六角螺钉',
    size: 'M8 × 20',
    length: 20,
    price: 38,
    days: '当日发货',
    stock: 'ok',
    tag: undefined,
  },
  {
    sku: 'BG0018372',
    picture: capScrew,
    name: '圆柱头内六角螺钉',
    size: 'M8 × 30',
    length: 30,
    price: 42,
    days: '当日发货',
    stock: 'ok',
    tag: '协议价',
  },
  {
    sku: 'BG0018375',
    picture: capScrew,
    name: '圆柱头内六角螺钉',
    size: 'M8 × 45',
    length: 45,
    price: 57,
    days: '3 天',
    stock: 'low',
    tag: undefined,
  },
  {
    sku: 'BG0092041',
    picture: bearing,
    name: '深沟球轴承 6204-2RS',
    size: '20 × 47 × 14',
    length: 47,
    price: 1860,
    days: '次日发货',
    stock: 'ok',
    tag: undefined,
  },
  {
    sku: 'BG0110027',
    picture: ring,
    name: 'O 形圈 NBR70',
    size: '20 × 2.65',
    length: 20,
    price: 90,
    days: '—',
    stock: 'out',
    tag: undefined,
  },
] as const;
type Row = (typeof rows)[number];

const stocks = {
  ok: { kind: 'success', text: '有货' },
  low: { kind: 'warning', text: '库存紧张' },
  out: { kind: 'neutral', text: '已下架' },
} as const;
const asTyped = (text: string) => ({ value: Math.min(9999, Math.max(1, Number.parseInt(text, 10) || 1)) });

export function TableSamples() {
  const [sort, setSort] = useState({ key: 'length', direction: 'asc' as 'asc' | 'desc' });
  const [page, setPage] = useState(5);
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const sorted = rows.toSorted((a, b) => (sort.direction === 'asc' ? a.length - b.length : b.length - a.length));
  return (
    <Samples title="表格">
      <Table<Row>
        caption="商品"
        rows={sorted}
        rowKey={(row) => row.sku}
        sort={sort}
        onSortChange={setSort}
        rowState={(row) => (row.stock === 'out' ? 'muted' : row.sku === 'BG0018372' ? 'selected' : undefined)}
        columns={[
          { key: 'picture', header: '图片', width: '64px', cell: (row) => <Picture src={row.picture} alt="" size={48} /> },
          { key: 'sku', header: '订货号', width: '128px', cell: (row) => <CopyText text={row.sku} /> },
          { key: 'name', header: '商品名称', rowHeader: true, cell: (row) => <a href="#main">{row.name}</a> },
          { key: 'length', header: '规格', width: '120px', sortable: true, cell: (row) => <Size>{row.size}</Size> },
          {
            key: 'stock',
            header: '发货',
            width: '160px',
            cell: (row) => (
              <>
                <Tag kind={stocks[row.stock].kind}>{stocks[row.stock].text}</Tag>&ensp;{row.days}
              </>
            ),
          },
          {
            key: 'price',
            header: '单价（含税）',
            width: '150px',
            align: 'end',
            cell: (row) => <Price fen={row.price} unit="个" size="sm" tag={row.tag && { kind: 'agreement', text: row.tag }} />,
          },
          {
            key: 'quantity',
            header: '数量',
            width: '124px',
            cell: (row) => (
              <QuantityStepper
                label={`${row.size}的数量`}
                size="sm"
                value={quantities[row.sku] ?? 1}
                disabled={row.stock === 'out'}
                onValueChange={(value) => setQuantities({ ...quantities, [row.sku]: value })}
                normalize={asTyped}
              />
            ),
          },
          {
            key: 'do',
            header: '操作',
            width: '84px',
            cell: (row) => (
              <Button size="sm" disabled={row.stock === 'out'}>
                加购
              </Button>
            ),
          },
        ]}
      />
      <Sample name="Pager" wide>
        <Pager page={page} total={28_431} onPageChange={setPage} />
      </Sample>
      <Sample name="Pager estimated" wide>
        <Pager label="约数分页" page={1} total={1_204_000} estimated hrefFor={(to) => `#page-${to}`} onPageChange={setPage} />
      </Sample>
      <Sample name="Pager of one page" wide>
        <Pager label="单页分页" page={1} total={12} onPageChange={setPage} />
      </Sample>
      <Sample name="Table compact" wide>
        <Table
          caption="交期"
          density="compact"
          rows={[
            { quantity: '1–500', days: '当日发货' },
            { quantity: '501–2,000', days: '3 个工作日' },
            { quantity: '> 2,000', days: '价格详询' },
          ]}
          rowKey={(row) => row.quantity}
          columns={[
            { key: 'quantity', header: '数量', rowHeader: true, cell: (row) => row.quantity },
            { key: 'days', header: '交期', cell: (row) => row.days },
          ]}
        />
      </Sample>
      <Sample name="Table empty" wide>
        <Table
          caption="询价单"
          rows={[] as Row[]}
          rowKey={(row) => row.sku}
          columns={[
            { key: 'sku', header: '订货号', cell: (row) => row.sku },
            { key: 'name', header: '商品名称', cell: (row) => row.name },
          ]}
          empty={<EmptyPanel size="sm" title="还没有询价商品" />}
        />
      </Sample>
    </Samples>
  );
}

const Size = styled.span`
  color: ${color.ink};
  font-weight: ${type.weightPart};
  white-space: nowrap;
`;
