/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { refusal, screen, waitFor } from '@mall/testing';
import { showInFrame } from '../../../testing/show-in-frame.tsx';
import { CompanyForm } from './company-form.tsx';

const head = (type: number, version: number, title: string) => ({
  ...{ type, version, title, change: '写明保存期限', publishedAt: '2026-11-20T02:00:00.000Z' },
});
const first = [
  { type: 0, version: 1 },
  { type: 1, version: 1 },
];

test('an agreement that changed since the number was verified is agreed to again, and nothing typed is lost', async () => {
  const sent: object[] = [];
  const answers = [
    refusal('AGREEMENT_OUTDATED', '协议已更新，请阅读新版本后再次确认', {
      agreements: [head(0, 1, '用户注册协议'), head(1, 2, '隐私政策')],
    }),
    { kpId: 9, customerId: 3, customerName: '李敏', companyZH: '苏州精工', token: '', url: '', isPasswordGenerated: true },
  ];
  const register = async (input: object) => {
    sent.push(input);
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const onRegistered = jest.fn();
  const { user } = showInFrame(
    (shell) => (
      <CompanyForm
        platform={shell}
        pending={{ token: 'r'.repeat(24), phone: '18600001111', agreements: first }}
        invitation={undefined}
        onRegistered={onRegistered}
        onStartAgain={() => {}}
      />
    ),
    { session: { signedIn: false }, answers: { account: { register } } },
  );
  await user.type(screen.getByRole('textbox', { name: /企业名称/ }), '苏州精工自动化有限公司');
  await user.type(screen.getByRole('textbox', { name: /联系人姓名/ }), '李敏');
  await user.click(screen.getByRole('button', { name: '完成注册' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('《隐私政策》第 2 版');
  expect(question).not.toHaveTextContent('用户注册协议');
  await user.click(screen.getByRole('button', { name: '同意并继续' }));
  await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  const typed = { registerToken: 'r'.repeat(24), companyName: '苏州精工自动化有限公司', contactName: '李敏' };
  expect(sent).toEqual([
    { ...typed, agreements: first },
    { ...typed, agreements: [first[0], { type: 1, version: 2 }] },
  ]);
});
