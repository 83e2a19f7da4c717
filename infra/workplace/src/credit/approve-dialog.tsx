import type { StaffCreditAccount } from '@mall/api-contract/staff';
import { creditLimitFen } from '@mall/domain/credit';
import { moneyText } from '@mall/domain/money';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { fenOf } from '../wording/yuan-input.ts';

const { least, most } = creditLimitFen;

function limitFault(text: string, usedFen: number): string | undefined {
  const fen = fenOf(text);
  if (fen === undefined) return '请填写金额，如 50000';
  if (fen < least || fen > most) return `额度在 ${moneyText(least)} 至 ${moneyText(most)} 之间`;
  if (fen < usedFen) return `不能低于已用的 ${moneyText(usedFen)}`;
  return undefined;
}

/** A limit, and what it rests on: both are kept. */
export function ApproveDialog({ account, onClose }: { account: StaffCreditAccount; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已批准 ${account.customerName} 的额度`, isSafe: true });
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { limit: '', why: '' },
    faultsOf: ({ limit, why }) => {
      const fault = limitFault(limit, account.usedFen);
      return { ...(fault ? { limit: fault } : {}), ...(why.trim() ? {} : { why: '请填写额度的依据' }) };
    },
    onSubmit: async ({ limit, why }) => {
      const approval = { customerId: account.customerId, limitFen: fenOf(limit)!, why: why.trim() };
      if (await act.run(['approveCredit', approval], (options) => sdk.staff.approveCredit(approval, options))) onClose();
    },
  });
  return (
    <FormDialog
      title="批准账期额度"
      label="批准账期额度"
      saveText="批准并启用"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {account.customerName}，{account.creditStatusName}；现有额度 {moneyText(account.limitFen)}，已用 {moneyText(account.usedFen)}。
      </p>
      <Field label="批准的额度" required error={faultOf('limit')}>
        <Input
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={form.limit}
          onBlur={() => touch('limit')}
          onChange={({ target }) => set({ limit: target.value })}
        />
      </Field>
      <WhyField
        label="额度的依据"
        hint="例如：2025 年报，年采购额约 80 万"
        required
        value={form.why}
        error={faultOf('why')}
        onBlur={() => touch('why')}
        onChange={(why) => set({ why })}
      />
    </FormDialog>
  );
}
