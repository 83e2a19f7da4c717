import type { OperatorAccount } from '@mall/api-contract/operator';
import { Checkbox, Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { RolesField } from '../roles/roles-field.tsx';

/** Name, roles, and whether they may sign in at all. Only what was changed is sent: two administrators don't undo each other. */
export function ChangeOperatorDialog({ operator, onClose }: { operator: OperatorAccount; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已修改 ${operator.name}`, isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { name: operator.name, roles: operator.roles, isEnabled: operator.isEnabled, why: '' },
    faultsOf: ({ name, roles }) => ({
      ...(name.trim() ? {} : { name: '请填写姓名' }),
      ...(roles.length ? {} : { roles: '请至少选择一个角色' }),
    }),
    onSubmit: async ({ name, roles, isEnabled, why }) => {
      const input = {
        id: operator.id,
        ...(name.trim() === operator.name ? {} : { name: name.trim() }),
        ...([...roles].sort().join() === [...operator.roles].sort().join() ? {} : { roles }),
        ...(isEnabled === operator.isEnabled ? {} : { isEnabled }),
        ...whyGiven(why),
      };
      if (await act.run(['changeOperator', input], (options) => sdk.operator.changeOperator(input, options))) onClose();
    },
  });
  return (
    <FormDialog
      title={`修改 ${operator.name}`}
      label="修改员工"
      saveText="保存"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="姓名" required error={faultOf('name')}>
        <Input
          autoComplete="off"
          maxLength={40}
          value={form.name}
          onBlur={() => touch('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <RolesField value={form.roles} error={faultOf('roles')} onChange={(roles) => set({ roles })} />
      <Checkbox label="可以登录（停用后立即退出所有登录）" checked={form.isEnabled} onCheckedChange={(isEnabled) => set({ isEnabled })} />
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
