import { PaymentCode, usePayment } from '@mall/mall-parts/payment';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { Failure } from './method-parts.ts';

const PasswordDialog = lazy(async () => ({ default: (await import('@mall/mall-parts/payment')).PasswordDialog }));

interface Options {
  idempotencyKey: string;
}
interface Props {
  /** Names this payment: the same content is the same payment. */
  content: { orderId: string; method: string };
  amount: string;
  label: string;
  /** A first try without a password may succeed, within the free-payment limit. */
  mayBeFree: boolean;
  payFree: (options: Options) => Promise<unknown>;
  payWithPassword: (password: string, options: Options) => Promise<unknown>;
  onPaid: () => void;
}

/** A payment out of the company's own account: without a password where the limit allows it, else with one. */
export function WithPassword({ content, amount, label, mayBeFree, payFree, payWithPassword, onPaid }: Props) {
  const free = usePayment();
  const guarded = usePayment();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    guarded.forget();
    setAsking(true);
  };

  async function start() {
    if (!mayBeFree) return ask();
    if (await free.pay(content, payFree)) onPaid();
  }
  async function confirm(password: string) {
    const isPaid = await guarded.pay({ ...content, password }, (options) => payWithPassword(password, options));
    if (isPaid) done();
  }
  const done = () => {
    setAsking(false);
    onPaid();
  };
  const needsPassword = free.refusal?.reason === 'PAYMENT_PASSWORD_REQUIRED';
  return (
    <>
      <Button variant="primary" size="lg" busy={free.isBusy} onClick={needsPassword ? ask : start}>
        {label}
      </Button>
      <Failure role="alert">{needsPassword || free.codeFor ? '' : free.failure}</Failure>
      <PaymentCode payment={guarded.codeFor ? guarded : free} onPaid={done} />
      {(isAsking || needsPassword) && !guarded.codeFor && (
        <Suspense>
          <PasswordDialog
            amount={amount}
            isBusy={guarded.isBusy}
            failure={guarded.failure}
            isLocked={guarded.refusal?.reason === 'PAYMENT_PASSWORD_LOCKED'}
            onPay={confirm}
            onClose={() => {
              setAsking(false);
              free.forget();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
