import type { StaffContent } from '@mall/api-contract/content';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { instantOf } from '../wording/instant-input.ts';

interface Props {
  id: number;
  revision: number;
  onDone: (item: StaffContent) => void;
  onClose: () => void;
}

/** Lets a version be read: at once, or by the clock of Shanghai. */
export function PublishDialog({ id, revision, onDone, onClose }: Props) {
  const sdk = useSdk();
  const act = useAct({ done: '审核通过', isSafe: true });
  const { form, element, set, faultOf, submit } = useDialogForm({
    initial: { from: '', until: '', why: '' },
    faultsOf: ({ from, until }) =>
      until && Date.parse(instantOf(until)) <= Math.max(Date.now(), Date.parse(instantOf(from)) || 0)
        ? { until: '下线时间须晚于上线时间与现在' }
        : {},
    onSubmit: async ({ from, until, why }) => {
      const [liveFrom, liveUntil] = [instantOf(from), instantOf(until)];
      const input = {
        id,
        revision,
        ...(liveFrom ? { liveFrom } : {}),
        ...(liveUntil ? { liveUntil } : {}),
        ...whyGiven(why),
      };
      const answer = await act.run(['publishContent', input], (options) => sdk.content.publishContent(input, options));
      if (!answer) return;
      onDone(answer);
      onClose();
    },
  });
  return (
    <FormDialog
      title="审核通过"
      label="审核通过"
      saveText="上线"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>上线后所有访客都能看到；上线时间不填即立即上线。</p>
      <Field label="上线时间">
        <Input type="datetime-local" value={form.from} onChange={({ target }) => set({ from: target.value })} />
      </Field>
      <Field label="下线时间" hint="不填即一直有效；到时之前的版本恢复显示" error={faultOf('until')}>
        <Input type="datetime-local" value={form.until} onChange={({ target }) => set({ until: target.value })} />
      </Field>
      <WhyField label="审核意见" value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
