/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aCaptcha, accessibilityFaults, refusal, screen, waitFor } from '@mall/testing';
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
const image = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const scan = { getWxScanQrCodeForPC: async () => ({ token: 'x'.repeat(24), image, url: '', expiresInSeconds: 300 }) };
const head = (type: number, version: number, title: string, change = '首次发布') => ({
  ...{ type, version, title, change, publishedAt: '2026-11-20T02:00:00.000Z' },
});
const inForce = [head(0, 1, '用户注册协议'), head(1, 1, '隐私政策'), head(2, 1, '账期服务协议')];
const ticked = [
  { type: 0, version: 1 },
  { type: 1, version: 1 },
];
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
    answers: { account: { ...scan, ...account }, content: { getAgreementsInForce: async () => inForce } },
  });

test('every field says what is wrong with it before anything is sent', async () => {
  const { user, container } = open({});
  await user.click(screen.getByRole('button', { name: '登录 / 注册' }));
  expect(screen.getByText('请填写手机号')).toBeVisible();
  await user.type(screen.getAllByRole('textbox', { name: '手机号' })[0]!, '129-0013-8000');
  await user.click(screen.getByRole('button', { name: '登录 / 注册' }));
  expect(screen.getByText('手机号格式不正确')).toBeVisible();
  expect(screen.getByText('请填写短信验证码')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a code is sent once a minute, and the agreement is asked for and ticked by agreeing', async () => {
  const sent: unknown[] = [];
  const loggedIn: unknown[] = [];
  const { user, seen } = open(
    {
      getMobileCode: async (input: unknown) => {
        sent.push(input);
        return { resendAfterSeconds: 60 };
      },
      loginByCode: async (input: unknown) => {
        loggedIn.push(input);
        return result;
      },
    },
    { target: '/mycart' },
  );
  await user.type(screen.getAllByRole('textbox', { name: '手机号' })[0]!, '13800138000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
  expect(seen.notices).toEqual([{ tone: 'success', text: '短信验证码已发送' }]);
  await user.type(screen.getByRole('textbox', { name: '短信验证码' }), '123456');
  await user.click(screen.getByRole('button', { name: '登录 / 注册' }));
  expect(loggedIn).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '同意并继续' }));
  await waitFor(() => expect(loggedIn).toEqual([{ userName: '13800138000', mobileCode: '123456', agreements: ticked }]));
  expect(sent).toEqual([{ cellPhone: '13800138000' }]);
  await waitFor(() => expect(wentTo).toHaveBeenCalledWith('/mycart'), { timeout: 2000 });
});

test('a version that came while the form was open is named with what it changes, and agreed to without typing anything again', async () => {
  const tries: { agreements: object[] }[] = [];
  const { user } = open({
    loginByCode: async (input: { agreements: object[] }) => {
      tries.push(input);
      if (tries.length > 1) return result;
      const agreements = [head(0, 1, '用户注册协议'), head(1, 2, '隐私政策', '写明保存期限')];
      throw refusal('AGREEMENT_OUTDATED', '协议已更新，请阅读新版本后再次确认', { agreements });
    },
  });
  await user.type(screen.getAllByRole('textbox', { name: '手机号' })[0]!, '13800138000');
  await user.type(screen.getByRole('textbox', { name: '短信验证码' }), '123456');
  await waitFor(() => expect(screen.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', '/t/agreement/1?version=1'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '登录 / 注册' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('协议已更新，请阅读以下新版本，同意后继续。您填写的内容都还在。');
  expect(question).toHaveTextContent('《隐私政策》第 2 版，2026-11-20 起生效修改内容：写明保存期限');
  expect(question).not.toHaveTextContent('用户注册协议');
  expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: '同意并继续' }));
  await waitFor(() => expect(tries).toHaveLength(2));
  const typed = { userName: '13800138000', mobileCode: '123456' };
  expect(tries).toEqual([
    { ...typed, agreements: ticked },
    { ...typed, agreements: [ticked[0], { type: 1, version: 2 }] },
  ]);
});

test('the button counts 60 s down before another code may be asked for', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  open({ getMobileCode: async () => ({ resendAfterSeconds: 60 }) });
  fireEvent.change(screen.getAllByRole('textbox', { name: '手机号' })[0]!, { target: { value: '13800138000' } });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await pass(0);
  expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
  await pass(59_000);
  expect(screen.getByRole('button', { name: '1 秒后重发' })).toBeDisabled();
  await pass(1000);
  expect(screen.getByRole('button', { name: '重新发送' })).toBeEnabled();
});

