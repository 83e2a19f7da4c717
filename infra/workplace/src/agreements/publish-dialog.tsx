import type { NewAgreement } from '@mall/api-contract/content';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';

/** The last question before a text binds everybody. */
export function PublishDialog({ next, onClose, onDone }: { next: NewAgreement; onClose: () => void; onDone: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已发布《${next.title}》第 ${next.version} 版` });
  const { element, submit } = useDialogForm({
    initial: {},
    faultsOf: () => ({}),
    onSubmit: async () => {
      if (await act.run(['publishAgreement', next], (options) => sdk.content.publishAgreement(next, options))) onDone();
    },
  });
  return (
    <FormDialog
      title={`发布《${next.title}》第 ${next.version} 版`}
      label="发布协议"
      saveText="发布并生效"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>修改内容：{next.change}</p>
      <p>发布后立即生效，不能撤回或修改。所有客户下次打开商城时会被要求同意，同意之前不能下单。</p>
    </FormDialog>
  );
}
