/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { refusal, renderPage, screen } from '@mall/testing';
import { attempt, doneOr } from './attempt.ts';
import { createKeyRing } from './key-ring.ts';
import { useWrite } from './use-write.ts';

interface Props {
  write: (options: { idempotencyKey: string }) => Promise<string>;
  settings?: Parameters<typeof useWrite>[0];
}

function Saver({ write, settings }: Props) {
  const saving = useWrite(settings);
  return (
    <>
      <button type="button" onClick={() => void saving.run('one', write)}>
        保存
      </button>
      <p role="alert">{saving.failure}</p>
      <p role="status">{saving.isBusy ? '正在保存' : ''}</p>
    </>
  );
}
const save = () => screen.getByRole('button', { name: '保存' });

test('a write that got no answer is tried again under its key, one that was refused under a new one', async () => {
  const keys: string[] = [];
  const answers = ['TIMEOUT', 'ADDRESS_REGION_INVALID', 'ADDRESS_REGION_INVALID'] as const;
  const { user } = renderPage(
    <Saver
      write={async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        throw refusal(answers[keys.length - 1]!, '没有成功');
      }}
    />,
  );
  await user.click(save());
  expect(await screen.findByText('没有成功，请再试一次')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('没有成功')).toBeInTheDocument();
  await user.click(save());
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a second click while the first is under way sends nothing', async () => {
  const write = jest.fn(() => new Promise<string>(() => {}));
  const { user } = renderPage(<Saver write={write} />);
  await user.dblClick(save());
  expect(write).toHaveBeenCalledTimes(1);
  expect(screen.getByText('正在保存')).toBeInTheDocument();
});

test('the caller says what a failure means and what trying again does, and may act on it before it shows', async () => {
  const onFailure = jest.fn();
  const { user } = renderPage(
    <Saver
      write={() => Promise.reject(refusal('TIMEOUT', '请求超时'))}
      settings={{ words: ({ reason }) => `原因 ${reason}`, again: '。不会重复扣款', onFailure }}
    />,
  );
  await user.click(save());
  expect(await screen.findByText('原因 TIMEOUT。不会重复扣款')).toBeInTheDocument();
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ reason: 'TIMEOUT' }));
});

test('what is no failure of a call is reported, and counts as unanswered', async () => {
  const { user, seen } = renderPage(<Saver write={() => Promise.reject(new Error('坏了'))} />);
  await user.click(save());
  expect(await screen.findByText('坏了，请再试一次')).toBeInTheDocument();
  expect(seen.reports).toHaveLength(1);
});

test.each(['NETWORK', 'TIMEOUT', 'ABORTED', 'NONSENSE', 'SERVICE_UNAVAILABLE', 'SERVER_ERROR'] as const)(
  'after %s nobody knows whether it happened: the key stays',
  async (reason) => {
    const keys = createKeyRing();
    const first = keys.keyFor('one');
    await attempt(keys, 'one', () => Promise.reject(refusal(reason, '')), jest.fn());
    expect(keys.keyFor('one')).toBe(first);
  },
);

test('a refusal that says it was done before counts as done, any other stays a refusal', async () => {
  const paid = Promise.reject(refusal('PAYMENT_ALREADY_PAID', '订单已支付'));
  await expect(doneOr('PAYMENT_ALREADY_PAID', paid)).resolves.toBe(true);
  await expect(doneOr('PAYMENT_ALREADY_PAID', Promise.reject(refusal('TIMEOUT', '')))).rejects.toMatchObject({ reason: 'TIMEOUT' });
});
