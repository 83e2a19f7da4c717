import { call, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Checkbox, Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import type { ApprovalPeople, ApprovalRule } from '../../../parts/approval/approval-calls.ts';
import { moneyInput } from '../../../parts/approval/money-input.ts';
import { Choices } from './choices.ts';

interface Props {
  edited: ApprovalRule | undefined;
  people: ApprovalPeople;
  onClose: () => void;
  onSaved: () => void;
}
interface Form {
  name: string;
  above: string;
  onAccount: boolean;
  categoryIds: readonly number[];
  department: string;
  approverIds: readonly number[];
  isActive: boolean;
}

const toggled = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
const faultsOf = ({ name, above, approverIds }: Form) => ({
  ...(name.trim() ? {} : { name: '请填写规则名称' }),
  ...(above.trim() === '' || moneyInput(above) !== undefined ? {} : { above: '请填写金额，如 5000' }),
  ...(approverIds.length > 0 ? {} : { approverIds: '请至少选择一位审批人' }),
});

/** Adds or edits a rule: all that is said has to hold. */
export default function RuleEditor({ edited, people, onClose, onSaved }: Props) {
  const { sdk, notify } = usePlatform();
  const saving = useWrite();
  const { data: categories = [] } = useCall(call('catalogue.getFirstGradeCategory'));
  const title = edited ? '编辑审批规则' : '新增审批规则';
  const { form, element, set, touch, faultOf, submit } = useDialogForm<Form>({
    initial: edited
      ? { ...edited, above: edited.aboveFen === null ? '' : String(edited.aboveFen / 100), department: edited.department ?? '' }
      : { name: '', above: '', onAccount: false, categoryIds: [], department: '', approverIds: [], isActive: true },
    faultsOf,
    onSubmit: async ({ name, above, onAccount, categoryIds, department, approverIds, isActive }) => {
      const fields = { name: name.trim(), onAccount, isActive, categoryIds: [...categoryIds], approverIds: [...approverIds] };
      const rule = { ...fields, aboveFen: above.trim() === '' ? null : moneyInput(above)!, department: department || null };
      const content = edited ? { id: edited.id, ...rule } : rule;
      const { answer } = await saving.run(content, () => sdk.approval.saveApprovalRule(content));
      if (!answer) return;
      notify({ tone: 'success', text: '审批规则已保存' });
      onClose();
      onSaved();
    },
  });
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
      <Field label="规则名称" required error={faultOf('name')}>
        <Input
          value={form.name}
          maxLength={40}
          placeholder="例如：大额采购"
          onBlur={() => touch('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <Field label="适用于">
        <NativeSelect
          value={form.department || 'everybody'}
          onValueChange={(value) => set({ department: value === 'everybody' ? '' : value })}
          options={[
            { value: 'everybody', label: '所有人的订单' },
            ...people.departments.map((name) => ({ value: name, label: `${name}的订单` })),
          ]}
        />
      </Field>
      <Field label="订单金额超过（元）" hint="不填则不限金额；以下条件须同时满足" error={faultOf('above')}>
        <Input
          inputMode="decimal"
          value={form.above}
          maxLength={12}
          onBlur={() => touch('above')}
          onChange={({ target }) => set({ above: target.value })}
        />
      </Field>
      <Checkbox label="使用账期支付的订单" checked={form.onAccount} onCheckedChange={(onAccount) => set({ onAccount })} />
      <Choices>
        <legend>含以下类目的商品（不选则不限）</legend>
        {categories.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={form.categoryIds.includes(id)}
            onCheckedChange={() => set({ categoryIds: toggled(form.categoryIds, id) })}
          />
        ))}
      </Choices>
      <Choices aria-invalid={faultOf('approverIds') !== undefined} tabIndex={-1}>
        <legend>审批人（任意一位同意即可，不能审批自己的订单）</legend>
        {people.people.map(({ kpId, name, department }) => (
          <Checkbox
            key={kpId}
            label={department ? `${name}（${department}）` : name}
            checked={form.approverIds.includes(kpId)}
            onCheckedChange={() => set({ approverIds: toggled(form.approverIds, kpId) })}
          />
        ))}
        <p role="alert">{faultOf('approverIds')}</p>
      </Choices>
      <Checkbox label="启用" checked={form.isActive} onCheckedChange={(isActive) => set({ isActive })} />
    </FormDialog>
  );
}
