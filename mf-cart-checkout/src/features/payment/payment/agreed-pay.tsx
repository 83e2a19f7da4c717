import { usePayment } from '@mall/mall-parts/payment';
import { usePlatform } from '@mall/mf-kit';
import { Button, CopyText } from '@mall/ui-kit';
import { Facts, Failure, MethodBody } from '../../../parts/method-parts.ts';
import type { PayPage } from '../../../parts/trading-types.ts';

interface Props {
  page: PayPage;
  method: 'cashOnDelivery' | 'offlineTransfer';
  /** The order is agreed to be paid this way. */
  onAgreed: () => void;
}

/** The receiving account, each part of it to copy. */
export const TransferAccount = ({ page: { offlineTransfer: account, orderNumber } }: { page: PayPage }) => (
  <Facts>
    <dt>收款户名</dt>
    <dd>
      <CopyText text={account.accountName} />
    </dd>
    <dt>开户银行</dt>
    <dd>
      <CopyText text={account.bank} />
    </dd>
    <dt>收款账号</dt>
    <dd>
      <CopyText text={account.accountNumber} />
    </dd>
    <dt>转账附言</dt>
    <dd>
      <CopyText text={orderNumber} />
    </dd>
  </Facts>
);

/** 货到付款 and 线下转账: nothing is paid here; the order goes on as agreed. */
export function AgreedPay({ page, method, onAgreed }: Props) {
  const { sdk } = usePlatform();
  const payment = usePayment();
  const { orderId } = page;
  const isTransfer = method === 'offlineTransfer';
  const isChosen = page.paymentMethod === method;
  async function agree() {
    const content = { orderId, paymentMethod: method };
    if (isChosen || (await payment.pay(content, () => sdk.order.changeOrderPaymentMethod(content)))) onAgreed();
  }
  return (
    <MethodBody>
      <h2>{isTransfer ? '线下转账' : '货到付款'}</h2>
      {isTransfer ? (
        <>
          <p>请从公司对公账户转账，并把附言原样填入，到账后由客服确认，随即安排发货。</p>
          <TransferAccount page={page} />
        </>
      ) : (
        <p>送达时向配送员支付 {page.payableAmount}，支持刷卡与扫码。</p>
      )}
      <Button variant="primary" size="lg" busy={payment.isBusy} onClick={agree}>
        {isTransfer ? '确认使用线下转账' : '确认货到付款'}
      </Button>
      <Failure role="alert">{payment.failure}</Failure>
    </MethodBody>
  );
}
