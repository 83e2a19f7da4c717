import { passwordLockedWords, passwordNeed, passwordNotSetWords } from '@mall/domain/payment';
import { usePlatform } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';
import { Facts, MethodBody } from '../../../parts/method-parts.ts';
import type { PayPage } from '../../../parts/trading-types.ts';
import { WithPassword } from '../../../parts/with-password.tsx';

/** 预付款支付: out of the company's prepaid money, with the payment password beyond the free-payment limit. */
export function BalancePay({ page, onPaid }: { page: PayPage; onPaid: () => void }) {
  const { sdk } = usePlatform();
  const { orderId, balance } = page;
  return (
    <MethodBody>
      <h2>预付款支付</h2>
      <Facts>
        <dt>可用余额</dt>
        <dd>{balance.balanceAmount}</dd>
        <dt>本次支付</dt>
        <dd>{page.payableAmount}</dd>
      </Facts>
      {balance.isPasswordLocked ? (
        <Notice tone="warning">{passwordLockedWords(balance.passwordLockedUntil)}，或换一种支付方式</Notice>
      ) : passwordNeed(balance.canPayWithoutPassword, balance.hasPaymentPassword) === 'notSet' ? (
        <Notice tone="warning">{passwordNotSetWords}</Notice>
      ) : (
        <WithPassword
          content={{ orderId, method: 'balance' }}
          amount={page.payableAmount}
          label={balance.canPayWithoutPassword ? '免密支付' : '用预付款支付'}
          mayBeFree={balance.canPayWithoutPassword}
          payFree={(options) => sdk.payment.payByBalanceByFreePayment({ orderId }, options)}
          payWithPassword={(password, options) => sdk.payment.payByBalanceByPassword({ orderId, password }, options)}
          onPaid={onPaid}
        />
      )}
    </MethodBody>
  );
}
