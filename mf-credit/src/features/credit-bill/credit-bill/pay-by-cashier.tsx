import { color, space } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { type CashierWay, chargeOf, usePaidWatch } from '@mall/mall-parts/payment';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, Notice } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CreditBill } from '../../../parts/bill-calls.ts';

export type BillCashier = CashierWay;

interface Props {
  bill: CreditBill;
  /** 0 where what was typed is none. */
  amountFen: number;
  way: CashierWay;
  isAwaited: boolean;
  onPaid: () => void;
}

/** By card, bank or WeChat: the cashier opens in a tab of its own, and this page notices when money came in. */
export function PayByCashier({ bill, amountFen, way, isAwaited, onPaid }: Props) {
  const { sdk, notify } = usePlatform();
  const charging = useWrite({ again: '。请再试一次，不会重复扣款' });
  const [isOpen, setOpen] = useState(false);
  const ask = usePaidWatch(
    async (options) =>
      (await sdk.creditBill.getCustomerCreditBillWithId({ id: bill.id }, options)).paidFen > bill.paidFen ? true : undefined,
    isOpen || isAwaited,
    () => onPaid(),
  );
  async function open() {
    // Opened within the click, before the answer: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    const content = { id: bill.id, amountFen, ...chargeOf[way] };
    const { answer } = await charging.run(content, (options) => sdk.creditBill.chargeCreditBill(content, options));
    if (!answer) return tab?.close();
    if (!tab) return window.location.assign(answer.payUrl);
    tab.opener = null;
    tab.location.replace(answer.payUrl);
    setOpen(true);
  }
  return (
    <>
      {isOpen && (
        <Notice live title="请在新打开的收银台完成支付">
          支付完成后本页自动更新。
        </Notice>
      )}
      <Row>
        <Button variant="primary" size="lg" busy={charging.isBusy} disabled={amountFen === 0} onClick={() => void open()}>
          {isOpen ? '重新打开收银台' : '去还款'}
          {amountFen > 0 && ` ${moneyText(amountFen)}`}
        </Button>
        {isOpen && (
          <Button onClick={() => void ask().then((isPaid) => isPaid || notify({ tone: 'info', text: '暂未收到支付结果，稍后会自动更新' }))}>
            我已完成支付
          </Button>
        )}
      </Row>
      <Failure role="alert">{charging.failure}</Failure>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
const Failure = styled.p`
  color: ${color.danger};
  &:empty {
    display: none;
  }
`;
