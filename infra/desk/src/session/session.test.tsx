/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { aCaptcha, accessibilityFaults, screen, waitFor } from '@mall/testing';
import { refused, showDesk } from '../testing/show-desk.tsx';
import { redirectOf } from './use-session.ts';

const nobody = { 'GET me': () => refused(401, 'NOT_SIGNED_IN', '请先以员工身份登录。') };

test('who is not signed in gets the door, and nothing is asked for behind it', async () => {
  const { asked, container } = showDesk('/desk/history', nobody);
  expect(await screen.findByRole('form', { name: '运维台登录' })).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['me']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a wrong password says so, a right one opens the screen that was asked for', async () => {
  let isIn = false;
  const { user, asked } = showDesk('/desk/history', {
    'GET me': () => (isIn ? { body: { operator: { name: '周琳', account: 'operator' } } } : refused(401, 'NOT_SIGNED_IN', '请先登录')),
    'POST login': ({ body }: { body: unknown }) => {
      isIn = (body as { password: string }).password === 'right';
      return isIn ? { body: { name: '周琳' } } : refused(400, 'LOGIN_REFUSED', '账号或密码错误', { fix: '核对后再试。' });
    },
  });
  await user.type(await screen.findByLabelText('账号'), 'operator');
  await user.type(screen.getByLabelText('密码'), 'wrong{Enter}');
  expect(await screen.findByText('账号或密码错误')).toBeVisible();
  await user.clear(screen.getByLabelText('密码'));
  await user.type(screen.getByLabelText('密码'), 'right{Enter}');
  expect(await screen.findByRole('heading', { name: '历史' })).toBeVisible();
  expect(asked.filter(({ path }) => path === 'login')[0]!.headers).toMatchObject({ 'x-platform': '1' });
});

test('a captcha that the mall asks for solves itself, and the login goes on', async () => {
  const { user, asked, container } = showDesk('/desk/history', {
    ...nobody,
    'POST login': () => refused(400, 'LOGIN_REFUSED', '请先完成安全验证', { details: { reason: 'CAPTCHA_REQUIRED' } }),
    'POST /api/customer/ValidCaptchaCount': { body: aCaptcha() },
  });
  await user.type(await screen.findByLabelText('账号'), 'operator');
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  const sentTo = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  await waitFor(() => expect(sentTo('login')).toHaveLength(2));
  expect(sentTo('/api/customer/ValidCaptchaCount')).toEqual([{ account: 'operator', isForced: true }]);
  expect(sentTo('login')[1]).toEqual({ account: 'operator', password: 'Mall2026!', ticket: expect.any(String), randomStr: '2' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('where the operator has a second step its code is asked for, and nothing that was typed is lost', async () => {
  let isIn = false;
  const { user, asked, container } = showDesk('/desk/history', {
    'GET me': () => (isIn ? { body: { operator: { name: '周琳', account: 'zhou' } } } : nobody['GET me']()),
    'POST login': ({ body }: { body: unknown }) => {
      const { code } = body as { code?: string };
      const refuse = (reason: string, message: string) => refused(400, 'LOGIN_REFUSED', message, { details: { reason } });
      if (code === undefined) return refuse('SECOND_STEP_NEEDED', '请输入身份验证器上的6位验证码');
      isIn = code === '123456';
      return isIn ? { body: { name: '周琳' } } : refuse('SECOND_STEP_WRONG', '验证码错误或已使用，请等待下一个验证码');
    },
  });
  await user.type(await screen.findByLabelText('账号'), 'zhou');
  expect(screen.queryByLabelText('验证码')).toBeNull();
  await user.type(screen.getByLabelText('密码'), 'Mall2026!{Enter}');
  expect(await screen.findByLabelText('验证码')).toHaveFocus();
  expect(screen.queryByText('请输入身份验证器上的6位验证码')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(screen.getByLabelText('验证码'), '654321{Enter}');
  expect(await screen.findByText('验证码错误或已使用，请等待下一个验证码')).toBeVisible();
  expect(screen.getByLabelText('密码')).toHaveValue('Mall2026!');
  await user.type(screen.getByLabelText('验证码'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: '历史' })).toBeVisible();
  expect(asked.filter(({ path }) => path === 'login').map(({ body }) => (body as { code?: string }).code)).toEqual([
    undefined,
    '654321',
    '123456',
  ]);
});

test('a session that ended elsewhere brings the door back', async () => {
  const { answers, user } = showDesk('/');
  expect(await screen.findByText('周琳')).toBeVisible();
  answers['GET me'] = nobody['GET me'];
  answers['GET errors'] = () => refused(401, 'NOT_SIGNED_IN', '请先登录');
  await user.click(screen.getByRole('link', { name: '错误' }));
  expect(await screen.findByRole('form', { name: '运维台登录' })).toBeVisible();
});

test.each([
  ['?redirect=%2F_debug%2Fmf-search', '/_debug/mf-search'],
  ['?redirect=%2F%2Fevil.example', undefined],
  ['?redirect=%2F%5Cevil.example', undefined],
  ['?redirect=https%3A%2F%2Fevil.example', undefined],
  ['', undefined],
])('after the login %s leads to %s: nowhere but this site', (search, target) => {
  expect(redirectOf(search)).toBe(target);
});
