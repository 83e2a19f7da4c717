import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Panel } from '@mall/mall-parts/account';
import { Link } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { billPathOf, billsPath, type CreditPicture } from '../../../parts/bill-calls.ts';
import { type Bar, barsOf } from './picture-bars.ts';

/** The account at a glance (rule credit-bill 27): what fills the limit, one part after the other, how old open bills are, and what is due when. */
export function AccountPicture({ picture }: { picture: CreditPicture }) {
  const most = Math.max(1, ...picture.bands.map(({ fen }) => fen));
  const ages = picture.bands.map(
    ({ key, name, fen }): Bar => ({ name, fen, from: 0, share: fen / most, tone: key === 'notDue' ? 'due' : 'late' }),
  );
  return (
    <Panel title="账户一览" note={<Link to={billsPath}>查看全部账单</Link>}>
      <Root>
        <Chart caption="额度构成" bars={barsOf(picture)} />
        <Chart caption="未还账单账龄" bars={ages} />
        <Dues dues={picture.dues} />
      </Root>
    </Panel>
  );
}

/** Bars beside their figures. Who listens hears a table; the bars are drawn for the eye only. */
const Chart = ({ caption, bars }: { caption: string; bars: readonly Bar[] }) => (
  <table>
    <caption>{caption}</caption>
    <tbody>
      {bars.map(({ name, fen, from, share, tone }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" data-tone={tone}>
              <rect width="100" height="10" data-part="track" />
              <rect x={from * 100} width={share * 100} height="10" />
            </svg>
          </td>
          <td>{moneyText(fen)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Dues = ({ dues }: Pick<CreditPicture, 'dues'>) => (
  <div>
    <h3>还款日</h3>
    {dues.length === 0 ? (
      <p>没有未还的账单</p>
    ) : (
      <ul aria-label="还款日">
        {dues.slice(0, 6).map(({ id, billNumber, dueOn, openFen, stateName, isOverdue }) => (
          <li key={id}>
            <time dateTime={dueOn}>{dueOn}</time>
            <Link to={billPathOf(id)}>{billNumber}</Link>
            <Tag kind={isOverdue ? 'danger' : 'neutral'}>{stateName}</Tag>
            <b>{moneyText(openFen)}</b>
          </li>
        ))}
      </ul>
    )}
  </div>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xl} ${space.xxl};
  font-size: ${type.sizeTable};
  & > div {
    grid-column: 1 / -1;
  }
  & caption,
  & h3 {
    padding-bottom: ${space.sm};
    font-size: ${type.sizeText};
    font-weight: ${type.weightPart};
    text-align: start;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th {
    width: 104px;
    color: ${color.inkSecond};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }
  & td {
    padding: ${space.xs} 0;
    vertical-align: middle;
  }
  & td:last-child {
    width: 104px;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & svg {
    display: block;
    width: 100%;
    height: 12px;
    fill: ${color.accent};
  }
  & svg[data-tone='late'] {
    fill: ${color.danger};
  }
  & svg[data-tone='due'] {
    fill: ${color.warning};
  }
  & svg[data-tone='left'] {
    fill: ${color.success};
  }
  & svg > [data-part='track'] {
    fill: ${color.surfaceSunken};
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.lg};
    padding: ${space.xs} 0;
  }
  & li > b {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-top: ${space.sm};
      border-bottom: 1px solid ${color.line};
    }
    & li > :not(time, a, b) {
      justify-self: start;
    }
    & li > a {
      grid-area: 2 / 1 / auto / -1;
      padding-block: 13px;
    }
  }
`;
