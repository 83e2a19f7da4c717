/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'sms', label: '验证码登录', panel: <input aria-label="验证码" /> },
  { value: 'scan', label: '扫码登录', panel: '二维码', disabled: true },
  { value: 'password', label: '密码登录', panel: <input aria-label="密码" /> },
] as const;

test('arrows go round the tabs that can be chosen, and the panel follows', async () => {
  render(<Tabs label="登录方式" items={items} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '验证码登录', selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '密码登录', selected: true }));
  expect(screen.getByRole('tabpanel', { name: '密码登录' })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '验证码登录', selected: true })).toBeTruthy();
});

test('what was typed in a tab is still there after a look at another', async () => {
  render(<Tabs label="登录方式" items={items} keepMounted />);
  await userEvent.type(screen.getByLabelText('验证码'), '123456');
  await userEvent.click(screen.getByRole('tab', { name: '密码登录' }));
  await userEvent.click(screen.getByRole('tab', { name: '验证码登录' }));
  expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('123456');
});
