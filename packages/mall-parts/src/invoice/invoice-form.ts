import { invoiceTitleProblem } from '@mall/domain/account';

/** What is typed into the form of an invoice title. */
export interface InvoiceForm {
  type: 1 | 2;
  title: string;
  taxNumber: string;
  registerAddress: string;
  registerPhone: string;
  bank: string;
  bankAccount: string;
  email: string;
  isDefault: boolean;
}
type InvoiceField = Exclude<keyof InvoiceForm, 'type' | 'isDefault'>;
type InvoiceFaults = Partial<Record<InvoiceField, string>>;

export const emptyInvoice: InvoiceForm = {
  type: 1,
  title: '',
  taxNumber: '',
  registerAddress: '',
  registerPhone: '',
  bank: '',
  bankAccount: '',
  email: '',
  isDefault: false,
};

/** The fields of a title that can be edited. */
export const formOf = (title: InvoiceForm): InvoiceForm => {
  const { type, taxNumber, registerAddress, registerPhone, bank, bankAccount, email, isDefault } = title;
  return { type, title: title.title, taxNumber, registerAddress, registerPhone, bank, bankAccount, email, isDefault };
};

/** The fields in order; `special` ones are asked for a 增值税专用发票 only, `wide` ones take a line of their own. */
export const invoiceFields: { name: InvoiceField; label: string; maxLength: number; special?: true; optional?: true; wide?: true }[] = [
  { name: 'title', label: '发票抬头（单位名称）', maxLength: 60, wide: true },
  { name: 'taxNumber', label: '税号', maxLength: 20 },
  { name: 'registerPhone', label: '注册电话', maxLength: 20, special: true },
  { name: 'registerAddress', label: '注册地址', maxLength: 120, special: true, wide: true },
  { name: 'bank', label: '开户银行', maxLength: 60, special: true },
  { name: 'bankAccount', label: '银行账号', maxLength: 30, special: true },
  { name: 'email', label: '收票邮箱', maxLength: 60, optional: true },
];

/** Trimmed, and the tax number as it is printed: capitals without spaces. */
export const cleaned = (form: InvoiceForm): InvoiceForm => ({
  ...form,
  title: form.title.trim(),
  taxNumber: form.taxNumber.replace(/\s/g, '').toUpperCase(),
  registerAddress: form.registerAddress.trim(),
  registerPhone: form.registerPhone.trim(),
  bank: form.bank.trim(),
  bankAccount: form.bankAccount.trim(),
  email: form.email.trim(),
});

/** What is still wrong, field by field. The rule for what each kind of invoice needs is the domain's, the server checks it again. */
export function invoiceFaults(typed: InvoiceForm): InvoiceFaults {
  const form = cleaned(typed);
  const faults: InvoiceFaults = {};
  if (form.title.length < 2) faults.title = '请填写发票抬头';
  if (form.email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(form.email)) faults.email = '邮箱格式不正确';
  if (form.bankAccount && !/^[0-9 -]+$/.test(form.bankAccount)) faults.bankAccount = '银行账号只含数字';
  for (const { name, label, special, optional } of invoiceFields)
    if (!optional && !faults[name] && !form[name] && (!special || form.type === 2)) faults[name] = `请填写${label}`;
  if (!faults.taxNumber && invoiceTitleProblem(form)?.reason === 'INVOICE_TAX_NUMBER_INVALID')
    faults.taxNumber = '税号须为15至20位数字或大写字母';
  return faults;
}
