import type { NewStaffKey } from '@mall/api-contract/operator';
import type { StaffRole } from '@mall/domain/staff';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { RolesField } from '../roles/roles-field.tsx';

const lives = [
  { value: '90', label: '90 天' },
  { value: '365', label: '1 年' },
  { value: '730', label: '2 年' },
];
/** Publishing areas has tokens of its own, and no program manages people. */
const ofPeopleOnly = ['administrator', 'platform'] as const;

interface Props {
  onClose: () => void;
  onAdded: (made: NewStaffKey) => void;
}

/** A program gets a key of its own, with the roles that it needs and no others. */
export function AddKeyDialog({ onClose, onAdded }: Props) {
  const sdk = useSdk();
  const act = useAct();
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { name: '', roles: [] as StaffRole[], days: '365', why: '' },
    faultsOf: ({ name, roles }) => ({
      ...(name.trim() ? {} : { name: '请填写名称' }),
      ...(roles.length ? {} : { roles: '请至少选择一个角色' }),
    }),
    onSubmit: async ({ name, roles, days, why }) => {
      const input = { name: name.trim(), roles, days: Number(days), ...whyGiven(why) };
      const made = await act.run(['addKey', input], (options) => sdk.operator.addKey(input, options));
      if (made) onAdded(made);
    },
  });
  return (
    <FormDialog
      title="新增密钥"
      label="新增密钥"
      saveText="新增并显示密钥"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="名称" required error={faultOf('name')} hint="哪个程序，例如：用友 ERP 正式环境">
        <Input
          autoComplete="off"
          maxLength={40}
          value={form.name}
          onBlur={() => touch('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <RolesField value={form.roles} without={ofPeopleOnly} error={faultOf('roles')} onChange={(roles) => set({ roles })} />
      <Field label="有效期">
        <NativeSelect value={form.days} onValueChange={(days) => set({ days })} options={lives} />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
