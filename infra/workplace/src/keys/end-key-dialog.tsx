import type { StaffKey } from '@mall/api-contract/operator';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { whyGiven } from '../list/why-given.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** The program is locked out at once. */
export function EndKeyDialog({ of: { id, name }, onClose }: { of: StaffKey; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已停用 ${name}`, isSafe: true });
  return (
    <WhyDialog
      title={`停用 ${name}`}
      label="停用密钥"
      saveText="停用"
      tone="danger"
      act={act}
      onSay={(why) => {
        const input = { id, ...whyGiven(why) };
        return act.run(['endKey', input], (options) => sdk.operator.endKey(input, options));
      }}
      onClose={onClose}
    >
      <p>使用它的程序会立即无法调用，且不能恢复。</p>
    </WhyDialog>
  );
}
