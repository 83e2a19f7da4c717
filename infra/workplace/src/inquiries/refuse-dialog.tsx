import type { StaffInquiryLine } from '@mall/api-contract/staff';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** Nothing is offered for a line; the buyer reads why. */
export function RefuseDialog({
  inquiryId,
  line,
  at,
  onClose,
}: {
  inquiryId: number;
  line: StaffInquiryLine;
  at: number;
  onClose: () => void;
}) {
  const sdk = useSdk();
  const act = useAct({ isSafe: true });
  return (
    <WhyDialog
      title={`第 ${at} 行不报价`}
      saveText="不报价"
      hint="客户会看到，例如：已停产，无替代品"
      whenMissing="请填写原因"
      act={act}
      onSay={(why) => {
        const refusal = { inquiryId, lineId: line.id, why };
        return act.run(['refuseInquiryLine', refusal], (options) => sdk.staff.refuseInquiryLine(refusal, options));
      }}
      onClose={onClose}
    />
  );
}
