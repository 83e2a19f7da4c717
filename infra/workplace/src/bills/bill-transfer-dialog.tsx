import type { StaffCreditBill } from '@mall/api-contract/credit-bill';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { TransferDialog } from '../parts/transfer-dialog.tsx';

/** A transfer for a bill: all of it or a part. */
export function BillTransferDialog({ bill, onClose }: { bill: StaffCreditBill; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已登记到账', isSafe: true });
  return (
    <TransferDialog
      title="登记转账到账"
      act={act}
      faultOfAmount={(amountFen) => (amountFen > bill.openFen ? `超过未还金额 ${bill.open}，请核对回单` : undefined)}
      onReceive={(given) => {
        const transfer = { id: bill.id, ...given };
        return act.run(['receiveBillTransfer', transfer], (options) => sdk.creditBill.receiveBillTransfer(transfer, options));
      }}
      onClose={onClose}
    >
      {bill.customerName} · {bill.billNumber}，未还 {bill.open}
    </TransferDialog>
  );
}
