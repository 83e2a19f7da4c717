/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import InvitePage from './invite-page.tsx';

const open = (code: string | undefined, account: object) =>
  renderPage(<InvitePage />, { path: `/invite/${code ?? ''}`, params: code ? { code } : {}, answers: { account } as never });

test('a code says who invites, a wrong one says so and can be corrected (rule login 63)', async () => {
  const first = open('ABCDEFGH23', { getInvitation: async () => ({ staffName: '周琳' }) });
  expect(await screen.findByRole('heading', { name: '周琳 邀请您注册百工商城' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '注册企业账号' })).toBeEnabled();
  expect(await accessibilityFaults(first.container)).toEqual([]);
  first.unmount();
  const wrong = open('ABCDEFGH24', { getInvitation: () => Promise.reject(refusal('INVITATION_UNKNOWN', '邀请码无效')) });
  expect(await screen.findByText('这个邀请码无效，或邀请人已经离职，请核对后重新填写。')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '邀请码' })).toHaveValue('ABCDEFGH24');
  wrong.unmount();
  open(undefined, {});
  expect(await screen.findByRole('textbox', { name: '邀请码' })).toBeInTheDocument();
});
