import { color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { isFreePayment, passwordNeed, passwordNotSetWords } from '@mall/domain/payment';
import { PaymentCode, usePayment } from '@mall/mall-parts/payment';
import { call, Link, type SlotProps, useCall, usePlatform } from '@mall/mf-kit';
import { Button, ErrorPanel, Notice, Skeleton } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { refusalWords, whyNot } from '../features/credit/credit-payment/refusal-words.ts';
import { AgreementNote } from '../parts/agreement-note.tsx';
import { type CreditAccount, creditAccountCall } from '../parts/credit-calls.ts';

const PasswordDialog = lazy(async () => ({ default: (await import('@mall/mall-parts/payment')).PasswordDialog }));

/** Pays an order on account, in the place the payment page gives it. Who shows it announces the payment (`onPaid`). */
export default function CreditPayment(props: SlotProps['credit-payment']) {
  const account = useCall(creditAccountCall());
  const balance = useCall(call('account.getCustomerBalance'));
  // Whether a password is needed is the server's to say, so a company whose balance can't be read may still pay.
  if (account.data && (balance.data || balance.error))
    return <ReadyCreditPayment {...props} account={account.data} rules={balance.data} refresh={account.refresh} />;
  if (account.error) return <ErrorPanel size="sm" error={account.error} onRetry={account.refresh} />;
  return <Skeleton lines={3} width="280px" />;
}

interface Ready {
  account: CreditAccount;
  rules: { freePaymentLimitFen: number; hasPaymentPassword: boolean } | undefined;
  refresh: () => Promise<unknown>;
}

function ReadyCreditPayment({ orderId, amountFen, onPaid, children, account, rules, refresh }: SlotProps['credit-payment'] & Ready) {
  const { sdk } = usePlatform();
  const payment = usePayment(refusalWords);
  const [isAsking, setAsking] = useState(false);
  const amount = moneyText(amountFen);
  const refused = whyNot(account, amountFen);
  const isFree = rules !== undefined && isFreePayment(amountFen, rules.freePaymentLimitFen);
  const hasNoPassword = rules !== undefined && passwordNeed(isFree, rules.hasPaymentPassword) === 'notSet';

  const done = () => {
    setAsking(false);
    onPaid();
  };
  /** @param password left out: within the company's free-payment limit */
  async function pay(password?: string) {
    const isPaid = await payment.pay({ orderId, password }, (options) =>
      password === undefined
        ? sdk.payment.payByUseCreditBalance({ orderId }, options)
        : sdk.payment.payByUseCreditBalancePassword({ orderId, password }, options),
    );
    if (!isPaid) return void refresh();
    done();
  }
  const close = () => {
    setAsking(false);
    payment.forget();
  };
  const needsPassword = payment.refusal?.reason === 'PAYMENT_PASSWORD_REQUIRED';
  const isOpen = (isAsking || needsPassword) && !payment.codeFor;
  return (
    <Root>
      <dl>
        <dt>可用额度</dt>
        <dd>{account.availableAmount}</dd>
        <dt>总额度</dt>
        <dd>{account.limitAmount}</dd>
        <dt>本次使用</dt>
        <dd>{amount}</dd>
      </dl>
      {children}
      {refused ? (
        <Notice tone="warning" action={<Link to="/customer/customerCreditLimit">查看额度</Link>}>
          {refused}
        </Notice>
      ) : hasNoPassword ? (
        <Notice tone="warning">{passwordNotSetWords}</Notice>
      ) : (
        <>
          <Button variant="primary" size="lg" busy={payment.isBusy && !isOpen} onClick={() => (isFree ? pay() : setAsking(true))}>
            {isFree ? '免密使用账期支付' : '使用账期支付'}
          </Button>
          <AgreementNote />
          <p role="alert">{isOpen || payment.codeFor ? '' : payment.failure}</p>
        </>
      )}
      <PaymentCode payment={payment} onPaid={done} />
      {isOpen && (
        <Suspense>
          <PasswordDialog
            amount={amount}
            isBusy={payment.isBusy}
            failure={needsPassword ? '' : payment.failure}
            isLocked={payment.refusal?.reason === 'PAYMENT_PASSWORD_LOCKED'}
            onPay={pay}
            onClose={close}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  & > dl {
    display: grid;
    grid-template-columns: max-content auto;
    gap: ${space.xs} ${space.xl};
    font-size: ${type.sizeTable};
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: ${color.inkSecond};
  }
  & > p {
    color: ${color.danger};
    font-size: ${type.sizeTable};
    &:empty {
      display: none;
    }
  }
`;
