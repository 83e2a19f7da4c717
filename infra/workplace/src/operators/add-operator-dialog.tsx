import type { OneTimePassword } from '@mall/api-contract/operator';
import { isStaffAccount, type StaffRole } from '@mall/domain/staff';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { RolesField } from '../roles/roles-field.tsx';

interface Props {
  onClose: () => void;
  onAdded: (made: OneTimePassword) => void;
}

/** Somebody new; their first password is shown next. */
export function AddOperatorDialog({ onClose, onAdded }: Props) {
  const sdk = useSdk();
  const act = useAct();
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { name: '', account: '', employeeNo: '', roles: [] as StaffRole[], why: '' },
    faultsOf: ({ name, account, employeeNo, roles }) => ({
      ...(name.trim() ? {} : { name: '请填写姓名' }),
      ...(isStaffAccount(account) ? {} : { account: '小写字母开头，2 至 40 位小写字母、数字、点或连字符' }),
      ...(employeeNo.trim() ? {} : { employeeNo: '请填写工号' }),
      ...(roles.length ? {} : { roles: '请至少选择一个角色' }),
    }),
    onSubmit: async ({ name, account, employeeNo, roles, why }) => {
      const input = { name: name.trim(), account, employeeNo: employeeNo.trim(), roles, ...whyGiven(why) };
      const made = await act.run(['addOperator', input], (options) => sdk.operator.addOperator(input, options));
      if (made) onAdded(made);
    },
  });
  return (
    <FormDialog
      title="新增员工"
      label="新增员工"
      saveText="新增并取得一次性密码"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <div data-half>
        <Field label="姓名" required error={faultOf('name')}>
          <Input
            autoComplete="off"
            maxLength={40}
            value={form.name}
            onBlur={() => touch('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
      </div>
      <div data-half>
        <Field label="工号" required error={faultOf('employeeNo')}>
          <Input
            autoComplete="off"
            maxLength={20}
            value={form.employeeNo}
            onBlur={() => touch('employeeNo')}
            onChange={({ target }) => set({ employeeNo: target.value })}
          />
        </Field>
      </div>
      <Field label="账号" required error={faultOf('account')} hint="登录用，以后不能修改">
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={form.account}
          onBlur={() => touch('account')}
          onChange={({ target }) => set({ account: target.value.trim() })}
        />
      </Field>
      <RolesField value={form.roles} error={faultOf('roles')} onChange={(roles) => set({ roles })} />
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
