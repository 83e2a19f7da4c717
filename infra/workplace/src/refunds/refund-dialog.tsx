import type { StaffRefund } from '@mall/api-contract/staff';
import { moneyText } from '@mall/domain/money';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { whyGiven } from '../list/why-given.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** The bank has sent the money back. */
export function RefundDialog({ refund, onClose }: { refund: StaffRefund; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已登记退回', isSafe: true });
  return (
    <WhyDialog
      title="登记退回"
      saveText={`确认已退回 ${moneyText(refund.amountFen)}`}
      hint="选填，例如退款流水号"
      act={act}
      onSay={(why) => {
        const given = { refundId: refund.refundId, ...whyGiven(why) };
        return act.run(['confirmRefund', given], (options) => sdk.staff.confirmRefund(given, options));
      }}
      onClose={onClose}
    >
      <p>
        确认银行已将 {moneyText(refund.amountFen)} 退回 {refund.customerName} 的来款账户（来款流水 {refund.bankReference}
        ）。登记后订单的退款完成，不能撤回。
      </p>
    </WhyDialog>
  );
}
