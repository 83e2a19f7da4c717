import type { StaffManufacturer } from '@mall/api-contract/staff';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** Says whether a company is the manufacturer that it says it is. */
export function AnswerDialog({
  application,
  isApproved,
  onClose,
}: {
  application: StaffManufacturer;
  isApproved: boolean;
  onClose: () => void;
}) {
  const sdk = useSdk();
  const title = isApproved ? '通过厂家认证' : '驳回厂家认证';
  const act = useAct({ done: `已${title}`, isSafe: true });
  return (
    <WhyDialog
      title={`${title} ${application.companyName}`}
      label={title}
      saveText={isApproved ? '通过' : '驳回'}
      tone={isApproved ? 'accent' : 'danger'}
      asked={isApproved ? '备注' : '原因'}
      hint={isApproved ? '选填，客户会看到' : '客户会看到，例如：商标注册证与企业名称不一致'}
      whenMissing={isApproved ? undefined : '请填写原因'}
      act={act}
      onSay={(answer) => {
        const given = { id: application.id, isApproved, answer };
        return act.run(['answerManufacturer', given], (options) => sdk.staff.answerManufacturer(given, options));
      }}
      onClose={onClose}
    />
  );
}
