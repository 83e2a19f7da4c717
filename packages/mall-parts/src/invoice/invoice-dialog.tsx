import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Checkbox, Field, Input, RadioGroup } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { PhotoFill, readValues, useReadMarks } from '../ocr/index.ts';
import { cleaned, emptyInvoice, formOf, invoiceFaults, invoiceFields } from './invoice-form.ts';

const kinds = [
  { value: '1', label: '增值税普通发票', hint: '电子发票，发至收票邮箱' },
  { value: '2', label: '增值税专用发票', hint: '可抵扣进项税，须填开票资料' },
] as const;

interface Props {
  /** Edited; left out: a new one. */
  invoice?: CallOutput<'account.getCustomerInvoices'>[number] | undefined;
  /** The company's first title is its default one. */
  isFirst: boolean;
  saveText?: string;
  onClose: () => void;
  onSaved: (invoiceId: number) => void;
}

/** Adds or edits an invoice title of the company; an old invoice or a picture of its data fills it (rule ocr 1). What was typed stays when saving fails. */
export function InvoiceDialog({ invoice, isFirst, saveText = '保存', onClose, onSaved }: Props) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const { mark, hintOf } = useReadMarks();
  const { form, element, set, touch, faultOf, submit } = useDialogForm({
    initial: invoice ? formOf(invoice) : { ...emptyInvoice, isDefault: isFirst },
    faultsOf: invoiceFaults,
    async onSubmit(typed) {
      const content = { ...(invoice ? { id: invoice.id } : {}), ...cleaned(typed), isElectronic: true };
      const { answer: saved } = await saving.run(content, (options) => sdk.account.saveCustomerInvoice(content, options));
      if (!saved) return;
      onSaved(saved.id);
      onClose();
    },
  });
  const isSpecial = form.type === 2;
  return (
    <FormDialog
      title={invoice ? '编辑发票抬头' : '新增发票抬头'}
      label="发票抬头"
      saveText={saveText}
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      onSubmit={submit}
      onClose={onClose}
    >
      <PhotoFill
        what="发票或开票资料"
        read={(file, options) => sdk.ocr.ocrInvoice({ file }, options)}
        onRead={(read) => {
          const { title, taxNumber, registerAddress, registerPhone, bank, bankAccount } = readValues(read);
          const own = { title, taxNumber, registerAddress, registerPhone, bank, bankAccount };
          mark(read);
          set(Object.fromEntries(Object.entries(own).filter(([, value]) => value)));
        }}
      />
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
            <div key={name} data-half={!wide || undefined}>
              <Field label={label} required={!optional} error={faultOf(name)} hint={hintOf(name, form[name])}>
                <Input
                  value={form[name]}
                  maxLength={maxLength}
                  onBlur={() => touch(name)}
                  onChange={({ target }) => set({ [name]: name === 'taxNumber' ? target.value.toUpperCase() : target.value })}
                />
              </Field>
            </div>
          ),
      )}
      <Checkbox
        label="设为默认抬头"
        checked={form.isDefault}
        disabled={invoice?.isDefault || isFirst}
        onCheckedChange={(isDefault) => set({ isDefault })}
      />
    </FormDialog>
  );
}
