import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { awaitsTransfer } from '@mall/domain/payment';
import { displayMinute } from '@mall/domain/time';
import { CopyText } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { OrderActions } from '../../../parts/order-actions/order-actions.tsx';
import type { OrderDetail } from '../../../parts/order-types.ts';
import { OnPhone } from './on-phone.tsx';
import { progressOf } from './order-progress.ts';
import { OrderSteps } from './order-steps.tsx';

/** What the state means for the buyer, in one sentence. */
function meaning(order: OrderDetail): string {
  const { status, packages } = order;
  if (awaitsTransfer(order)) return `请在 ${displayMinute(order.expiresAt)} 前完成转账，到账后安排发货`;
  if (status === 'pendingPayment' && order.payments.length > 0)
    return `账期额度已占用，请在 ${displayMinute(order.expiresAt)} 前付清其余 ${moneyText(order.dueFen)}，逾期订单自动取消`;
  if (status === 'pendingPayment') return `请在 ${displayMinute(order.expiresAt)} 前付款，逾期订单自动取消`;
  if (status === 'pendingShipment') return '仓库正在备货，发货后可在此查看物流';
  if (status === 'partiallyShipped') return '部分商品已发出，其余商品备齐后发货';
  if (status === 'completed') return '全部包裹已签收，感谢您的采购';
  if (status === 'cancelled') {
    const refund = order.refundedFen > 0 ? `，已退回 ${moneyText(order.refundedFen)}` : '';
    return `${order.cancelReason ? `取消原因：${order.cancelReason}` : '订单已取消'}${refund}`;
  }
  const autoSign = packages.flatMap(({ canSign, autoSignAt }) => (canSign && autoSignAt ? [autoSignAt] : [])).sort()[0];
  return autoSign ? `请在收到货物后签收，${displayMinute(autoSign)} 起自动签收` : '商品运输中';
}

/** State, what it means, what can be done, and the way the order has come. */
export const OrderHead = ({ order }: { order: OrderDetail }) => (
  <Root>
    <Top>
      <div>
        <h2>{order.statusName}</h2>
        <p>{meaning(order)}</p>
        <OrderNumber>
          订单号 <CopyText text={order.orderNumber} label={`复制订单号 ${order.orderNumber}`} /> <OnPhone orderNumber={order.orderNumber} />
        </OrderNumber>
      </div>
      <OrderActions order={order} place="details" />
    </Top>
    <OrderSteps steps={progressOf(order)} isCancelled={order.status === 'cancelled'} />
  </Root>
);

const Root = styled.div`
  display: grid;
  gap: ${space.xl};
  padding: ${space.xl} ${space.xxl} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: 4px;
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.xxl};
  padding-bottom: ${space.xl};
  border-bottom: 1px solid ${color.line};
  & h2 {
    font-size: ${type.sizeDisplay};
  }
  & p {
    padding-top: ${space.xs};
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: ${space.md};
  }
`;
const OrderNumber = styled.p`
  padding-top: ${space.xs};
  font-size: ${type.sizeTable};
`;
