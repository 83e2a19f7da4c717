/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import { PasswordDialog } from './password-dialog.tsx';

const given = { amount: '¥1,234.50', isBusy: false, failure: '', isLocked: false, onClose: () => {} };

test('six digits and nothing else pay', async () => {
  const onPay = jest.fn();
  const { user, baseElement } = renderPage(<PasswordDialog {...given} onPay={onPay} />);
  const field = await screen.findByLabelText('6 位数字支付密码');
  const pay = screen.getByRole('button', { name: '确认支付' });
  await user.type(field, '12a3');
  expect(pay).toBeDisabled();
  await user.type(field, '4567');
  await user.click(pay);
  expect(onPay).toHaveBeenCalledWith('123456');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a locked password takes no digits', async () => {
  renderPage(<PasswordDialog {...given} isLocked failure="支付密码已锁定" onPay={() => {}} />);
  expect(await screen.findByLabelText('6 位数字支付密码')).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('支付密码已锁定');
});
