/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { refusal, screen, waitFor } from '@mall/testing';
import { act, fireEvent } from '@testing-library/react';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { leave } from './finish-login.ts';
import { LoginPanel } from './login-panel.tsx';

const result = {
  kpId: 1,
  customerId: 1,
  customerName: '王敏',
  companyZH: '上海启衡机械有限公司',
  token: '',
  url: '',
  isPasswordGenerated: false,
};
const waiting = () => Promise.reject(refusal('SCAN_WAITING', '等待扫码'));
const image = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const scan = { getWxScanQrCodeForPC: async () => ({ token: 'x'.repeat(24), image, url: '', expiresInSeconds: 300 }) };
const wentTo = jest.fn<(path: string) => void>();
const reloaded = jest.fn<() => void>();

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the tab chosen in another test
  document.cookie = 'login-mode=; Max-Age=0; Path=/';
  Object.assign(leave, { to: wentTo, reload: reloaded });
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  jest.clearAllMocks();
});

const open = (account: object, request: { target?: string; word?: string } = {}) =>
  showInFrame((shell) => <LoginPanel platform={shell} request={request} />, {
    session: { signedIn: false },
    answers: { account: { ...scan, ...account } },
  });

/** A scan whose answers are given one after the other, 2 s apart; the last one stays. */
const scanning = (...answers: (() => Promise<unknown>)[]) => {
  let at = 0;
  const asked = { codes: 0, polls: 0 };
  const account = {
    getWxScanQrCodeForPC: async () => {
      asked.codes += 1;
      return { token: `${'x'.repeat(24)}${asked.codes}`, image, url: '', expiresInSeconds: 300 };
    },
    getWXScanCodeStatus: async () => {
      asked.polls += 1;
      const answer = answers[Math.min(at, answers.length - 1)]!;
      at += 1;
      return answer();
    },
  };
  return { account, asked };
};
const refused =
  (...args: Parameters<typeof refusal>) =>
  () =>
    Promise.reject(refusal(...args));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each(['REGISTER_NEEDED', 'SCAN_SCANNED', 'SCAN_UNBOUND'] as const)(
  'a scanned code (%s) is masked and finished on the phone',
  async (status) => {
    jest.useFakeTimers();
    const { account, asked } = scanning(waiting, refused(status, '已扫码'), async () => result);
    open(account);
    await pass(0);
    expect(screen.getByRole('img', { name: '微信扫码登录二维码' })).toBeVisible();
    await pass(2000);
    expect(screen.queryByText(/已扫码/)).toBeNull();
    await pass(2000);
    expect(screen.getByRole('status')).toHaveTextContent('已扫码，请在手机上完成登录');
    expect(screen.getByRole('button', { name: '重新扫码' })).toBeVisible();
    await pass(2000);
    await pass(799);
    expect(reloaded).not.toHaveBeenCalled();
    await pass(1);
    expect(reloaded).toHaveBeenCalledTimes(1);
    expect(asked.polls).toBe(3);
  },
);

test.each([
  ['expired', refused('SCAN_EXPIRED', '二维码已失效，请刷新'), '二维码已失效，请刷新'],
  ['refused', refused('ACCOUNT_ABNORMAL', '账号异常,请联系客服'), '账号异常,请联系客服'],
  ['without an answer', () => Promise.reject(new Error()), '服务器异常'],
  ['answered with nothing', async () => null, '服务器异常'],
])('a code that is %s says so, is asked about no more, and is renewed by a click', async (_, answer, message) => {
  jest.useFakeTimers();
  const { account, asked } = scanning(answer, waiting);
  open(account);
  await pass(2000);
  expect(screen.getByText(message)).toBeVisible();
  await pass(10_000);
  expect(asked.polls).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: '点击刷新' }));
  await pass(0);
  expect(asked.codes).toBe(2);
  await pass(2000);
  expect(asked.polls).toBe(2);
});

test('WeChat that is nobody’s asks for the number; the arrow goes back to the code', async () => {
  jest.useFakeTimers();
  const sent: unknown[] = [];
  const { account } = scanning(refused('WECHAT_NOT_BOUND', '该微信尚未绑定账号', { unionId: 'proof-of-this-wechat-24' }), waiting);
  const { container } = open({
    ...account,
    loginUnBindForCode: async (input: unknown) => {
      sent.push(input);
      return result;
    },
  });
  await pass(2000);
  expect(screen.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '返回扫码登录' }));
  expect(screen.getByRole('region', { name: '微信扫码登录' })).toBeVisible();
  expect(container).not.toHaveTextContent('绑定手机号');
});

