import { below, color, layout, radius, space, type, zIndex } from '@mall/design-tokens';
import { PayForMe } from '@mall/mall-parts/payment';
import { clockText, useTimeLeft } from '@mall/mall-parts/time';
import { Link, useCall } from '@mall/mf-kit';
import { ClockIcon, CopyText, Picture, Price } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { orderCall } from '../../../parts/order-call.ts';
import type { PayPage } from '../../../parts/trading-types.ts';

const shownPictures = 6;

/** What is paid for, how much, and until when. */
export function OrderSummary({ page, onExpired }: { page: PayPage; onExpired: () => void }) {
  const { data: order } = useCall(orderCall(page.orderId));
  const left = clockText(useTimeLeft(Date.parse(page.expiresAt), { onEnd: onExpired }));
  return (
    <Root aria-label="订单">
      <div>
        <Line>
          订单号 <CopyText text={page.orderNumber} />
          <Link to={`/customer/myorders/details/${encodeURIComponent(page.orderNumber)}`}>订单详情</Link>
          <PayForMe orderId={page.orderId} variant="link" size="sm" />
        </Line>
        {order && (
          <>
            <Line>
              {order.address.consignee} {order.address.mobile}，{order.address.region} {order.address.detail}
            </Line>
            <Pictures>
              {order.lines.slice(0, shownPictures).map((line) => (
                <li key={line.id} title={`${line.productName} × ${line.quantity}`}>
                  <Picture src={line.defaultThumbUrl} alt={`${line.productName} × ${line.quantity}`} size={48} framed />
                </li>
              ))}
              {order.lines.length > shownPictures && <li>共 {order.lines.length} 种</li>}
            </Pictures>
          </>
        )}
      </div>
      <Amount>
        <span>{page.paidFen > 0 ? `账期已占用 ${page.paidAmount}，还需支付` : '应付金额'}</span>
        <output aria-label="应付金额">
          <Price size="lg" fen={page.payableFen} />
        </output>
        {left && (
          <p>
            <ClockIcon size={14} />
            <span role="timer" aria-label="剩余付款时间">
              {left}
            </span>
            后未付款将自动取消
          </p>
        )}
      </Amount>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  justify-content: space-between;
  gap: ${space.section};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > :first-child {
    min-width: 0;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: ${space.md};
    padding: ${space.lg};
  }
`;
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding-bottom: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > :first-child {
    color: ${color.ink};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.md};
  }
  ${below.tablet} {
    & a {
      padding-block: 12px;
    }
  }
`;
const Pictures = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 56px;
  padding-top: ${space.sm};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
const Amount = styled.div`
  flex: none;
  display: grid;
  justify-items: end;
  align-content: start;
  gap: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > p {
    display: flex;
    align-items: center;
    gap: ${space.xs};
  }
  & [role='timer'] {
    color: ${color.warning};
    font-weight: ${type.weightPart};
  }
  ${below.tablet} {
    flex: auto;
    justify-items: start;
  }
  ${below.tablet} {
    & > span,
    & > output {
      position: fixed;
      bottom: calc(44px + var(--frame-foot, 0px) + env(safe-area-inset-bottom));
      left: ${layout.gutter};
      z-index: calc(${zIndex.sticky} + 1);
    }
    & > output {
      bottom: calc(4px + var(--frame-foot, 0px) + env(safe-area-inset-bottom));
    }
  }
`;
