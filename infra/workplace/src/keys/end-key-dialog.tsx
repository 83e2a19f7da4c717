import type { StaffKey } from '@mall/api-contract/operator';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

/** The program is locked out at once. */
export function EndKeyDialog({ of: { id, name }, onClose }: { of: StaffKey; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已停用 ${name}`, isSafe: true });
  const { form, element, set, submit } = useDialogForm({
    initial: { why: '' },
    faultsOf: () => ({}),
    onSubmit: async ({ why }) => {
      const input = { id, ...whyGiven(why) };
      if (await act.run(['endKey', input], (options) => sdk.operator.endKey(input, options))) onClose();
    },
  });
  return (
    <FormDialog
      title={`停用 ${name}`}
      label="停用密钥"
      saveText="停用"
      tone="danger"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>使用它的程序会立即无法调用，且不能恢复。</p>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
