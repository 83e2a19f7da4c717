import { below } from '@mall/design-tokens';
import { orderChangeNames } from '@mall/domain/order';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { OrderDetail } from '../../../../parts/order-types.ts';

type Change = OrderDetail['changeable'][number];

const dialogs = {
  projectNumber: lazy(() => import('./project-number-dialog.tsx')),
  address: lazy(() => import('./address-dialog.tsx')),
  delivery: lazy(() => import('./delivery-dialog.tsx')),
  invoice: lazy(() => import('./invoice-dialog.tsx')),
} as const satisfies Record<Change, unknown>;

/** 修改, where the order's state still lets it be (rule order 12). */
export function ChangeButton({ order, what }: { order: OrderDetail; what: Change }) {
  const [isOpen, setOpen] = useState(false);
  if (!order.changeable.includes(what)) return null;
  const Dialog = dialogs[what];
  return (
    <>
      <Small variant="link" size="sm" aria-label={`修改${orderChangeNames[what]}`} onClick={() => setOpen(true)}>
        修改
      </Small>
      {isOpen && (
        <Suspense>
          <Dialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Small = styled(Button)`
  ${below.tablet} {
    && {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
