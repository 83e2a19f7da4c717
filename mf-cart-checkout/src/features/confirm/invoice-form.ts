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
export type InvoiceFaults = Partial<Record<keyof InvoiceForm, string>>;

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

/** A special invoice (增值税专用发票) needs the company's registration and bank as well. */
export function invoiceFaults(form: InvoiceForm): InvoiceFaults {
  const faults: InvoiceFaults = {};
  const need = (field: Exclude<keyof InvoiceForm, 'type' | 'isDefault'>, name: string) => {
    if (!form[field].trim()) faults[field] = `请填写${name}`;
  };
  if (form.title.trim().length < 2) faults.title = '请填写发票抬头';
  if (form.taxNumber && !/^[0-9A-Z]{15,20}$/.test(form.taxNumber)) faults.taxNumber = '税号为15至20位数字或大写字母';
  if (form.email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(form.email)) faults.email = '邮箱格式不正确';
  if (form.bankAccount && !/^[0-9 -]+$/.test(form.bankAccount)) faults.bankAccount = '银行账号只含数字';
  if (form.type === 1) return faults;
  need('taxNumber', '税号');
  need('registerAddress', '注册地址');
  need('registerPhone', '注册电话');
  need('bank', '开户银行');
  need('bankAccount', '银行账号');
  return faults;
}