test('where no captcha can be had the buyer is told what helps', async () => {
  const { user, seen } = open({
    login: async () => {
      throw refusal('CAPTCHA_REQUIRED', '请先完成安全验证');
    },
    validCaptchaCount: async () => Promise.reject(new Error('down')),
  });
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  await user.type(screen.getAllByRole('textbox', { name: '手机号' }).at(-1)!, '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '获取验证码失败，请刷新页面或更换其他浏览器后重试' }]));
});

test('a wrong password says so and offers a new one; a captcha solves itself for the next try, seen and spoken', async () => {
  const tries: object[] = [];
  const { user, container } = open({
    login: async (input: object) => {
      tries.push(input);
      throw refusal('LOGIN_PASSWORD_WRONG', '密码错误', { isCaptchaNeeded: true });
    },
    validCaptchaCount: async () => aCaptcha(),
  });
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  const phone = screen.getAllByRole('textbox', { name: '手机号' }).at(-1)!;
  await user.type(phone, '13800138000');
  expect(screen.getByLabelText('密码')).toHaveFocus();
  await user.type(screen.getByLabelText('密码'), 'wrong');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByText('密码错误')).toBeVisible();
  expect(screen.getByRole('link', { name: '重设密码' })).toHaveAttribute('href', '/customer/forgetpassword?cellphone=13800138000');
  expect((await screen.findByText('验证通过')).closest('[aria-live="polite"]')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(tries).toHaveLength(2));
  expect(tries).toEqual([
    { username: '13800138000', password: 'wrong' },
    { username: '13800138000', password: 'wrong', ticket: expect.any(String), randomStr: '2' },
  ]);
  expect(screen.getByLabelText('密码')).toHaveAttribute('maxlength', '20');
  expect(document.cookie).toContain('login-mode=2');
});

test('a login that is refused for want of a captcha goes on by itself, also when the work has grown meanwhile', async () => {
  const tries: object[] = [];
  const { user } = open({
    login: async (input: object) => {
      tries.push(input);
      if (tries.length < 3) throw refusal('CAPTCHA_REQUIRED', '请先完成安全验证');
      return result;
    },
    validCaptchaCount: async () => aCaptcha(),
  });
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  await user.type(screen.getAllByRole('textbox', { name: '手机号' }).at(-1)!, '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  await waitFor(() => expect(reloaded).toHaveBeenCalled(), { timeout: 2000 });
  expect(tries).toHaveLength(3);
});

test('a captcha that can’t be solved says so, and the next click tries again', async () => {
  let asked = 0;
  const { user } = open({
    login: async () => {
      throw refusal('CAPTCHA_REQUIRED', '请先完成安全验证');
    },
    validCaptchaCount: async () => {
      asked += 1;
      return { ...aCaptcha(), ticket: 'nonsense' };
    },
  });
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  await user.type(screen.getAllByRole('textbox', { name: '手机号' }).at(-1)!, '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  expect(await screen.findByText('请先完成安全验证')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(asked).toBe(2));
});

test('without a target the page stays where it is and is loaded anew', async () => {
  const { user, seen } = open({ login: async () => result });
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  await user.type(screen.getAllByRole('textbox', { name: '手机号' }).at(-1)!, '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  await waitFor(() => expect(reloaded).toHaveBeenCalled(), { timeout: 2000 });
  expect(seen.notices).toEqual([{ tone: 'success', text: '登录成功' }]);
  expect(wentTo).not.toHaveBeenCalled();
});

test('a target on the same page is loaded anew too, and its marks of an advertisement leave the address', async () => {
  const { user } = open({ login: async () => result }, { target: '/?utm_source=baidu#hot' });
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  await user.type(screen.getAllByRole('textbox', { name: '手机号' }).at(-1)!, '13800138000');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  // A login of the test before may leave its page only now.
  await waitFor(() => expect(`${location.pathname}${location.search}${location.hash}`).toBe('/#hot'));
  expect(reloaded).toHaveBeenCalled();
  expect(wentTo).not.toHaveBeenCalled();
});

test('a number without an account goes on to registration with its proof', async () => {
  const { user, seen } = open({
    loginByCode: async () => {
      throw refusal('REGISTER_NEEDED', 'token-of-registration-24chars');
    },
  });
  await user.type(screen.getAllByRole('textbox', { name: '手机号' })[0]!, '13700137000');
  await user.type(screen.getByRole('textbox', { name: '短信验证码' }), '123456');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '登录 / 注册' }));
  await waitFor(() => expect(seen.navigations).toEqual(['/register?redirectUrl=%2F']));
  expect(sessionStorage.getItem('mall:register')).toContain('13700137000');
});

const withGeneratedPassword = async () => {
  const { user } = open({
    login: async () => {
      throw refusal('PASSWORD_GENERATED', '您的密码由系统生成，请先设置自己的登录密码');
    },
  });
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  fireEvent.change(screen.getAllByRole('textbox', { name: '手机号' }).at(-1)!, { target: { value: '13800138000' } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Fresh2026' } });
  await user.click(screen.getByRole('button', { name: '登录' }));
  await screen.findByRole('button', { name: '去设置密码' });
  return user;
};

test('a password that the mall chose is replaced first', async () => {
  const user = await withGeneratedPassword();
  await user.click(screen.getByRole('button', { name: '去设置密码' }));
  expect(wentTo).toHaveBeenCalledWith('/customer/forgetpassword?cellphone=13800138000');
});

test('instead of replacing it a buyer goes on by SMS, with the number kept', async () => {
  const user = await withGeneratedPassword();
  await user.click(screen.getByRole('button', { name: '短信登录' }));
  expect(screen.getByRole('tab', { name: '短信登录/注册' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('textbox', { name: '手机号' })[0]).toHaveValue('13800138000');
});
