import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { creditLimitFen } from '@mall/domain/credit';
import { moneyText, yuanText } from '@mall/domain/money';
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

const words = {
  propose: { title: '提出账期额度', save: '提出，待同事批准', done: '已提出额度，等待另一位同事批准' },
  approve: { title: '批准账期额度', save: '批准', done: '已批准额度' },
} as const;

/** A limit, and what it rests on: one proposes, another approves exactly that; both are kept. */
export function LimitDialog({ one, step, onClose }: { one: StaffCreditApplication; step: 'propose' | 'approve'; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `${one.customerName}：${words[step].done}`, isSafe: true });
  const { proposal, requestedFen, limitFen, usedFen } = one;
  const begun = step === 'approve' ? proposal!.limitFen : (requestedFen ?? (limitFen || undefined));
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { limit: begun === undefined ? '' : yuanText(begun), why: '' },
    faultsOf: ({ limit, why }) => {
      const fault = limitFault(limit, usedFen);
      return { ...(fault ? { limit: fault } : {}), ...(why.trim() ? {} : { why: '请填写额度的依据' }) };
    },
    onSubmit: async ({ limit, why }) => {
      const given = { customerId: one.customerId, limitFen: fenOf(limit)!, why: why.trim() };
      const answer = await act.run([step, given], (options) =>
        step === 'propose' ? sdk.creditApplication.proposeCredit(given, options) : sdk.creditApplication.approveCredit(given, options),
      );
      if (answer) onClose();
    },
  });
  return (
    <FormDialog
      title={words[step].title}
      label={words[step].title}
      saveText={words[step].save}
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {one.customerName}，{one.creditStatusName}；现有额度 {moneyText(limitFen)}，已用 {moneyText(usedFen)}。
        {step === 'approve' && ` ${proposal!.by}提出 ${moneyText(proposal!.limitFen)}：${proposal!.why}`}
      </p>
      <Field label={step === 'approve' ? '批准的额度' : '提出的额度'} required error={faultOf('limit')}>
        <Input
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          readOnly={step === 'approve'}
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
