import type { StaffOrder } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { TransferDialog } from '../parts/transfer-dialog.tsx';

/** A transfer for an order: all that is due. */
export function OrderTransferDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已登记到账，订单进入待发货', isSafe: true });
  const due = moneyText(order.dueFen);
  return (
    <TransferDialog
      title="登记到账"
      act={act}
      faultOfAmount={(amountFen) => (amountFen === order.dueFen ? undefined : `与应付 ${due} 不一致，请核对回单`)}
      onReceive={(given) => {
        const transfer = { orderId: order.id, ...given };
        return act.run(['receiveTransfer', transfer], (options) => sdk.staff.receiveTransfer(transfer, options));
      }}
      onClose={onClose}
    >
      {order.customerName} · {order.orderNumber}，应付 {due}
    </TransferDialog>
  );
}
