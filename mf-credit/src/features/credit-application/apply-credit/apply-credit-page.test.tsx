/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { anApplication } from '../../../parts/an-application.ts';
import type { CreditApplication } from '../../../parts/application-calls.ts';
import ApplyCreditPage from './apply-credit-page.tsx';

type Saved = { section: string; version: number; values: Record<string, string>; read: string[]; isSubmit?: boolean };

function open(application: CreditApplication, more: object = {}, path = '/customer/applyCredit') {
  let kept = application;
  const saveCreditApplicationData = jest.fn(async ({ section, version, values, read }: Saved) => {
    kept = {
      ...kept,
      sections: kept.sections.map((part) =>
        part.section === section ? { ...part, version: version + 1, values: { ...part.values, ...values }, read, isComplete: true } : part,
      ),
    };
    return kept;
  });
  const view = renderPage(<ApplyCreditPage />, {
    answers: {
      creditApplication: { getCustomerCreditApplicationDataDesensitization: async () => kept, saveCreditApplicationData, ...more },
      file: { uploadFile: async () => ({ file: 'f-1', name: '执照.jpg', type: 'jpg', size: 9, url: '/file' }) },
      ocr: { ocrBusinessLicenseByFileUrl: async () => licence },
    } as never,
    path,
  });
  return { ...view, saveCreditApplicationData };
}
const sure = (value: string) => ({ value, sureness: 0.98, doubt: '' });
const licence = {
  name: sure('甲公司'),
  creditCode: sure('91350100M000100Y43'),
  address: sure('上海'),
  foundedOn: sure('2015-06-18'),
  termUntil: sure('长期'),
};

test('every field is kept when it is left; one that is wrong says so and is not sent; the next part follows when nothing lacks', async () => {
  const { user, container, saveCreditApplicationData } = open(anApplication());
  const name = await screen.findByRole('textbox', { name: /企业名称/ });
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(name, '甲公司');
  await user.tab();
  await waitFor(() =>
    expect(saveCreditApplicationData.mock.lastCall![0]).toMatchObject({ section: 'company', values: { companyName: '甲公司' } }),
  );
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
  expect(await screen.findByText('请填写所属行业')).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByRole('heading', { name: /企业信息/ })).toBeInTheDocument();
});

test('a photo fills the licence: what was read is marked and kept as read until it is corrected', async () => {
  const { user, saveCreditApplicationData } = open(anApplication(), {}, '/customer/applyCredit?step=licence');
  await user.upload(await screen.findByLabelText('选择营业执照图片'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  const code = await screen.findByRole('textbox', { name: /统一社会信用代码/ });
  await waitFor(() => expect(code).toHaveValue('91350100M000100Y43'));
  expect(code).toHaveAccessibleDescription('识别自图片，请核对');
  await waitFor(() => expect(saveCreditApplicationData.mock.calls.some(([{ read }]) => read?.includes('creditCode'))).toBe(true));
  await user.clear(code);
  await user.type(code, '91350100M000100Y44');
  expect(code).toHaveAccessibleDescription('统一社会信用代码不正确，请对照营业执照核对');
});

test('a part that was changed on another device is said, what is typed stays, and nothing is overwritten', async () => {
  const { user } = open(
    anApplication({ contact: { version: 3, values: { contactName: '王工' } } }),
    {
      saveCreditApplicationData: async () =>
        Promise.reject(refusal('CREDIT_APPLICATION_CHANGED', '这一步已在其他页面或设备修改', { section: 'contact', version: 4 })),
    },
    '/customer/applyCredit?step=contact',
  );
  const name = await screen.findByRole('textbox', { name: /联系人姓名/ });
  await user.clear(name);
  await user.type(name, '李工');
  await user.tab();
  expect(await screen.findByText('这一步已在其他页面或设备修改，这里的修改没有保存')).toBeInTheDocument();
  expect(name).toHaveValue('李工');
  expect(screen.getByRole('button', { name: '载入最新内容' })).toBeEnabled();
});

test('a number that is kept is shown masked, and never sent back; retyped it is sent whole', async () => {
  const { user, saveCreditApplicationData } = open(
    anApplication({ bank: { version: 1, values: { accountNumber: '**** **** 0123', bankName: '工行' } } }),
    {},
    '/customer/applyCredit?step=bank',
  );
  const bank = await screen.findByRole('textbox', { name: /开户银行/ });
  await user.type(bank, '上海');
  await user.tab();
  await waitFor(() => expect(saveCreditApplicationData.mock.lastCall![0].values).toEqual({ bankName: '工行上海' }));
  await user.click(screen.getByRole('button', { name: '修改银行账号' }));
  await user.type(screen.getByRole('textbox', { name: /银行账号/ }), '1001 2345 0920 0500 123');
  await user.tab();
  await waitFor(() => expect(saveCreditApplicationData.mock.lastCall![0].values).toEqual({ accountNumber: '1001234509200500123' }));
});

test('what lacks when it is submitted is said by part; what staff ask for stands at its place', async () => {
  const { user } = open(
    anApplication(
      { limit: { version: 1, values: { requestedLimit: '50000' }, isComplete: true, asked: '请说明用途' } },
      { note: '申请额度：请说明用途' },
    ),
    {
      saveCreditApplicationData: async () =>
        Promise.reject(
          refusal('CREDIT_APPLICATION_INVALID', '有资料需要补充或更正', {
            faults: [{ section: 'bank', field: 'bankName', words: '请填写开户银行' }],
          }),
        ),
    },
    '/customer/applyCredit?step=limit',
  );
  expect(await screen.findByText('请说明用途')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('银行账户：请填写开户银行')).toBeInTheDocument();
});

test('who may not apply, and who has applied, read why', async () => {
  const { unmount } = open(anApplication({}, { canEdit: false, creditApplyWorkflowId: 0, creditStatus: 0 }));
  expect(await screen.findByText('账期申请由企业主管办理')).toBeInTheDocument();
  unmount();
  const without = open(anApplication({}, { canEdit: false, creditApplyWorkflowId: 0, creditStatus: 25 }));
  expect(await screen.findByRole('link', { name: '查看额度' })).toHaveAttribute('href', '/customer/customerCreditLimit');
  without.unmount();
  open(anApplication({}, { creditStatus: 10 }));
  expect(await screen.findByRole('link', { name: '查看申请信息' })).toHaveAttribute('href', '/customer/applyCredit/info');
});
