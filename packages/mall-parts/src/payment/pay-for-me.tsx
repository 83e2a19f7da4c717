import { Button, type ButtonProps } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';

const PayForMeDialog = lazy(() => import('./pay-for-me-dialog.tsx'));

/** 找人代付: the way to let somebody else pay an order that waits for payment (rule payment 30). */
export function PayForMe({ orderId, ...button }: { orderId: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        找人代付
      </Button>
      {isOpen && (
        <Suspense>
          <PayForMeDialog orderId={orderId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
