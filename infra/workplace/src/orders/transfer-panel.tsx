import type { StaffOrder } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { Button, Notice } from '@mall/ui-kit';
import { useState } from 'react';
import { OrderTransferDialog } from './order-transfer-dialog.tsx';

/** The order waits for a bank transfer. */
export function TransferPanel({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice
        tone="warning"
        title={`等待转账 ${moneyText(order.dueFen)}`}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            登记到账
          </Button>
        }
      >
        银行回单上的金额与应付金额一致时登记，登记后订单进入待发货。
      </Notice>
      {isOpen && <OrderTransferDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
