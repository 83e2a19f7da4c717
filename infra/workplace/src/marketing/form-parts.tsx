import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { styled } from 'styled-components';

/** The form at the left, what it would do at the right. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: ${space.lg};
  align-items: start;
  ${below.desktop} { grid-template-columns: minmax(0, 1fr); }
`;
export const Sheet = styled.form`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} { padding: ${space.lg}; }
`;
/** What was done to it, below. */
export const Below = styled.div`
  padding-top: ${space.lg};
`;
/** Fields side by side. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space.md};
  align-items: start;
  & > * { min-width: 0; }
  & input { width: 100%; min-width: 0; }
`;
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space.sm} ${space.md};
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  dt { color: ${color.inkSecond}; }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  ${below.tablet} { button { min-height: 44px; } }
`;

interface Sample {
  lines: { sku: string; productName: string; quantity: number; beforeFen: number; discountFen: number; afterFen: number }[];
  beforeFen: number;
  discountFen: number;
  afterFen: number;
}

/** What it would take off a sample cart, at list prices. */
export const SampleCart = ({ cart }: { cart: Sample }) => (
  <Table>
    <caption>样例购物车（按目录价）</caption>
    <thead>
      <tr>
        <th scope="col">商品</th>
        <th scope="col">数量</th>
        <th scope="col">原小计</th>
        <th scope="col">优惠</th>
      </tr>
    </thead>
    <tbody>
      {cart.lines.map(({ sku, productName, quantity, beforeFen, discountFen }) => (
        <tr key={sku}>
          <th scope="row" title={productName}>
            {sku}
          </th>
          <td>{quantity}</td>
          <td>{moneyText(beforeFen)}</td>
          <td>{moneyText(discountFen)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">合计</th>
        <td />
        <td>{moneyText(cart.beforeFen)}</td>
        <td>
          <b>{moneyText(cart.discountFen)}</b>
        </td>
      </tr>
    </tfoot>
  </Table>
);

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${color.surface};
  font-size: ${type.sizeTable};
  font-variant-numeric: tabular-nums;
  caption { padding-bottom: ${space.xs}; color: ${color.inkSecond}; text-align: left; }
  :is(th, td) { padding: ${space.xs} ${space.sm}; border: 1px solid ${color.line}; text-align: right; font-weight: ${type.weightText}; }
  :is(th, td):first-child { text-align: left; }
  td:empty { border-left-color: transparent; }
`;
/** What a form would do, in a column that stays in sight. */
export const Beside = styled.section`
  position: sticky;
  top: ${space.lg};
  display: grid;
  gap: ${space.md};
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  h2 { font-size: ${type.sizeLead}; }
  ${below.desktop} { position: static; }
`;
