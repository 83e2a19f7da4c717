import { below, color, radius, space, type } from '@mall/design-tokens';
import { savingOf, skuUrl } from '@mall/domain/catalogue';
import { moneyText } from '@mall/domain/money';
import { SkuPrice, TwoLines, useOffer } from '@mall/mall-parts/product';
import { type CallOutput, Link } from '@mall/mf-kit';
import { Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { RecommendSku } from '../product-card.tsx';

export type SubstituteSaving = CallOutput<'catalogue.getMallPrivateBrandPageForDiscount'>['items'][number];
const priceOf = (...views: readonly ({ isLogin: boolean; appliedPriceFen: number | null } | undefined)[]) =>
  views.find((one) => one?.isLogin)?.appliedPriceFen;

/** A SKU of a private brand beside the named one that it replaces: both prices, what is saved, and the comparison that proves it (rules catalogue 22, 23). */
export function SavingCard({ pair: { sku, other, same, differing } }: { pair: SubstituteSaving }) {
  const [own, named] = [useOffer(sku), useOffer(other)];
  const saving = savingOf(priceOf(own.offer, sku), priceOf(named.offer, other));
  return (
    <Card aria-label={`${sku.productName} 与 ${other.manufacturerName} 对照`}>
      <Side of={sku} offer={own} />
      <Versus aria-hidden="true">替代</Versus>
      <Side of={other} offer={named} />
      <Proof>
        <summary>
          <b>{same.length} 项参数一致</b>
          {differing.length > 0 && `，${differing.length} 项不同`}
          {saving && (
            <Saved>
              每{sku.salesPackUom}省 {moneyText(saving.fen)}（{saving.percent}%）
            </Saved>
          )}
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">参数</th>
              <th scope="col">{sku.manufacturerName}</th>
              <th scope="col">{other.manufacturerName}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ key, own: ours, other: theirs }) => (
              <tr key={key} data-differs>
                <th scope="row">{key}</th>
                <td>{ours || '—'}</td>
                <td>{theirs || '—'}</td>
              </tr>
            ))}
            {same.map(([key, value]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{value}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Proof>
    </Card>
  );
}

const Side = ({ of: sku, offer: { offer, failed, retry } }: { of: RecommendSku; offer: ReturnType<typeof useOffer> }) => (
  <div>
    <Link to={skuUrl(sku.skuNumber)}>
      <Picture src={sku.defaultThumbUrl} alt="" size={160} />
      <TwoLines>{sku.productName}</TwoLines>
    </Link>
    <p>
      {sku.manufacturerName} <span className="part-number">{sku.manufacturerPartNumber}</span>
    </p>
    <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} failed={failed} onRetry={retry} />
  </div>
);

export const SavingList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md};
  & > li {
    display: grid;
  }
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 40px minmax(0, 1fr);
  align-items: start;
  align-content: start;
  gap: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > div > a {
    display: block;
    color: ${color.ink};
    font-size: ${type.sizeTable};
    line-height: ${type.lineTable};
  }
  & > div > a > :first-child {
    display: block;
    max-width: 100%;
    height: auto;
    margin: 0 auto ${space.sm};
  }
  & > div > a > :last-child {
    min-height: calc(2em * ${type.lineTable});
  }
  & > div > p {
    margin: ${space.xs} 0;
    overflow: hidden;
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Versus = styled.span`
  align-self: center;
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  text-align: center;
`;
const Proof = styled.details`
  grid-column: 1 / -1;
  border-top: 1px solid ${color.line};
  font-size: ${type.sizeTable};
  & > summary {
    padding: ${space.sm} 0 0;
    color: ${color.inkSecond};
    cursor: pointer;
  }
  & > table {
    width: 100%;
    margin-top: ${space.sm};
    border-collapse: collapse;
    table-layout: fixed;
  }
  & th,
  & td {
    padding: ${space.xs} ${space.sm};
    border: 1px solid ${color.line};
    font-weight: ${type.weightText};
    text-align: left;
    overflow-wrap: anywhere;
  }
  & thead th,
  & tbody th {
    background: ${color.surfaceHover};
    color: ${color.inkSecond};
  }
  & tr[data-differs] > td {
    background: ${color.warningTint};
  }
  ${below.tablet} {
    & > summary {
      min-height: 44px;
      line-height: 36px;
    }
  }
`;
const Saved = styled.strong`
  float: right;
  color: ${color.price};
`;
