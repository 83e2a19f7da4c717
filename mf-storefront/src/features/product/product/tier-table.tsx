import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';

interface Props {
  tiers: SkuDetail['tierPrices'];
  quantity: number;
  unit: string;
}

/** The steps of the list price; the one this quantity reaches is marked. */
export function TierTable({ tiers, quantity, unit }: Props) {
  const reached = tiers.reduce((from, tier) => (quantity >= tier.from && tier.from > from ? tier.from : from), 0);
  return (
    <Table aria-label="阶梯价">
      <tbody>
        <tr>
          <th scope="row">数量</th>
          {tiers.map(({ from }) => (
            <th key={from} scope="col" data-reached={from === reached || undefined}>
              ≥{from} {unit}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">单价</th>
          {tiers.map(({ from, sub, decimal }) => (
            <td key={from} data-reached={from === reached || undefined}>
              ¥{sub}.{decimal}
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${type.sizeLeast};
  & :is(th, td) {
    height: 26px;
    padding: 0 ${space.md};
    border: 1px solid ${color.line};
    font-weight: ${type.weightText};
    text-align: center;
    white-space: nowrap;
  }
  & th {
    color: ${color.inkSecond};
  }
  & td {
    color: ${color.price};
    font-weight: ${type.weightPart};
  }
  & [data-reached] {
    background: ${color.accentTint};
  }
`;
