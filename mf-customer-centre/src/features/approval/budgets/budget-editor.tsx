import { type BudgetKind, type BudgetPeriod, budgetKindNames, budgetKinds, budgetPeriodNames, budgetPeriods } from '@mall/domain/approval';
import { useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Checkbox, Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { approvalPeopleCall, type Budget } from '../../../parts/approval/approval-calls.ts';
import { moneyInput } from '../../../parts/approval/money-input.ts';

interface Form {
  kind: BudgetKind;
  target: string;
  period: BudgetPeriod;
  amount: string;
  ownerId: string;
  isActive: boolean;
}

const faultsOf = ({ kind, target, amount, ownerId }: Form) => ({
  ...(target.trim() ? {} : { target: kind === 'project' ? '请填写项目号' : '请填写部门' }),
  ...(moneyInput(amount) ? {} : { amount: '请填写金额，如 50000' }),
  ...(ownerId ? {} : { ownerId: '请选择负责人' }),
});

/** Adds or edits a budget. */
export default function BudgetEditor({
  edited,
  onClose,
  onSaved,
}: {
  edited: Budget | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { sdk, notify } = usePlatform();
  const saving = useWrite();
  const { data } = useCall(approvalPeopleCall());
  const title = edited ? '编辑预算' : '新增预算';
  const { form, element, set, touch, faultOf, submit } = useDialogForm<Form>({
    initial: edited
      ? { ...edited, amount: String(edited.amountFen / 100), ownerId: String(edited.ownerId) }
      : { kind: 'project', target: '', period: 'month', amount: '', ownerId: '', isActive: true },
    faultsOf,
    onSubmit: async ({ kind, target, period, amount, ownerId, isActive }) => {
      const budget = { kind, period, isActive, target: target.trim(), amountFen: moneyInput(amount)!, ownerId: Number(ownerId) };
      const content = edited ? { id: edited.id, ...budget } : budget;
      const { answer } = await saving.run(content, () => sdk.approval.saveBudget(content));
      if (!answer) return;
      notify({ tone: 'success', text: '预算已保存' });
      onClose();
      onSaved();
    },
  });
  const isDepartment = form.kind === 'department';
  return (
    <FormDialog
      title={title}
      label={title}
      saveText="保存"
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="按">
        <NativeSelect<BudgetKind>
          value={form.kind}
          onValueChange={(kind) => set({ kind, target: '' })}
          options={budgetKinds.map((value) => ({ value, label: budgetKindNames[value] }))}
        />
      </Field>
      <Field label={isDepartment ? '部门' : '项目号'} required error={faultOf('target')}>
        {isDepartment && data ? (
          <NativeSelect
            value={form.target}
            placeholder="请选择部门"
            onValueChange={(target) => set({ target })}
            options={data.departments.map((value) => ({ value, label: value }))}
          />
        ) : (
          <Input
            value={form.target}
            maxLength={50}
            onBlur={() => touch('target')}
            onChange={({ target }) => set({ target: target.value })}
          />
        )}
      </Field>
      <Field label="周期">
        <NativeSelect<BudgetPeriod>
          value={form.period}
          onValueChange={(period) => set({ period })}
          options={budgetPeriods.map((value) => ({ value, label: budgetPeriodNames[value] }))}
        />
      </Field>
      <Field label="金额（元）" required error={faultOf('amount')}>
        <Input
          inputMode="decimal"
          maxLength={12}
          value={form.amount}
          onBlur={() => touch('amount')}
          onChange={({ target }) => set({ amount: target.value })}
        />
      </Field>
      <Field label="负责人" required hint="超出预算的订单由负责人同意" error={faultOf('ownerId')}>
        <NativeSelect
          value={form.ownerId}
          placeholder="请选择同事"
          onValueChange={(ownerId) => set({ ownerId })}
          options={(data?.people ?? []).map(({ kpId, name }) => ({ value: String(kpId), label: name }))}
        />
      </Field>
      <Checkbox label="启用" checked={form.isActive} onCheckedChange={(isActive) => set({ isActive })} />
    </FormDialog>
  );
}
