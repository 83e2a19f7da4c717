import { lazy, Suspense } from 'react';
import type { Payment } from './use-payment.ts';

const PaymentCodeDialog = lazy(() => import('./payment-code-dialog.tsx'));

/** Asks for a code where this payment was refused for want of one (rule account 41); nothing otherwise. */
export const PaymentCode = ({ payment, onPaid }: { payment: Payment; onPaid: () => void }) =>
  payment.codeFor ? (
    <Suspense>
      <PaymentCodeDialog payment={payment} onPaid={onPaid} />
    </Suspense>
  ) : null;
