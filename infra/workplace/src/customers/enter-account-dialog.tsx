import type { StaffCustomer } from '@mall/api-contract/staff';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';

/** A link into a contact person's account, for a reason that the company's manager reads (rule operator 20). */
export function EnterAccountDialog({ contact, onClose }: { contact: StaffCustomer['contacts'][number]; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct();
  const [path, setPath] = useState('');
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { why: '' },
    faultsOf: ({ why }) => (why.trim().length >= 2 ? {} : { why: '请填写原因，客户的主管可以看到' }),
    onSubmit: async ({ why }) => {
      if (path) return onClose();
      const given = { kpId: contact.id, why: why.trim() };
      const answer = await act.run(['makeAccountLink', given], () => sdk.staff.makeAccountLink(given));
      if (answer) setPath(answer.path);
    },
  });
  return (
    <FormDialog
      title={`进入 ${contact.name} 的账户`}
      label="进入客户账户"
      saveText={path ? '完成' : '生成链接'}
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      {path ? (
        <p>
          <a href={path} target="_blank" rel="noreferrer">
            打开商城并进入账户
          </a>
          。链接5分钟内打开一次，会话最长8小时，期间的每次修改都会记录。
        </p>
      ) : (
        <WhyField
          hint="例如：客户来电请求协助下单。客户的企业主管可以看到"
          required
          value={form.why}
          error={faultOf('why')}
          onBlur={() => touch('why')}
          onChange={(why) => set({ why })}
        />
      )}
    </FormDialog>
  );
}
