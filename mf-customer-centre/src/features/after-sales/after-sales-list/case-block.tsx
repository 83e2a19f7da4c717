import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayTime } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import { CopyText, Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { AfterSalesCard } from '../../../parts/after-sales/after-sales-types.ts';
import { CaseTag } from '../../../parts/after-sales/case-tag.tsx';
import { casePathOf, requestPathOf } from '../../../parts/after-sales/paths.ts';

const shownLines = 3;
/** What the buyer has to do now, if anything. */
const toDo = ({ status, canSendIn, canCancel }: AfterSalesCard): string =>
  status === 'awaitingReturn' && canSendIn
    ? canCancel
      ? '寄回商品并填写运单号'
      : '等待收货'
    : status === 'pendingReview'
      ? '等待审核'
      : '';

/** One case of the list: what it is called, what it is about, where it stands. */
export function CaseBlock({ one }: { one: AfterSalesCard }) {
  const path = one.isApproved ? casePathOf(one.id) : requestPathOf(one.id);
  const more = one.lines.length - shownLines;
  return (
    <Block aria-label={`售后单 ${one.afterSalesNumber}`}>
      <header>
        <h2>
          <CopyText text={one.afterSalesNumber} label={`复制售后单号 ${one.afterSalesNumber}`}>
            <Link to={path}>{one.afterSalesNumber}</Link>
          </CopyText>
        </h2>
        <time dateTime={one.createdAt}>{displayTime(one.createdAt)}</time>
        <span>订单 {one.orderNumber}</span>
        <span>申请人 {one.contactName}</span>
      </header>
      <div>
        <ul>
          {one.lines.slice(0, shownLines).map((line) => (
            <li key={line.orderItemId}>
              <Picture src={line.defaultThumbUrl} alt="" size={48} framed />
              <span>{line.productName}</span>
              <b>
                × {line.quantity} {line.salesPackUom}
              </b>
            </li>
          ))}
          {more > 0 && <li>还有 {more} 种商品</li>}
        </ul>
        <p>
          <strong>{one.kindName}</strong>
          <small>{one.reasonName}</small>
          {one.refundFen > 0 && <small>退款 {moneyText(one.refundFen)}</small>}
        </p>
        <p>
          <CaseTag status={one.status} statusName={one.statusName} />
          {toDo(one) && <small>{toDo(one)}</small>}
          <Link to={path}>查看详情</Link>
        </p>
      </div>
    </Block>
  );
}

const Block = styled.article`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.lg};
    min-height: 44px;
    padding: 0 ${space.lg};
    border-bottom: 1px solid ${color.line};
    background: ${color.ground};
    color: ${color.inkSecond};
  }
  h2 { font-size: ${type.sizeTable}; }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 180px 180px;
  }
  ul { display: grid; gap: ${space.sm}; padding: ${space.lg}; }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: ${space.md}; }
  li > b { font-weight: ${type.weightText}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > div > p {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space.xs};
    padding: ${space.lg} ${space.sm};
    border-left: 1px solid ${color.line};
    text-align: center;
  }
  small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  ${below.tablet} {
    & > div { grid-template-columns: 1fr 1fr; }
    ul { grid-column: 1 / -1; }
    & > div > p { align-items: flex-start; padding: ${space.md} ${space.lg}; border-width: 1px 0 0; text-align: left; }
    & > div > p + p { align-items: flex-end; }
    :is(header, p) > a, header span > a { padding-block: 13px; }
  }
`;
