/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import SupplierApplyPage from './supplier-apply-page.tsx';

const pass = `${'a'.repeat(26)}${'b'.repeat(43)}`;
const categories = [{ id: 11001, name: '紧固件' }];
const sure = (value: string) => ({ value, sureness: 1, doubt: '' });
const none = { value: '', sureness: 0, doubt: '' };
const licence = {
  ...{ name: sure('常州标准件厂'), creditCode: sure('91350100M000100Y43'), legalPerson: sure('王建国'), address: sure('常州市新北区') },
  ...{ type: none, registeredCapital: none, foundedOn: none, termFrom: none, termUntil: none, scope: none },
};
const fields = {
  ...{ companyName: '<b>常州</b>标准件厂', creditCode: '91350100M000100Y43', legalPerson: '王建国', address: '常州', kind: 'manufacturer' },
  ...{
    categoryIds: [11001],
    brands: '固力信',
    products: '螺钉',
    contact: '李工',
    phone: '13700001111',
    email: '',
    licenceFile: 'f1',
    files: [],
  },
};
const application = (state: string, stateName: string, answer = '') => ({
  ...{ state, stateName, answer, number: 'GYS000001', fields, uploaded: [{ file: 'f1', name: '执照.pdf', type: 'pdf', size: 10 }] },
  ...{ submittedAt: '2026-11-23T02:00:00Z', answeredAt: '', endsAt: '2027-02-21T02:00:00Z' },
});
const open = (path: string, supplier: object = {}) =>
  renderPage(<SupplierApplyPage />, {
    path,
    answers: {
      catalogue: { getFirstGradeCategory: async () => categories },
      account: { validCaptchaCount: async () => ({ isNeeded: false, kind: 'work', ticket: '', script: '' }) },
      supplier,
    } as never,
  });

window.scrollTo = () => {};

test('a licence fills the form, what lacks is said at once, and what was handed in shows how it goes (rules supplier 2–6)', async () => {
  const addSupplierApply = jest.fn(async (_: object) => application('submitted', '审核中'));
  const { user, container } = open('/supplier/apply', {
    beginSupplierApply: async () => ({ pass, endsAt: '' }),
    uploadSupplierFile: async () => ({ file: 'f1', name: '执照.pdf', type: 'pdf', size: 10 }),
    readSupplierLicence: async () => licence,
    addSupplierApply,
  });
  await user.click(await screen.findByRole('button', { name: '提交申请' }));
  expect(screen.getByText('请上传营业执照')).toBeInTheDocument();
  expect(screen.getByText('请至少选择一个供货品类')).toBeInTheDocument();
  expect(addSupplierApply).not.toHaveBeenCalled();
  await user.upload(screen.getByLabelText('选择营业执照图片'), new File(['%PDF-'], '执照.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /企业名称/ })).toHaveValue('常州标准件厂'));
  await user.click(screen.getByRole('checkbox', { name: '紧固件' }));
  for (const [name, text] of [
    [/供货品牌/, '固力信'],
    [/主要产品/, '螺钉'],
    [/联系人/, '李工'],
    [/手机号/, '13700001111'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('材料已收到，3 个工作日内答复。结果会发到您留的手机号。')).toBeInTheDocument();
  expect(addSupplierApply.mock.calls[0]![0]).toMatchObject({
    pass,
    creditCode: '91350100M000100Y43',
    categoryIds: [11001],
    licenceFile: 'f1',
  });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a link shows what was asked back, or the answer; markup in a name is text; one that is over says so', async () => {
  const asked = open(`/supplier/apply?pass=${pass}`, { getSupplierApply: async () => application('asked', '待补充', '请补充商标注册证') });
  expect(await screen.findByText('请补充商标注册证')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /企业名称/ })).toHaveValue('<b>常州</b>标准件厂');
  asked.unmount();
  const rejected = open(`/supplier/apply?pass=${pass}`, { getSupplierApply: async () => application('rejected', '未通过', '品类已满') });
  expect(await screen.findByText('答复：品类已满')).toBeInTheDocument();
  expect(screen.getByText('<b>常州</b>标准件厂')).toBeInTheDocument();
  rejected.unmount();
  open(`/supplier/apply?pass=${pass}`, { getSupplierApply: () => Promise.reject(refusal('SUPPLIER_NOT_FOUND', '没有找到')) });
  expect(await screen.findByText('没有找到这份申请')).toBeInTheDocument();
});
