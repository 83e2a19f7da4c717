/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, waitFor } from '@mall/testing';
import { act } from '@testing-library/react';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { leave } from '../login/finish-login.ts';
import { AgreementGate } from './agreement-gate.tsx';
import { type AskedAgreement, askedAgreements } from './asked-agreements.ts';

const wentTo = jest.fn<() => void>();
beforeEach(() => void Object.assign(leave, { to: wentTo, reload: wentTo }));
afterEach(() => {
  act(() => askedAgreements.set([]));
  history.replaceState(null, '', '/');
  jest.clearAllMocks();
});

const asked = (changes: Partial<AskedAgreement> = {}): AskedAgreement => ({
  ...{ type: 0, version: 2, title: '用户注册协议', change: '写明签收的期限', publishedAt: '2026-11-20T02:00:00.000Z', acceptedVersion: 1 },
  ...changes,
});
const show = (answers: { content?: object; account?: object } = {}) => showInFrame(<AgreementGate />, { answers });

test('a new version is asked for with what it changes and a way to read it; agreeing goes on', async () => {
  const accepted: object[] = [];
  const acceptAgreements = async (input: object) => {
    accepted.push(input);
    return [];
  };
  const { user, seen, baseElement } = show({ content: { acceptAgreements } });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => askedAgreements.set([asked()]));
  const dialog = await screen.findByRole('alertdialog', { name: '协议已更新' });
  expect(dialog).toHaveTextContent('《用户注册协议》第 2 版，2026-11-20 起生效修改内容：写明签收的期限');
  const link = screen.getByRole('link', { name: '《用户注册协议》' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/t/agreement/0?version=2', '_blank']);
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  // Leaving has a price here, so a key pressed in passing is no answer.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(accepted).toEqual([{ agreements: [{ type: 0, version: 2 }] }]);
  expect(seen.notices).toEqual([{ tone: 'success', text: '已同意，感谢您的确认' }]);
});

test('who does not agree signs out', async () => {
  const loginOut = jest.fn(async () => true);
  const { user } = show({ account: { loginOut } });
  act(() => askedAgreements.set([asked({ acceptedVersion: 0 })]));
  await screen.findByRole('alertdialog', { name: '请阅读并同意协议' });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(wentTo).toHaveBeenCalled());
  expect(loginOut).toHaveBeenCalledTimes(1);
});

test('what paying on account asks for can be left, and nobody is signed out', async () => {
  const { user } = show();
  act(() => askedAgreements.set([asked({ type: 2, version: 1, title: '账期服务协议', acceptedVersion: 0 })]));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('使用账期支付需要您同意以下协议');
  await user.click(screen.getByRole('button', { name: '暂不同意' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(wentTo).not.toHaveBeenCalled();
});

test('a still newer version takes the place of the one that was asked for, and a failure keeps the question', async () => {
  const answers = [
    refusal('AGREEMENT_OUTDATED', '协议已更新，请阅读新版本后再次确认', {
      agreements: [{ ...asked(), version: 3, change: '更正一处笔误' }],
    }),
    refusal('SERVICE_UNAVAILABLE', '服务不可用'),
  ];
  const { user, seen } = show({ content: { acceptAgreements: async () => Promise.reject(answers.shift()) } });
  act(() => askedAgreements.set([asked()]));
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('更正一处笔误'));
  await user.click(screen.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(seen.notices.at(-1)).toEqual({ tone: 'danger', text: '服务不可用' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('whoever reads an agreement is not kept from it by the question', async () => {
  history.replaceState(null, '', '/t/agreement/0');
  show();
  act(() => askedAgreements.set([asked()]));
  await act(async () => {});
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
