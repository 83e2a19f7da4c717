import { space } from '@mall/design-tokens';
import { usePlatform } from '@mall/mf-kit';
import { Button, Checkbox, Field, Input, RadioGroup } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AccentButton } from '../../parts/accent-button.tsx';
import { failureOf } from '../../parts/failure.ts';
import { createKeyRing } from '../../parts/key-ring.ts';
import { emptyInvoice, type InvoiceForm, invoiceFaults } from './invoice-form.ts';

type TextField = Exclude<keyof InvoiceForm, 'type' | 'isDefault'>;

const kinds = [
  { value: '1', label: '增值税普通发票' },
  { value: '2', label: '增值税专用发票' },
] as const;

const fields: { name: TextField; label: string; maxLength: number; special?: true }[] = [
  { name: 'title', label: '发票抬头（单位名称）', maxLength: 60 },
  { name: 'taxNumber', label: '税号', maxLength: 20 },
  { name: 'registerAddress', label: '注册地址', maxLength: 120, special: true },
  { name: 'registerPhone', label: '注册电话', maxLength: 20, special: true },
  { name: 'bank', label: '开户银行', maxLength: 60, special: true },
  { name: 'bankAccount', label: '银行账号', maxLength: 30, special: true },
  { name: 'email', label: '收票邮箱', maxLength: 60 },
];

const trimmed = (form: InvoiceForm): InvoiceForm =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as InvoiceForm;

/** Adds an invoice title of the company. */
export default function InvoiceDialog({
  isFirst,
  onClose,
  onSaved,
}: {
  isFirst: boolean;
  onClose: () => void;
  onSaved: (invoiceId: number) => void;
}) {
  const { sdk } = usePlatform();
  const [form, setForm] = useState<InvoiceForm>({ ...emptyInvoice, isDefault: isFirst });
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const keys = useRef(createKeyRing());
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  const faults = invoiceFaults(form);
  const isSpecial = form.type === 2;
  const set = (changes: Partial<InvoiceForm>) => setForm((before) => ({ ...before, ...changes }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTouched(new Set(fields.map(({ name }) => name)));
    if (Object.keys(faults).length > 0) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    setFailure('');
    const content = { ...trimmed(form), isElectronic: true };
    try {
      const saved = await sdk.account.saveCustomerInvoice(content, { idempotencyKey: keys.current.keyFor(content) });
      onSaved(saved.id);
      onClose();
    } catch (error) {
      setFailure(failureOf(error).message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="新增发票抬头"
      closeOnOutsideClick={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <AccentButton type="submit" form={formId} busy={isBusy}>
            保存并使用
          </AccentButton>
        </>
      }
    >
      <Grid ref={element} id={formId} noValidate onSubmit={submit} aria-label="发票抬头">
        <RadioGroup
          label="发票类型"
          options={kinds}
          value={isSpecial ? '2' : '1'}
          onValueChange={(value) => set({ type: value === '2' ? 2 : 1 })}
        />
        {fields.map(
          ({ name, label, maxLength, special }) =>
            (!special || isSpecial) && (
              <Field
                key={name}
                label={label}
                required={name === 'title' || special || (isSpecial && name === 'taxNumber')}
                error={touched.has(name) ? faults[name] : undefined}
              >
                <Input
                  value={form[name]}
                  maxLength={maxLength}
                  onBlur={() => setTouched((before) => new Set([...before, name]))}
                  onChange={({ target }) => set({ [name]: name === 'taxNumber' ? target.value.toUpperCase() : target.value })}
                />
              </Field>
            ),
        )}
        <Checkbox label="设为默认抬头" checked={form.isDefault} onCheckedChange={(isDefault) => set({ isDefault })} />
        <p role="alert">{failure}</p>
      </Grid>
    </Dialog>
  );
}

const Grid = styled.form`
  display: grid;
  gap: ${space.lg};
  & > [role='alert'] {
    color: var(--color-danger);
    &:empty {
      display: none;
    }
  }
`;
