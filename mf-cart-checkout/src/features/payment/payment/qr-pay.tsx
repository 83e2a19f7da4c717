import { color, radius, space, type } from '@mall/design-tokens';
import { usePaidWatch } from '@mall/mall-parts/payment';
import { clockText, useTimeLeft } from '@mall/mall-parts/time';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, Skeleton } from '@mall/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Failure } from '../../../parts/method-parts.ts';
import { orderPaid } from './order-paid.ts';

type QrCharge = CallOutput<'payment.refreshQrCode'>;

/** A QR code that leads a phone to the cashier. It turns paid by itself; one that is over is renewed here (rules payment 11, 17). */
export function QrPay({ orderId, amount, onSettled }: { orderId: string; amount: string; onSettled: (isPaid: boolean) => void }) {
  const { sdk } = usePlatform();
  const [charge, setCharge] = useState<QrCharge>();
  const [isOver, setOver] = useState(false);
  const drawing = useWrite();
  const draw = async () => {
    const { answer } = await drawing.run({ qr: orderId }, () => sdk.payment.refreshQrCode({ orderId }));
    if (!answer) return;
    setCharge(answer);
    setOver(false);
  };
  const open = useEffectEvent(() => void draw());
  useEffect(() => open(), []);
  const left = clockText(useTimeLeft(charge ? Date.parse(charge.expiresAt) : 0, { onEnd: () => setOver(true) })).slice(3);
  // A phone that scanned the last one in time still pays by it: the page goes on asking.
  usePaidWatch(orderPaid(sdk, orderId), !!charge, onSettled);

  return (
    <Root aria-label="扫码支付">
      <Code data-over={isOver || undefined}>
        {charge ? <img src={charge.qrCode} alt={isOver ? '' : `扫码支付 ${amount} 的二维码`} /> : <Skeleton height="200px" />}
        {isOver && (
          <div>
            <p role="status">二维码已失效</p>
            <Button busy={drawing.isBusy} onClick={() => void draw()}>
              刷新二维码
            </Button>
          </div>
        )}
      </Code>
      <div>
        <b>{amount}</b>
        <p>请用手机扫码，在手机上完成支付。支付后本页自动更新。</p>
        {!isOver && left && (
          <p>
            二维码{' '}
            <time role="timer" aria-label="二维码剩余时间">
              {left}
            </time>{' '}
            后失效
          </p>
        )}
        <Failure role="alert">{drawing.failure}</Failure>
        {drawing.failure && !isOver && (
          <Button busy={drawing.isBusy} onClick={() => void draw()}>
            重新获取二维码
          </Button>
        )}
      </div>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xl};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & b {
    color: ${color.ink};
    font-size: ${type.sizeDisplay};
  }
`;
const Code = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 216px;
  height: 216px;
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > * {
    width: 200px;
    height: 200px;
  }
  &[data-over] > img {
    opacity: 0.08;
  }
  & > div {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space.md};
    width: auto;
    height: auto;
    color: ${color.ink};
  }
`;
