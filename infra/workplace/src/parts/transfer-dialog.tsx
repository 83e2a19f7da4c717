import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import type { ReactNode } from 'react';
import type { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';
import { fenOf } from '../wording/yuan-input.ts';

interface Transfer {
  amountFen: number;
  bankReference: string;
  why?: string;
}
interface Props {
  title: string;
  act: ReturnType<typeof useAct>;
  /** What is wrong with an amount. @param amountFen more than 0 */
  faultOfAmount: (amountFen: number) => string | undefined;
  /** @returns what was answered, undefined where it was refused */
  onReceive: (transfer: Transfer) => Promise<unknown>;
  onClose: () => void;
  /** For what it is, and how much is open. */
  children: ReactNode;
}

/** A transfer that came in. Amount and reference as the bank's slip says: typed, not offered, so that the slip is looked at. */
export function TransferDialog({ title, act, faultOfAmount, onReceive, onClose, children }: Props) {
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: { amount: '', bankReference: '', why: '' },
    faultsOf: ({ amount, bankReference }) => {
      const fen = fenOf(amount);
      const fault = fen ? faultOfAmount(fen) : '请填写回单上的金额，如 1200.50';
      return { ...(fault ? { amount: fault } : {}), ...(bankReference.trim() ? {} : { bankReference: '请填写银行流水号' }) };
    },
    onSubmit: async ({ amount, bankReference, why }) => {
      if (await onReceive({ amountFen: fenOf(amount)!, bankReference: bankReference.trim(), ...whyGiven(why) })) onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      label={title}
      saveText="确认到账"
      isBusy={act.isBusy}
      failure={act.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{children}</p>
      <Field label="到账金额" required error={faultOf('amount')}>
        <Input
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={form.amount}
          onBlur={() => touch('amount')}
          onChange={({ target }) => set({ amount: target.value })}
        />
      </Field>
      <Field label="银行流水号" required error={faultOf('bankReference')}>
        <Input
          autoComplete="off"
          maxLength={60}
          value={form.bankReference}
          onBlur={() => touch('bankReference')}
          onChange={({ target }) => set({ bankReference: target.value })}
        />
      </Field>
      <WhyField value={form.why} onChange={(why) => set({ why })} />
    </FormDialog>
  );
}
