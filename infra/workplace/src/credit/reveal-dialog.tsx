import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

interface Props {
  customerId: number;
  onOpen: (application: StaffCreditApplication) => void;
  onClose: () => void;
}

/** Numbers in full, after one has said why: it is kept with who looked. */
export function RevealDialog({ customerId, onOpen, onClose }: Props) {
  const sdk = useSdk();
  const act = useAct();
  return (
    <WhyDialog
      title="查看完整证件号与账号"
      saveText="查看"
      asked="查看的原因"
      hint="与您的姓名一起记入日志"
      whenMissing="请填写查看的原因"
      act={act}
      onSay={async (why) => {
        const given = { customerId, why };
        const answer = await act.run(['reveal', given], () => sdk.creditApplication.revealCreditApplication(given));
        if (answer) onOpen(answer);
        return answer;
      }}
      onClose={onClose}
    />
  );
}
