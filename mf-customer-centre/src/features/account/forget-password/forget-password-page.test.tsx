/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { aCaptcha, accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import ForgetPasswordPage from './forget-password-page.tsx';

test('a code to the phone sets a new password, and every fault stands beside its field', async () => {
  const resetPassword = jest
    .fn<(input: object) => Promise<boolean>>()
    .mockRejectedValueOnce(refusal('SMS_CODE_WRONG', '短信验证码错误或已过期'))
    .mockResolvedValue(true);
  const { user, container, seen } = renderPage(<ForgetPasswordPage />, {
    answers: { account: { getMobileCode: async () => ({ resendAfterSeconds: 60 }), resetPassword } },
    path: '/customer/forgetpassword?cellphone=13800138000',
    session: { signedIn: false },
  });
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
  expect(seen.notices).toEqual([{ tone: 'success', text: '短信验证码已发送' }]);
  await user.type(screen.getByLabelText('新密码'), 'short');
  await user.click(screen.getByRole('button', { name: '设置新密码' }));
  expect(screen.getByText('请填写短信验证码')).toBeInTheDocument();
  expect(screen.getByText('密码须为8至20位，并同时包含字母和数字')).toBeInTheDocument();
  expect(screen.getByText('两次输入的密码不一致')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: '短信验证码' }), '123456');
  await user.type(screen.getByLabelText('新密码'), 'er2026');
  await user.type(screen.getByLabelText('确认新密码'), 'shorter2026{Enter}');
  expect(await screen.findByText('短信验证码错误或已过期')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '设置新密码' }));
  expect(await screen.findByRole('heading', { name: '密码已更新' })).toBeInTheDocument();
  expect(resetPassword).toHaveBeenLastCalledWith({ cellPhone: '13800138000', mobileCode: '123456', password: 'shorter2026' });
});

test('where the server asks for a captcha it is solved without a click, said aloud, and the code is sent', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(<ForgetPasswordPage />, {
    answers: {
      account: {
        getMobileCode: async (input: object) => {
          sent.push(input);
          if (!('ticket' in input)) throw refusal('CAPTCHA_REQUIRED', '请先完成安全验证');
          return { resendAfterSeconds: 60 };
        },
        validCaptchaCount: async () => aCaptcha(),
      },
    },
    path: '/customer/forgetpassword?cellphone=13800138000',
  });
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
  expect(sent).toEqual([{ cellPhone: '13800138000' }, { cellPhone: '13800138000', ticket: expect.any(String), randomStr: '2' }]);
});
