import { color, space, type } from '@mall/design-tokens';
import { blackCardRefundWords } from '@mall/domain/account';
import { displayDate } from '@mall/domain/time';
import { type CashierWay, cashierWays, chargeOf, usePaidWatch, usePayment } from '@mall/mall-parts/payment';
import { usePlatform } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BlackCardStatus } from './membership-panel.tsx';

interface Props {
  status: BlackCardStatus;
  /** The cashier said that it was paid, the mall doesn't know of it yet. */
  isAwaited: boolean;
  onBought: () => void;
}

/** A year of the card: how it is paid, and the cashier in a tab of its own. This page notices when it is paid. */
export function BuyBlackCard({ status, isAwaited, onBought }: Props) {
  const { sdk, notify } = usePlatform();
  const payment = usePayment();
  const [way, setWay] = useState<CashierWay>('card');
  const [isOpen, setOpen] = useState(false);
  const verb = status.isMember ? '续费' : '开通';
  const ask = usePaidWatch(
    async (options) => ((await sdk.payment.checkBlackCardRenewStatus(options)).canBuy ? undefined : true),
    isOpen || isAwaited,
    () => {
      notify({ tone: 'success', text: `黑卡已${verb}` });
      onBought();
    },
  );
  async function open() {
    // Opened within the click, before the answer: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    const content = chargeOf[way];
    const isCharged = await payment.pay({ blackCard: content, until: status.until }, async (options) => {
      const { payUrl } = await sdk.payment.blackCardCharge(content, options);
      if (!tab) return window.location.assign(payUrl);
      tab.opener = null;
      tab.location.replace(payUrl);
    });
    if (isCharged) setOpen(true);
    else tab?.close();
  }
  async function check() {
    if (!(await ask())) notify({ tone: 'info', text: '暂未收到支付结果，稍后会自动更新' });
  }

  return (
    <Root>
      {isOpen ? (
        <>
          <Notice live title="请在新打开的收银台完成支付">
            支付完成后本页自动更新。
          </Notice>
          <Row>
            <Button onClick={() => void check()}>我已完成支付</Button>
            <Button variant="quiet" busy={payment.isBusy} onClick={() => void open()}>
              重新打开收银台
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              更换支付方式
            </Button>
          </Row>
        </>
      ) : (
        <>
          <RadioGroup label="支付方式" variant="cards" options={cashierWays} value={way} onValueChange={setWay} />
          <Button variant="primary" size="lg" busy={payment.isBusy} onClick={() => void open()}>
            {verb}一年 {status.fee}
          </Button>
        </>
      )}
      <p>
        {verb}后有效期至 {displayDate(status.nextUntil)}，企业全体联系人共享。{blackCardRefundWords}。
      </p>
      <Failure role="alert">{payment.failure}</Failure>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;
const Failure = styled.p`
  && {
    color: ${color.danger};
  }
  &:empty {
    display: none;
  }
`;
