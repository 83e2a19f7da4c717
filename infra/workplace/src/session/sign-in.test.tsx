/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { aCaptcha, accessibilityFaults, refusal, screen, waitFor } from '@mall/testing';
import { anOperator, notSignedIn, showWorkplace } from '../testing/show-workplace.tsx';

const nobody = { getOperator: () => Promise.reject(notSignedIn()) };
const ticket = 'a-ticket-of-twenty-letters';
const secondStep = { signIn: async () => ({ ticket, next: 'secondStep' as const }) };
type User = ReturnType<typeof showWorkplace>['user'];

async function enter(user: User, password = 'Mall2026!') {
  await user.type(await screen.findByLabelText('账号'), 'zhou');
  await user.type(screen.getByLabelText('密码'), `${password}{Enter}`);
}

test('who is not signed in gets the door; browsers and password managers know its fields', async () => {
  const { container } = showWorkplace('/orders', { operator: nobody });
  expect(await screen.findByRole('form', { name: '登录工作台' })).toBeVisible();
  expect(screen.getByLabelText('账号')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('密码')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the code of the authenticator, pasted with a space, goes off by itself; the screen that was asked for opens', async () => {
  const codes: string[] = [];
  const { user, container } = showWorkplace('/acts', {
    operator: {
      ...nobody,
      ...secondStep,
      verifySecondStep: async ({ code }) => {
        codes.push(code);
        if (code === '000000') throw refusal('SECOND_STEP_WRONG', '验证码错误或已使用，请等待下一个验证码', { triesLeft: 4 });
        return { token: '', operator: anOperator() };
      },
      listOperators: async () => [],
    },
  });
  await enter(user);
  const field = await screen.findByLabelText('6 位验证码');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(field, '000000');
  expect(await screen.findByText(/还可以试 4 次/)).toBeVisible();
  await user.click(field);
  await user.paste('123 456');
  expect(await screen.findByRole('heading', { name: '操作日志' })).toBeVisible();
  expect(codes).toEqual(['000000', '123456']);
});

test('without the phone a recovery code does, however it is written', async () => {
  const codes: string[] = [];
  const { user } = showWorkplace('/', {
    operator: {
      ...nobody,
      ...secondStep,
      verifySecondStep: async ({ code }) => {
        codes.push(code);
        return { token: '', operator: anOperator() };
      },
    },
  });
  await enter(user);
  await user.click(await screen.findByRole('button', { name: '手机不在身边？使用恢复码' }));
  await user.type(screen.getByLabelText('恢复码'), 'ABCD 2345{Enter}');
  expect(await screen.findByRole('heading', { name: '待办' })).toBeVisible();
  expect(codes).toEqual(['abcd-2345']);
});

test('the first time: a password of one’s own, the authenticator, and recovery codes that have to be kept', async () => {
  const { user, container } = showWorkplace('/', {
    operator: {
      ...nobody,
      signIn: async () => ({ ticket, next: 'newPassword' }),
      setNewPassword: async () => ({ ticket, next: 'enrolment' }),
      beginEnrolment: async () => ({ secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x', image: 'data:image/svg+xml,%3Csvg/%3E' }),
      finishEnrolment: async () => ({ token: '', operator: anOperator(), recoveryCodes: ['abcd-2345', 'efgh-6723'] }),
    },
  });
  await enter(user);
  await user.type(await screen.findByLabelText('新密码'), 'Gongchang8');
  await user.type(screen.getByLabelText('再输入一次'), 'Gongchang9');
  await user.tab();
  expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
  expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled();
  await user.clear(screen.getByLabelText(/再输入一次/));
  await user.type(screen.getByLabelText(/再输入一次/), 'Gongchang8{Enter}');
  expect(await screen.findByRole('img', { name: '两步验证的二维码' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(screen.getByLabelText('6 位验证码'), '123456');
  expect(await screen.findByText('efgh-6723')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.getByRole('button', { name: '进入工作台' })).toBeDisabled();
  await user.click(screen.getByLabelText('我已保存恢复码'));
  await user.click(screen.getByRole('button', { name: '进入工作台' }));
  expect(await screen.findByRole('heading', { name: '待办' })).toBeVisible();
});

test('a captcha solves itself, and the same attempt goes on', async () => {
  const sent: object[] = [];
  const { user } = showWorkplace('/', {
    operator: {
      ...nobody,
      signIn: async (input) => {
        sent.push(input);
        if (!input.ticket) throw refusal('CAPTCHA_REQUIRED', '请先完成安全验证');
        return { ticket, next: 'secondStep' };
      },
    },
    account: { validCaptchaCount: async () => aCaptcha() },
  });
  await enter(user);
  expect(await screen.findByLabelText('6 位验证码')).toBeVisible();
  expect(sent).toEqual([
    { account: 'zhou', password: 'Mall2026!' },
    { account: 'zhou', password: 'Mall2026!', ticket: expect.any(String), randomStr: '2' },
  ]);
});

test('a wrong password is cleared and the account stays; a step that came too late begins again and says so', async () => {
  const { user } = showWorkplace('/', {
    operator: {
      ...nobody,
      signIn: async ({ password }) => {
        if (password === 'wrong') throw refusal('LOGIN_PASSWORD_WRONG', '密码错误');
        return { ticket, next: 'secondStep' };
      },
      verifySecondStep: () => Promise.reject(refusal('SIGN_IN_EXPIRED', '登录已超时，请重新输入账号和密码')),
    },
  });
  await enter(user, 'wrong');
  expect(await screen.findByText('账号或密码错误')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('密码')).toHaveValue(''));
  expect(screen.getByLabelText('账号')).toHaveValue('zhou');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  await user.type(await screen.findByLabelText('6 位验证码'), '123456');
  expect(await screen.findByText('登录已超时，请重新输入账号和密码')).toBeVisible();
  expect(screen.getByLabelText('密码')).toBeVisible();
});
