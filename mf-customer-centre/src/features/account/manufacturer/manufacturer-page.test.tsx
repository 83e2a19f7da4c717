/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, aSession, renderPage, screen, waitFor } from '@mall/testing';
import ManufacturerPage from './manufacturer-page.tsx';

const application = {
  ...{ id: 'a', companyName: '甲方机械', licenceNumber: '91350100M000100Y43', brands: '启衡', products: '直线导轨', contact: '王工' },
  ...{ phone: '021-58880500', proofs: [], statusName: '已驳回', status: 'rejected', answer: '商标注册证看不清' },
  ...{ createdAt: '2026-11-20T02:00:00Z', answeredAt: '2026-11-21T02:00:00Z' },
};
const open = (list: object[], more: object = {}, session = aSession()) =>
  renderPage(<ManufacturerPage />, {
    answers: {
      account: { getManufacturerApplications: async () => list, ...more },
      file: { uploadFile: async () => ({ file: 'f', name: '执照.jpg', url: '/f', type: 'jpg' }) },
    } as never,
    path: '/customer/PersonalManufactureApplyResult',
    session,
  });

test('who was rejected reads why and asks again with what was said; a forged code and a missing paper are said at their place', async () => {
  const applyAsManufacturer = jest.fn(async (_: object) => application);
  const { user, container } = open([application], { applyAsManufacturer });
  expect(await screen.findByText(/商标注册证看不清/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '申请厂家认证' }));
  const code = screen.getByRole('textbox', { name: /统一社会信用代码/ });
  await user.clear(code);
  await user.type(code, '91350100M000100Y44');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('统一社会信用代码校验不通过，请核对18位代码')).toBeVisible();
  expect(screen.getByText('请上传营业执照等证明材料')).toBeVisible();
  expect(applyAsManufacturer).not.toHaveBeenCalled();
  await user.clear(code);
  await user.type(code, '91350100m000100y43');
  await user.upload(screen.getByLabelText('选择凭证文件'), new File(['x'], '执照.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/执照\.jpg/);
  expect(screen.queryByText('请上传营业执照等证明材料')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(applyAsManufacturer).toHaveBeenCalled());
  expect(applyAsManufacturer.mock.calls[0]![0]).toMatchObject({ licenceNumber: '91350100M000100Y43', proofs: ['f'], brands: '启衡' });
});

test('who may not manage sees how it stands, and why there is nothing to press (rules account 47; roles 18)', async () => {
  open([{ ...application, status: 'submitted', statusName: '审核中', answer: '' }], {}, aSession({ isManager: false, rights: ['order'] }));
  expect(await screen.findByText('审核中')).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull();
  expect(screen.getByText(/没有管理企业的权限/)).toBeVisible();
});
