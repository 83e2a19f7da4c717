/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import { InvoiceDialog } from './invoice-dialog.tsx';

const sure = (value: string) => ({ value, sureness: 1, doubt: '' });
const empty = { value: '', sureness: 0, doubt: '' };
const read = {
  ...{ kind: 'title', title: sure('苏州拓维机械有限公司'), taxNumber: sure('91350100M000100Y43'), bank: sure('中国银行苏州分行') },
  ...{ bankAccount: { ...empty, doubt: '字迹不够清楚，请核对原件后填写' }, registerAddress: empty, registerPhone: empty },
  ...{ invoiceNumber: empty, issuedOn: empty, amount: empty, tax: empty, total: empty },
};
const open = (ocrInvoice: () => Promise<object>) =>
  renderPage(<InvoiceDialog isFirst onClose={() => {}} onSaved={() => {}} />, { answers: { ocr: { ocrInvoice } } as never });
const choose = (user: ReturnType<typeof open>['user']) =>
  user.upload(screen.getByLabelText('选择发票或开票资料图片'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));

test('a picture of an invoice fills the title; what was read can be corrected (rule ocr 1)', async () => {
  const { user, baseElement } = open(async () => read);
  await choose(user);
  expect(await screen.findByText('已识别 3 项，1 项没有读清，请核对后提交')).toBeInTheDocument();
  const title = screen.getByRole('textbox', { name: /发票抬头/ });
  expect(title).toHaveValue('苏州拓维机械有限公司');
  expect(title).toHaveAccessibleDescription('识别自图片或文字，请核对');
  await user.click(screen.getByRole('radio', { name: /专用发票/ }));
  expect(screen.getByRole('textbox', { name: /开户银行/ })).toHaveValue('中国银行苏州分行');
  expect(screen.getByRole('textbox', { name: /银行账号/ })).toHaveAccessibleDescription('字迹不够清楚，请核对原件后填写');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a picture that cannot be read says why, and what was typed stays', async () => {
  const ocrInvoice = jest.fn(async () => Promise.reject(refusal('OCR_UNREADABLE', '图片已损坏或不完整，无法打开，请重新拍照或导出后上传')));
  const { user } = open(ocrInvoice);
  await user.type(screen.getByRole('textbox', { name: /发票抬头/ }), '手填公司');
  await choose(user);
  expect(await screen.findByText('图片已损坏或不完整，无法打开，请重新拍照或导出后上传')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /发票抬头/ })).toHaveValue('手填公司');
});
