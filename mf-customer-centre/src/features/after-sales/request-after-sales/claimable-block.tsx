import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayDate, displayMinute } from '@mall/domain/time';
import { ProductCell } from '@mall/mall-parts/product';
import { Link } from '@mall/mf-kit';
import { ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { ClaimableLine, ClaimableOrder } from '../../../parts/after-sales/after-sales-types.ts';
import { createPathOf } from '../../../parts/after-sales/paths.ts';

/** What of a line can be asked for, or why not. */
function claimText({ claimableQuantity, signedQuantity, heldQuantity, deadline, salesPackUom }: ClaimableLine): string {
  if (claimableQuantity > 0) return `可申请 ${claimableQuantity} ${salesPackUom}，${displayDate(deadline)} 前`;
  if (signedQuantity === 0) return '尚未签收';
  if (Date.parse(deadline) < Date.now()) return '签收已超过30天';
  return heldQuantity > 0 ? '售后处理中' : '已完成售后';
}

/** An order to choose from. */
export const ClaimableBlock = ({ order }: { order: ClaimableOrder }) => (
  <Block aria-label={`订单 ${order.orderNumber}`}>
    <header>
      <h2>{order.orderNumber}</h2>
      <span>{displayMinute(order.createdAt)}</span>
      {order.canApply ? (
        <ButtonLink as={Link} to={createPathOf(order.orderId)} size="sm">
          申请售后
        </ButtonLink>
      ) : (
        <i>{order.isReplacement ? '售后补换货订单，请在原订单上申请' : '暂无可申请的商品'}</i>
      )}
    </header>
    <ul>
      {order.lines.map((line) => (
        <li key={line.orderItemId} data-muted={line.claimableQuantity === 0 || undefined}>
          <ProductCell product={{ ...line, orderCode: '' }} size={48} dense />
          <span>{order.isReplacement ? '—' : claimText(line)}</span>
        </li>
      ))}
    </ul>
  </Block>
);

const Block = styled.article`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > header {
    display: flex;
    align-items: center;
    gap: ${space.lg};
    min-height: 48px;
    padding: 0 ${space.lg};
    border-bottom: 1px solid ${color.line};
    background: ${color.ground};
    color: ${color.inkSecond};
  }
  h2 { color: ${color.ink}; font-size: ${type.sizeTable}; }
  header > :last-child { margin-left: auto; font-style: normal; }
  & > ul { display: grid; gap: ${space.md}; padding: ${space.lg}; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) max-content; align-items: center; gap: ${space.lg}; }
  li > span { color: ${color.success}; font-variant-numeric: tabular-nums; }
  li[data-muted] > span { color: ${color.inkSecond}; }
  ${below.tablet} {
    & > header { flex-wrap: wrap; gap: 0 ${space.md}; padding-block: ${space.xs}; }
    li { grid-template-columns: minmax(0, 1fr); gap: 0; }
    li > span { padding-left: 60px; }
  }
`;
