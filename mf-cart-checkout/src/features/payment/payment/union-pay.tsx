import { below, space } from '@mall/design-tokens';
import { usePayment } from '@mall/mall-parts/payment';
import { usePlatform } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PayPage } from '../../../parts/trading-types.ts';
import { Failure, MethodBody } from './method-parts.ts';
import { usePaidWatch } from './use-paid-watch.ts';

type Channel = 'card' | 'bank' | 'qr';

const channels: { value: Channel; label: string; hint: string }[] = [
  { value: 'card', label: '银行卡', hint: '借记卡、信用卡' },
  { value: 'bank', label: '企业网银', hint: '对公账户' },
  { value: 'qr', label: '扫码', hint: '云闪付' },
];

/** 银联在线支付: the cashier opens in a tab of its own, and this page notices when it is paid. */
export function UnionPay({ page, onSettled }: { page: PayPage; onSettled: (isPaid: boolean) => void }) {
  const { sdk, notify } = usePlatform();
  const payment = usePayment();
  const [channel, setChannel] = useState<Channel>('card');
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cashier = useRef<Window | null>(null);
  const ask = usePaidWatch(page.orderId, isOpen, onSettled);

  async function open() {
    // Opened within the click, before the answer: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    const isCharged = await payment.pay({ orderId: page.orderId, channel }, async (options) => {
      const { payUrl } = await sdk.payment.charge({ orderId: page.orderId, channel }, options);
      if (!tab) return window.location.assign(payUrl);
      tab.opener = null;
      tab.location.replace(payUrl);
    });
    if (!isCharged) return tab?.close();
    cashier.current = tab;
    setOpen(true);
  }
  async function check() {
    setAsking(true);
    const isPaid = await ask();
    setAsking(false);
    if (!isPaid) notify({ tone: 'info', text: '暂未收到支付结果，稍后会自动更新' });
  }

  return (
    <MethodBody>
      <h2>银联在线支付</h2>
      {isOpen ? (
        <>
          <Notice live title="请在新打开的收银台完成支付">
            支付完成后本页自动更新。订单在付款截止前一直保留。
          </Notice>
          <Row>
            <Button busy={isAsking} onClick={check}>
              我已完成支付
            </Button>
            <Button variant="quiet" busy={payment.isBusy} onClick={open}>
              重新打开收银台
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              更换支付渠道
            </Button>
          </Row>
        </>
      ) : (
        <>
          <RadioGroup label="支付渠道" variant="cards" options={channels} value={channel} onValueChange={setChannel} />
          <Button variant="primary" size="lg" busy={payment.isBusy} onClick={open}>
            去支付 {page.payableAmount}
          </Button>
        </>
      )}
      <Failure role="alert">{payment.failure}</Failure>
    </MethodBody>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.md};
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
