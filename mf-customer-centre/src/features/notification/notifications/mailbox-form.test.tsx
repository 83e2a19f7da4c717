/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { MailboxForm } from './mailbox-form.tsx';

test('an address counts once its code was typed; a wrong code is said beside it, and it can be given up (rule notification 9)', async () => {
  const saveMailbox = jest.fn(async ({ address }: { address: string }) => ({ address: '', wanted: address }));
  const confirmMailbox = jest
    .fn<(_: object) => Promise<{ address: string; wanted: string }>>()
    .mockRejectedValueOnce(refusal('MAIL_CODE_WRONG', '邮箱验证码错误或已过期'))
    .mockResolvedValue({ address: 'wang@qiheng.example', wanted: '' });
  const { user, container } = renderPage(<MailboxForm />, {
    answers: { notification: { getMailbox: async () => ({ address: '', wanted: '' }), saveMailbox, confirmMailbox } },
  });
  const box = await screen.findByRole('textbox', { name: '邮箱' });
  expect(screen.getByRole('button', { name: '发送验证码' })).toBeDisabled();
  await user.type(box, 'wang@qiheng.example{Enter}');
  const code = await screen.findByRole('textbox', { name: '发到 wang@qiheng.example 的验证码' });
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('邮箱验证码错误或已过期')).toBeVisible();
  await user.clear(code);
  await user.type(code, '654321{Enter}');
  expect(await screen.findByText('wang@qiheng.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '不再收邮件' }));
  await waitFor(() => expect(saveMailbox.mock.calls.at(-1)![0]).toEqual({ address: '' }));
});
