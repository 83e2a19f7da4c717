import { color, radius } from '@mall/design-tokens';
import { TableRoot, VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { ListedSku } from './list-result.ts';
import type { RowWays } from './row-ways.ts';
import { SkuRow } from './sku-row.tsx';

export interface SkuListProps {
  products: ListedSku[];
  ways: RowWays;
  busy: boolean;
}

/** The list layout (storefront section 2): picture and name, product info, specification, price, delivery time, quantity, operation. */
export const SkuList = ({ products, ways, busy }: SkuListProps) => (
  <Frame>
    <Grid data-sticky-head aria-busy={busy || undefined}>
      <VisuallyHidden as="caption">商品列表</VisuallyHidden>
      <colgroup>
        <col />
        <col width="130" />
        <col width="152" />
        <col width="106" />
        <col width="88" />
        <col width="116" />
        <col width="86" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">商品图/名称型号</th>
          <th scope="col">产品信息</th>
          <th scope="col">规格</th>
          <th scope="col">价格</th>
          <th scope="col">货期/库存</th>
          <th scope="col">数量</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {products.map((sku) => (
          <SkuRow key={sku.skuNumber} sku={sku} ways={ways} />
        ))}
      </tbody>
    </Grid>
  </Frame>
);

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-top: 0;
  border-radius: ${radius.md};
`;
const Grid = styled(TableRoot)`
  table-layout: fixed;
  & td,
  & tbody th {
    padding: 8px 10px;
  }
  & thead th {
    padding: 0 10px;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
`;
