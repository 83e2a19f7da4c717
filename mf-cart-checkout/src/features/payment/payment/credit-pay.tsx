import { Slot, usePlatform } from '@mall/mf-kit';
import { PageSkeleton } from '@mall/ui-kit';
import { Facts, MethodBody } from '../../../parts/method-parts.ts';
import type { PayPage } from '../../../parts/trading-types.ts';
import { WithPassword } from '../../../parts/with-password.tsx';

/** 账期支付: the credit team's own part; where it isn't there, the plain one below pays as well. */
export const CreditPay = ({ page, onPaid }: { page: PayPage; onPaid: () => void }) => (
  <MethodBody>
    <h2>账期支付</h2>
    <Slot
      name="credit-payment"
      orderId={page.orderId}
      amountFen={page.payableFen}
      onPaid={onPaid}
      loading={<PageSkeleton what="账期额度" variant="form" />}
      fallback={<PlainCreditPay page={page} onPaid={onPaid} />}
    />
  </MethodBody>
);

function PlainCreditPay({ page, onPaid }: { page: PayPage; onPaid: () => void }) {
  const { sdk } = usePlatform();
  const { orderId } = page;
  return (
    <>
      <Facts>
        <dt>可用额度</dt>
        <dd>{page.credit.availableAmount}</dd>
        <dt>本次使用</dt>
        <dd>{page.payableAmount}</dd>
      </Facts>
      <WithPassword
        content={{ orderId, method: 'credit' }}
        amount={page.payableAmount}
        label="使用账期支付"
        mayBeFree
        payFree={(options) => sdk.payment.payByUseCreditBalance({ orderId }, options)}
        payWithPassword={(password, options) => sdk.payment.payByUseCreditBalancePassword({ orderId, password }, options)}
        onPaid={onPaid}
      />
    </>
  );
}
