import { below, space } from '@mall/design-tokens';
import { paymentMethodNames } from '@mall/domain/payment';
import { usePaidWatch, usePayment } from '@mall/mall-parts/payment';
import { usePlatform } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Failure, MethodBody } from '../../../parts/method-parts.ts';
import { orderPaid } from './order-paid.ts';
import { QrPay } from './qr-pay.tsx';

export type ProviderName = 'unionPay' | 'wechatPay';
type Channel = 'card' | 'bank' | 'qr';

const channels: { value: Channel; label: string; hint: string }[] = [
  { value: 'card', label: '银行卡', hint: '借记卡、信用卡' },
  { value: 'bank', label: '企业网银', hint: '对公账户' },
  { value: 'qr', label: '扫码', hint: '用手机支付' },
];

interface Props {
  provider: ProviderName;
  orderId: string;
  amount: string;
  onSettled: (isPaid: boolean) => void;
}

/** 银联在线支付, 微信支付: the provider's cashier opens in a tab of its own, and this page notices when it is paid. */
export function ProviderPay({ provider, orderId, amount, onSettled }: Props) {
  const { sdk, notify } = usePlatform();
  const payment = usePayment();
  const [channel, setChannel] = useState<Channel>('card');
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cashier = useRef<Window | null>(null);
  const ask = usePaidWatch(orderPaid(sdk, orderId), isOpen, onSettled);

  const isWechat = provider === 'wechatPay';
  async function open() {
    const content = isWechat ? { orderId, provider, channel: 'qr' as const } : { orderId, provider, channel };
    // Opened within the click, before the answer: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    const isCharged = await payment.pay(content, async (options) => {
      const { payUrl } = await sdk.payment.charge(content, options);
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
      <h2>{paymentMethodNames[provider]}</h2>
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
            {!isWechat && (
              <Button variant="quiet" onClick={() => setOpen(false)}>
                更换支付渠道
              </Button>
            )}
          </Row>
        </>
      ) : (
        <>
          {isWechat ? (
            <p>在新页面用微信扫描二维码支付。</p>
          ) : (
            <RadioGroup label="支付渠道" variant="cards" options={channels} value={channel} onValueChange={setChannel} />
          )}
          {!isWechat && channel === 'qr' ? (
            <QrPay orderId={orderId} amount={amount} onSettled={onSettled} />
          ) : (
            <Button variant="primary" size="lg" busy={payment.isBusy} onClick={open}>
              去支付 <Amount>{amount}</Amount>
            </Button>
          )}
        </>
      )}
      <Failure role="alert">{payment.failure}</Failure>
    </MethodBody>
  );
}

/** Where the foot of the page shows the amount already it is left out beside it. */
const Amount = styled.span`
  ${below.tablet} {
    display: none;
  }
`;
const Row = styled.div`
  display: flex;
  gap: ${space.md};
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