test('the number that is verified there goes along with the proof', async () => {
  const sent: unknown[] = [];
  sessionStorage.setItem('mall:wechat-union', '"proof-of-this-wechat-24"');
  const { user } = open({
    loginUnBindForCode: async (input: unknown) => {
      sent.push(input);
      return result;
    },
    loginUnBind: async (input: unknown) => {
      sent.push(input);
      return { ...result, kpId: 7, unBindToken: 'token-to-bind-with-24-chars' };
    },
  });
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800138000');
  await user.type(screen.getByRole('textbox', { name: '短信验证码' }), '123456');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '绑定并登录' }));
  await waitFor(() =>
    expect(sent).toEqual([{ userName: '13800138000', mobileCode: '123456', agreements: [], unionId: 'proof-of-this-wechat-24' }]),
  );
  await waitFor(() => expect(reloaded).toHaveBeenCalled(), { timeout: 2000 });
  expect(sessionStorage.getItem('mall:wechat-union')).toBeNull();
});

test('with a password the number is verified on /registerBind before anybody is signed in', async () => {
  sessionStorage.setItem('mall:wechat-union', '"proof-of-this-wechat-24"');
  const { user, seen } = open(
    { loginUnBind: async () => ({ ...result, kpId: 7, unBindToken: 'token-to-bind-with-24-chars' }) },
    { target: '/mycart' },
  );
  await user.click(screen.getByRole('tab', { name: '密码验证' }));
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  await waitFor(() => expect(seen.navigations).toEqual(['/registerBind?kpid=7']));
  expect(JSON.parse(sessionStorage.getItem('mall:bind')!)).toEqual({ token: 'token-to-bind-with-24-chars', target: '/mycart' });
  expect(seen.notices).toEqual([]);
});

test('while a number is bound, a password that the mall chose leads to a code by SMS, with the number and the proof kept', async () => {
  sessionStorage.setItem('mall:wechat-union', '"proof-of-this-wechat-24"');
  const { user } = open({
    loginUnBind: async () => {
      throw refusal('PASSWORD_GENERATED', '您的密码由系统生成，请先设置自己的登录密码');
    },
  });
  await user.click(screen.getByRole('tab', { name: '密码验证' }));
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Fresh2026{Enter}');
  await user.click(await screen.findByRole('button', { name: '短信登录' }));
  expect(screen.getByRole('tab', { name: '短信验证' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000');
  expect(screen.getByRole('button', { name: '绑定并登录' })).toBeVisible();
});

test('an invitation asks for the number of the staff, pauses the login’s code, and brings a new one when it is closed', async () => {
  jest.useFakeTimers();
  const { account, asked } = scanning(waiting);
  const invitedPolls: unknown[] = [];
  const askedFor: unknown[] = [];
  open({
    ...account,
    getInvitedQrCode: async (input: { employeeNo: string }) => {
      askedFor.push(input);
      return input.employeeNo === '10086'
        ? { item1: true, item2: `https://mall.example/register?bd=operator&token=${'i'.repeat(24)}`, image }
        : { item1: false, item2: '', image: '' };
    },
    getInvitedQrCodeStatus: async (input: unknown) => {
      invitedPolls.push(input);
      if (invitedPolls.length > 1) return result;
      throw refusal('SCAN_SCANNED', '已扫码');
    },
  });
  await pass(2000);
  expect(asked).toEqual({ codes: 1, polls: 1 });
  fireEvent.click(screen.getByRole('button', { name: '邀请注册' }));
  await pass(0);
  const make = screen.getByRole('button', { name: '生成专属邀请码' });
  fireEvent.click(make);
  expect(screen.getByText('请输入员工工号！')).toBeVisible();
  const field = screen.getByLabelText('员工工号');
  expect(field).toHaveAttribute('maxlength', '8');
  fireEvent.change(field, { target: { value: '99999' } });
  fireEvent.click(make);
  await pass(0);
  expect(screen.getByText('请输入正确的员工工号！')).toBeVisible();
  fireEvent.change(field, { target: { value: '10086' } });
  fireEvent.click(make);
  await pass(0);
  expect(screen.getByRole('img', { name: '专属邀请码二维码' })).toBeVisible();
  await pass(2000);
  expect(invitedPolls).toEqual([{ token: 'i'.repeat(24) }]);
  expect(screen.getByText('已扫码，请在手机上完成注册')).toBeVisible();
  // The login behind shows the same, and has asked nothing meanwhile.
  expect(screen.getByText('已扫码，请在手机上完成登录')).toBeInTheDocument();
  expect(asked).toEqual({ codes: 1, polls: 1 });
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await pass(0);
  expect(asked.codes).toBe(2);
  await pass(4000);
  expect(invitedPolls).toHaveLength(1);
  expect(asked.polls).toBe(3);
});
