/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';

test('全选 over a partly chosen list is mixed, and a click tells what is wanted', async () => {
  const onCheckedChange = jest.fn();
  render(<Checkbox label="全选" indeterminate checked={false} onCheckedChange={onCheckedChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' });
  expect(box.indeterminate).toBe(true);
  await userEvent.click(screen.getByText('全选'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

test('a payment method is chosen by its whole card, and one that is not to be had is not', async () => {
  const onValueChange = jest.fn();
  render(
    <RadioGroup
      label="支付方式"
      variant="cards"
      value="union"
      onValueChange={onValueChange}
      options={[
        { value: 'union', label: '银联支付' },
        { value: 'credit', label: '账期支付', hint: '可用额度 ¥86,400.00' },
        { value: 'balance', label: '余额支付', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: '支付方式' })).toBeTruthy();
  await userEvent.click(screen.getByText('可用额度 ¥86,400.00'));
  await userEvent.click(screen.getByText('余额支付'));
  expect(onValueChange.mock.calls).toEqual([['credit']]);
});
