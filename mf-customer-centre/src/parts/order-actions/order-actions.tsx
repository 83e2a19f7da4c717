import { below, color, space, type } from '@mall/design-tokens';
import { awaitsTransfer, needsPaymentNow } from '@mall/domain/payment';
import { RightNotice, useMay } from '@mall/mall-parts/account';
import { PayForMe } from '@mall/mall-parts/payment';
import { Link, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { AfterSalesEntry } from '../after-sales/after-sales-entry.tsx';
import type { OrderCard } from '../order-types.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const SignDialog = lazy(() => import('./sign-dialog.tsx'));
const TracesDialog = lazy(() => import('./traces-dialog.tsx'));

interface Props {
  order: OrderCard;
  /** In the list the actions stand below one another, and paying is not the page's one orange button. */
  place: 'list' | 'details';
}

export const payPathOf = (order: Pick<OrderCard, 'id'>) => `/checkout/mycompleted/${encodeURIComponent(order.id)}`;

/** What the buyer may do with an order in its state: pay, sign, look where it is, buy again, cancel. */
export function OrderActions({ order, place }: Props) {
  const { sdk, bus, navigate, notify } = usePlatform();
  const [dialog, setDialog] = useState<'cancel' | 'sign' | 'traces'>();
  const again = useWrite();
  const isList = place === 'list';
  const mayPay = useMay('pay');
  const mayOrder = useMay('order');
  const waitsForMoney = needsPaymentNow(order);
  // While parts of it are still to be sent, signing is one thing among others.
  const isMain = !isList && order.status === 'shipped';
  const close = () => setDialog(undefined);

  async function buyAgain() {
    const { answer } = await again.run({ buyAgain: order.id }, (options) =>
      sdk.cart.addSkusToCart({ orderId: order.id, skus: [] }, options),
    );
    if (!answer) return;
    if (answer.added.length > 0) bus.emit('cart:changed', { totalProducts: answer.totalProducts });
    const refused = answer.refused.map(({ sku, message }) => `${sku} ${message}`).join('；');
    if (answer.added.length === 0) return notify({ tone: 'danger', text: refused || '没有可再次购买的商品' });
    if (refused) notify({ tone: 'warning', text: `部分商品未能加入购物车：${refused}` });
    else notify({ tone: 'success', text: '商品已成功加入购物车！' });
    navigate('/mycart');
  }

  return (
    <Actions data-place={place}>
      {waitsForMoney && mayPay && (
        <ButtonLink
          as={Link}
          to={payPathOf(order)}
          variant={isList ? 'secondary' : 'primary'}
          size={isList ? 'sm' : 'md'}
          data-pay={isList || undefined}
        >
          去付款
        </ButtonLink>
      )}
      {!isList && waitsForMoney && <RightNotice right="pay" />}
      {!isList && waitsForMoney && mayOrder && <PayForMe orderId={order.id} />}
      {awaitsTransfer(order) && (
        <ButtonLink as={Link} to={payPathOf(order)} size={isList ? 'sm' : 'md'}>
          转账信息
        </ButtonLink>
      )}
      {order.canSign && (
        <Button
          size={isList ? 'sm' : 'md'}
          variant={isMain ? 'primary' : 'secondary'}
          data-pay={!isMain || undefined}
          onClick={() => setDialog('sign')}
        >
          确认收货
        </Button>
      )}
      {isList && order.packageIds.length > 0 && (
        <Button variant="link" onClick={() => setDialog('traces')}>
          查看物流
        </Button>
      )}
      <Button variant={isList ? 'link' : 'secondary'} busy={again.isBusy} onClick={buyAgain}>
        再次购买
      </Button>
      <AfterSalesEntry order={order} place={place} />
      {order.canCancel && mayOrder && (
        <Button variant={isList ? 'link' : 'secondary'} onClick={() => setDialog('cancel')}>
          取消订单
        </Button>
      )}
      {again.failure && <Failure role="alert">{again.failure}</Failure>}
      <Suspense>
        {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
        {dialog === 'sign' && <SignDialog orderId={order.id} onClose={close} />}
        {dialog === 'traces' && <TracesDialog order={order} onClose={close} />}
      </Suspense>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  &[data-place='list'] {
    flex-direction: column;
    gap: ${space.xs};
    font-size: ${type.sizeTable};
  }
  &[data-place='list'] > button {
    font-size: ${type.sizeTable};
  }
  & [data-pay] {
    border-color: ${color.accent};
    color: ${color.accent};
  }
  ${below.tablet} {
    &[data-place='list'] {
      flex-flow: row wrap;
      justify-content: flex-end;
      align-self: stretch;
      gap: ${space.sm} ${space.lg};
    }
  }
`;
const Failure = styled.p`
  color: ${color.danger};
  font-size: ${type.sizeLeast};
`;
