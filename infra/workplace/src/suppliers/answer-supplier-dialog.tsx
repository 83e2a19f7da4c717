import type { StaffSupplier } from '@mall/api-contract/supplier';
import type { SupplierAnswer } from '@mall/domain/supplier';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

const words: Record<SupplierAnswer, { title: string; save: string; hint: string }> = {
  accept: { title: '通过申请', save: '通过', hint: '申请人会看到，例如：请于周五前寄样至上海仓' },
  ask: { title: '退回补充', save: '退回', hint: '申请人会看到，例如：请补充商标注册证' },
  reject: { title: '驳回申请', save: '驳回', hint: '申请人会看到，例如：该品类暂不招商' },
};

/** Says what becomes of an application; who applied reads it, by SMS and mail (rule supplier 10). */
export function AnswerSupplierDialog({
  application,
  decision,
  onClose,
}: {
  application: StaffSupplier;
  decision: SupplierAnswer;
  onClose: () => void;
}) {
  const sdk = useSdk();
  const { title, save, hint } = words[decision];
  const act = useAct({ done: `已${title}`, isSafe: true });
  return (
    <WhyDialog
      title={`${title} ${application.fields.companyName}`}
      label={title}
      saveText={save}
      tone={decision === 'reject' ? 'danger' : 'accent'}
      asked="答复"
      hint={hint}
      whenMissing="请填写给申请人的答复"
      act={act}
      onSay={(answer) => {
        const given = { id: application.id, decision, answer };
        return act.run(['answerSupplier', given], (options) => sdk.supplier.answerSupplier(given, options));
      }}
      onClose={onClose}
    />
  );
}
