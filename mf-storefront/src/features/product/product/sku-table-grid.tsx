import { below, color, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { cartProps, SkuPrice, SkuPromise, useOffer } from '@mall/mall-parts/product';
import { Link, Slot, usePlatform } from '@mall/mf-kit';
import { CopyText, Skeleton, VisuallyHidden } from '@mall/ui-kit';
import { TableRoot } from '@mall/ui-kit/data-display';
import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';
import type { ProductSkuTable, SkuTableItem } from './sku-table-filters.ts';

/** More columns than this don't fit the page; the filters above know all attributes. */
const mostAttributes = 6;

interface Props {
  table: ProductSkuTable;
  rows: SkuTableItem[];
  current: SkuDetail;
}

/** The page's best table: 44 px rows, a head that stays, the differing attributes as columns. A click anywhere in a row opens its SKU. */
export function SkuTableGrid({ table, rows, current }: Props) {
  const keys = table.attributeKeys.slice(0, mostAttributes);
  return (
    <Grid data-sticky-head>
      <VisuallyHidden as="caption">同产品的全部型号</VisuallyHidden>
      <colgroup>
        <col width="216" />
        {keys.map((key) => (
          <col key={key} />
        ))}
        <col width="128" />
        <col width="88" />
        <col width="222" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">型号</th>
          {keys.map((key) => (
            <th key={key} scope="col" title={key}>
              {key}
            </th>
          ))}
          <th scope="col">价格</th>
          <th scope="col">货期</th>
          <th scope="col">数量/操作</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.skuNumber} row={row} columns={keys} current={current} />
        ))}
      </tbody>
    </Grid>
  );
}

function Row({ row, columns, current }: { row: SkuTableItem; columns: string[]; current: SkuDetail }) {
  const { navigate, warm } = usePlatform();
  const [quantity, setQuantity] = useState(row.minOrderQty);
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(row, quantity);
  const isCurrent = row.skuNumber === current.skuNumber;
  const to = skuUrl(row.skuNumber);
  const isOwnControl = (event: MouseEvent) => !!(event.target as Element).closest('a, button, input, label');
  return (
    // The part number is the link; the rest of the row only makes its target larger.
    <tr
      data-state={isCurrent ? 'selected' : row.isActive ? undefined : 'muted'}
      aria-current={isCurrent || undefined}
      onPointerEnter={isCurrent ? undefined : () => warm(to)}
      onClick={(event) => !isCurrent && !isOwnControl(event) && navigate(to)}
    >
      <th scope="row">
        <CopyText text={row.manufacturerPartNumber} label={`复制型号 ${row.manufacturerPartNumber}`}>
          {isCurrent ? row.manufacturerPartNumber : <Link to={to}>{row.manufacturerPartNumber}</Link>}
        </CopyText>
      </th>
      {columns.map((key, at) => (
        <td key={key} title={row.values[at]}>
          {row.values[at]}
        </td>
      ))}
      <td>
        {current.isNonStandard && !(isCurrent && current.nonStandardSkuPrice) ? (
          <AfterChoice>选规格后定价</AfterChoice>
        ) : (
          <SkuPrice views={[offer, row]} unit={row.salesPackUom} isOnInquiry={row.inquiryPrice} failed={failed} onRetry={retry} />
        )}
      </td>
      <td>
        <SkuPromise sku={row} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} />
      </td>
      <td>
        {isCurrent ? (
          <Here>当前商品</Here>
        ) : (
          <Slot
            name="add-to-cart"
            fallback={<Skeleton width="180px" height="28px" />}
            {...cartProps({ ...row, defaultThumbUrl: current.defaultThumbUrl }, deliveryTimeId, offer)}
            needsSpecification={!!current.isNonStandard}
            quantity={quantity}
            onQuantity={setQuantity}
            compact
          />
        )}
      </td>
    </tr>
  );
}

const Grid = styled(TableRoot)`
  table-layout: fixed;
  & :is(th, td) {
    padding: 0 10px;
  }
  & tbody td {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & tbody td:last-child {
    overflow: visible;
  }
  & thead th {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & tbody tr:not([aria-current]) {
    cursor: pointer;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  ${below.desktop} {
    min-width: 900px;
  }
`;
const AfterChoice = styled.span`
  color: ${color.inkSecond};
`;
const Here = styled.span`
  color: ${color.accent};
  font-size: ${type.sizeLeast};
`;
