import { space } from '@mall/design-tokens';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { Button, Checkbox, Field, Input, RadioGroup } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AccentButton } from '../../parts/accent-button.tsx';
import { keepFocus } from '../../parts/keep-focus.ts';
import { useWrite } from '../../parts/use-write.ts';
import { cleaned, emptyInvoice, type InvoiceForm, invoiceFaults, invoiceFields } from './invoice-form.ts';

type Invoice = CallOutput<'account.getCustomerInvoices'>[number];

const kinds = [
  { value: '1', label: '增值税普通发票', hint: '电子发票，发至收票邮箱' },
  { value: '2', label: '增值税专用发票', hint: '可抵扣进项税，须填开票资料' },
] as const;

const formOf = ({ type, title, taxNumber, registerAddress, registerPhone, bank, bankAccount, email, isDefault }: Invoice): InvoiceForm => ({
  type,
  title,
  taxNumber,
  registerAddress,
  registerPhone,
  bank,
  bankAccount,
  email,
  isDefault,
});

interface Props {
  /** Edited; left out: a new one. */
  invoice: Invoice | undefined;
  isFirst: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or edits an invoice title of the company. */
export default function InvoiceDialog({ invoice, isFirst, onClose, onSaved }: Props) {
  const { sdk, notify } = usePlatform();
  const [form, setForm] = useState<InvoiceForm>(() => (invoice ? formOf(invoice) : { ...emptyInvoice, isDefault: isFirst }));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const saving = useWrite();
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  const faults = invoiceFaults(form);
  const isSpecial = form.type === 2;
  const set = (changes: Partial<InvoiceForm>) => setForm((before) => ({ ...before, ...changes }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTouched(new Set(invoiceFields.map(({ name }) => name)));
    if (Object.keys(faults).length > 0) {
      // After the faults are drawn, the first of them has the focus.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const content = { ...(invoice ? { id: invoice.id } : {}), ...cleaned(form), isElectronic: true };
    const saved = await saving.run(content, (options) => sdk.account.saveCustomerInvoice(content, options));
    if (!saved) return;
    notify({ tone: 'success', text: invoice ? '发票抬头已保存' : '发票抬头已新增' });
    onSaved();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={invoice ? '编辑发票抬头' : '新增发票抬头'}
      closeOnOutsideClick={false}
      footer={
        <>
          <Button onMouseDown={keepFocus} onClick={onClose}>
            取消
          </Button>
          <AccentButton type="submit" form={formId} busy={saving.isBusy} onMouseDown={keepFocus}>
            保存
          </AccentButton>
        </>
      }
    >
      <Grid ref={element} id={formId} noValidate onSubmit={submit} aria-label="发票抬头">
        <RadioGroup
          label="发票类型"
          variant="cards"
          options={kinds}
          value={isSpecial ? '2' : '1'}
          onValueChange={(value) => set({ type: value === '2' ? 2 : 1 })}
        />
        {invoiceFields.map(
          ({ name, label, maxLength, special, optional, wide }) =>
            (!special || isSpecial) && (
              <Cell key={name} data-wide={wide}>
                <Field label={label} required={!optional} error={touched.has(name) ? faults[name] : undefined}>
                  <Input
                    value={form[name]}
                    maxLength={maxLength}
                    onBlur={() => setTouched((before) => new Set([...before, name]))}
                    onChange={({ target }) => set({ [name]: name === 'taxNumber' ? target.value.toUpperCase() : target.value })}
                  />
                </Field>
              </Cell>
            ),
        )}
        <Checkbox
          label="设为默认抬头"
          checked={form.isDefault}
          disabled={invoice?.isDefault || isFirst}
          onCheckedChange={(isDefault) => set({ isDefault })}
        />
        <p role="alert">{saving.failure}</p>
      </Grid>
    </Dialog>
  );
}

const Cell = styled.div`
  min-width: 0;
`;
const Grid = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.md};
  & > :not(div),
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  & > [role='alert'] {
    color: var(--color-danger);
    &:empty {
      display: none;
    }
  }
`;
