/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import SecurityPage, { type Security } from './security-page.tsx';

const at = '2026-11-20T02:00:00Z';
const settings: Security = {
  ...{ cellPhone: '138****8000', isPasswordGenerated: false, hasPaymentPassword: true, paymentPasswordLockedUntil: '' },
  ...{ freePaymentLimitFen: 50_000, mayManage: true, ownSecondStepAboveFen: null, companySecondStepAboveFen: 1_000_000 },
  devices: [
    { id: 1, name: 'Chrome · Windows', ip: '203.0.*.*', signedInAt: at, seenAt: at, isThis: true },
    { id: 2, name: '微信 · iPhone', ip: '203.0.*.*', signedInAt: at, seenAt: at, isThis: false },
  ],
};
const open = (more: object = {}) =>
  renderPage(<SecurityPage />, {
    answers: { account: { getSecuritySettings: async () => settings, ...more } } as never,
    path: '/customer/securitySettings',
  });

test('another device is ended, this one isn’t offered; limits are told in yuan', async () => {
  const endDevice = jest.fn(async (_: object) => ({ ...settings, devices: settings.devices.slice(0, 1) }));
  const { user, container } = open({ endDevice });
  expect(await screen.findByText('单笔超过 ¥10,000.00 时需要短信验证码')).toBeInTheDocument();
  expect(screen.getByText('单笔不超过 ¥500.00 时无需支付密码')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.queryByRole('button', { name: '退出登录 Chrome · Windows' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '退出登录 微信 · iPhone' }));
  expect(endDevice.mock.calls[0]![0]).toEqual({ id: 2 });
  expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull();
});

test('a wrong old password says so and keeps what was typed', async () => {
  const changePassword = () => Promise.reject(refusal('LOGIN_PASSWORD_WRONG', '密码错误'));
  const { user, baseElement } = open({ changePassword });
  await user.click(await screen.findByRole('button', { name: '修改登录密码' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/原密码/), 'Mall2026?');
  await user.type(within(dialog).getByLabelText(/^新密码/), 'Ours2026!');
  await user.type(within(dialog).getByLabelText(/确认新密码/), 'Ours2026!');
  await user.click(within(dialog).getByRole('button', { name: '修改' }));
  expect(await within(dialog).findByText('原密码不正确')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/原密码/)).toHaveValue('Mall2026?');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('laxer takes a code, stricter none', async () => {
  const setPaymentSecondStep = jest.fn(async (_: object) => settings);
  const { user } = open({ setPaymentSecondStep });
  await user.click(await screen.findByRole('button', { name: '修改企业验证' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: '获取验证码' })).toBeNull();
  const above = within(dialog).getByLabelText(/单笔超过/);
  await user.clear(above);
  await user.type(above, '20000');
  expect(within(dialog).getByRole('button', { name: '获取验证码' })).toBeInTheDocument();
  await user.clear(above);
  await user.type(above, '500');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(setPaymentSecondStep.mock.calls[0]![0]).toEqual({ aboveFen: 50_000, isOfCompany: true });
});
