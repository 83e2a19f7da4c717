import { space } from '@mall/design-tokens';
import { type KpRight, keptRights, kpRightNames, kpRights, usualRights } from '@mall/domain/account';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Checkbox, Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { People, Person } from './people-page.tsx';

interface Props {
  edited: Person | undefined;
  departments: readonly string[];
  onClose: () => void;
  onSaved: (people: People) => void;
}
interface Form {
  contactName: string;
  department: string;
  cellPhone: string;
  email: string;
  isManager: boolean;
  rights: readonly KpRight[];
}

const faultsOf = (isNew: boolean) => (form: Form) => ({
  ...(form.contactName.trim() ? {} : { contactName: '请填写姓名' }),
  ...(isNew && !/^1[3-9]\d{9}$/.test(form.cellPhone) ? { cellPhone: '请填写11位手机号' } : {}),
  ...(form.email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(form.email) ? { email: '邮箱格式不正确' } : {}),
});
const hints: Record<KpRight, string> = {
  seePrices: '商品、购物车、订单与单据中的价格和金额',
  order: '提交与修改订单',
  pay: '用余额、账期或在线支付付款，充值',
  manage: '联系人、权限、支付密码、厂家认证',
};

/** Asks a colleague to join, or changes who they are here and what they may do. */
export default function PersonDialog({ edited, departments, onClose, onSaved }: Props) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const list = useId();
  const title = edited ? `编辑 ${edited.contactName}` : '邀请联系人';
  const start: Form = edited
    ? { ...edited, cellPhone: '', email: '' }
    : { contactName: '', department: '', cellPhone: '', email: '', isManager: false, rights: usualRights };
  const { form, element, set, touch, faultOf, submit } = useDialogForm<Form>({
    initial: start,
    faultsOf: faultsOf(!edited),
    onSubmit: async ({ contactName, department, cellPhone, email, isManager, rights }) => {
      const fields = { contactName, department, isManager, rights: [...rights] };
      const content = edited ? { id: edited.id, ...fields } : { cellPhone, email, ...fields };
      const { answer } = await saving.run(content, (options) => sdk.account.saveKp(content, options));
      if (!answer) return;
      onClose();
      onSaved(answer);
    },
  });
  const isOwn = edited?.isSelf ?? false;
  const toggle = (right: KpRight, isOn: boolean) =>
    set({
      rights: isOn
        ? keptRights([...form.rights, right])
        : form.rights.filter((one) => one !== right && !(right === 'seePrices' && one !== 'manage')),
    });
  const text = (name: 'contactName' | 'department' | 'cellPhone' | 'email', maxLength: number) => ({
    maxLength,
    value: form[name],
    onBlur: () => touch(name),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <FormDialog
      title={title}
      label={title}
      saveText={edited ? '保存' : '发送邀请'}
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <div data-half>
        <Field label="姓名" required error={faultOf('contactName')}>
          <Input {...text('contactName', 30)} />
        </Field>
      </div>
      <div data-half>
        <Field label="部门">
          <Input list={list} {...text('department', 30)} />
        </Field>
        <datalist id={list}>
          {departments.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      {!edited && (
        <>
          <Field label="手机号" required error={faultOf('cellPhone')} hint="邀请链接以短信发送，7天内有效">
            <Input inputMode="tel" {...text('cellPhone', 11)} />
          </Field>
          <Field label="邮箱" error={faultOf('email')} hint="选填，链接同时发到邮箱">
            <Input type="email" {...text('email', 60)} />
          </Field>
        </>
      )}
      {isOwn ? (
        <p>您不能变更自己的角色与权限。</p>
      ) : (
        <Rights>
          <legend>角色与权限</legend>
          <Checkbox label="主管：拥有全部权限" checked={form.isManager} onCheckedChange={(isManager) => set({ isManager })} />
          {kpRights.map((right) => (
            <Checkbox
              key={right}
              label={`${kpRightNames[right]}：${hints[right]}`}
              checked={form.isManager || form.rights.includes(right)}
              disabled={form.isManager}
              onCheckedChange={(isOn) => toggle(right, isOn)}
            />
          ))}
        </Rights>
      )}
    </FormDialog>
  );
}

const Rights = styled.fieldset`
  display: grid;
  gap: ${space.sm};
  & > legend {
    padding: 0 0 ${space.sm};
  }
`;
