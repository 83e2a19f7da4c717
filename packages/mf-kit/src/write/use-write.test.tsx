/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { refusal, renderPage, screen } from '@mall/testing';
import { useWrite } from './use-write.ts';

function Saver({ write }: { write: (options: { idempotencyKey: string }) => Promise<string> }) {
  const saving = useWrite();
  return (
    <>
      <button type="button" disabled={saving.isBusy} onClick={() => void saving.run('one', write)}>
        保存
      </button>
      <p role="alert">{saving.failure}</p>
    </>
  );
}

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
  const save = screen.getByRole('button', { name: '保存' });
  await user.click(save);
  expect(await screen.findByText('没有成功，请再试一次')).toBeInTheDocument();
  await user.click(save);
  expect(await screen.findByText('没有成功')).toBeInTheDocument();
  await user.click(save);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});
