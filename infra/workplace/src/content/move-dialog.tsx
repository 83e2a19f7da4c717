import type { StaffContent } from '@mall/api-contract/content';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';

interface Props {
  item: StaffContent;
  onClose: () => void;
}

/** Gives a page another address; links to the old one go on working (rule content 37). */
export function MoveDialog({ item: { id, slug: present }, onClose }: Props) {
  const sdk = useSdk();
  const act = useAct({ done: '地址已更改', isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { slug: present, why: '' },
    faultsOf: ({ slug, why }) => ({
      ...(slug.trim().replace(/^\//, '') === present || !slug.trim() ? { slug: '请填写新的地址' } : {}),
      ...(why.trim() ? {} : { why: '请填写原因' }),
    }),
    onSubmit: async (given) => {
      const input = { id, slug: given.slug.trim(), why: given.why.trim() };
      if (await act.run(['moveContent', input], (options) => sdk.content.moveContent(input, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="更改地址"
      label="更改地址"
      saveText="更改"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>旧地址 /{present} 会转到新地址，已发出的链接与搜索结果继续有效。</p>
      <Field label="新地址" required hint="cms/、cp/ 或 catalogue/ 加小写字母、数字、连字符" error={faultOf('slug')}>
        <Input value={form.slug} maxLength={61} onBlur={() => touch('slug')} onChange={({ target }) => set({ slug: target.value })} />
      </Field>
      <WhyField
        required
        hint="记入操作日志"
        value={form.why}
        error={faultOf('why')}
        onBlur={() => touch('why')}
        onChange={(why) => set({ why })}
      />
    </FormDialog>
  );
}
