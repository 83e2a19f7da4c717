import type { OneTimePassword, OperatorAccount } from '@mall/api-contract/operator';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

interface Props {
  operator: OperatorAccount;
  onClose: () => void;
  onReset: (made: OneTimePassword) => void;
}

/** For who lost password or phone: both begin anew. */
export function ResetOperatorDialog({ operator, onClose, onReset }: Props) {
  const sdk = useSdk();
  const act = useAct();
  const { form, element, set, submit } = useDialogForm({
    initial: { why: '' },
    faultsOf: () => ({}),
    onSubmit: async ({ why }) => {
      const input = { id: operator.id, ...whyGiven(why) };
      const made = await act.run(['resetOperator', input], (options) => sdk.operator.resetOperator(input, options));
      if (made) onReset(made);
    },
  });
  return (
    <FormDialog
      title={`重置 ${operator.name}`}
      label="重置员工"
      saveText="重置并取得一次性密码"
      tone="danger"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {operator.name}（{operator.account}
        ）现在的密码、身份验证器和恢复码都会失效，已有的登录立即结束；之后用一次性密码重新设置。请先确认是本人提出的。
      </p>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
