import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

type Step = 'reject' | 'freeze' | 'unfreeze' | 'close';
const words: Record<Step, { title: string; follows: string }> = {
  reject: { title: '驳回申请', follows: '企业会看到原因，可修改后重新提交。' },
  freeze: { title: '冻结账期', follows: '不再受理账期订单，已下的订单照常履约，账单照常还款。' },
  unfreeze: { title: '解冻账期', follows: '恢复受理账期订单。' },
  close: { title: '关闭账期', follows: '关闭后不能再启用，未还的账单仍要还清。' },
};

/** A step that says why; the company reads it. */
export function StopDialog({ one, step, onClose }: { one: StaffCreditApplication; step: Step; onClose: () => void }) {
  const sdk = useSdk();
  const { title, follows } = words[step];
  const act = useAct({ done: `已${title}`, isSafe: true });
  const { rejectCreditApplication, freezeCredit, unfreezeCredit, closeCredit } = sdk.creditApplication;
  const send = { reject: rejectCreditApplication, freeze: freezeCredit, unfreeze: unfreezeCredit, close: closeCredit }[step];
  return (
    <WhyDialog
      title={`${title} ${one.customerName}`}
      label={title}
      hint="客户会看到"
      whenMissing="请填写原因"
      act={act}
      onSay={(why) => {
        const given = { customerId: one.customerId, why };
        return act.run([step, given], (options) => send(given, options));
      }}
      onClose={onClose}
    >
      <p>{follows}</p>
    </WhyDialog>
  );
}
