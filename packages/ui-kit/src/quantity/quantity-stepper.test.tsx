/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

const normalize = (text: string) => {
  const typed = /^\d+$/.test(text) ? Number(text) : 0;
  if (typed < 50) return { value: 50, note: '不能少于起订量50' };
  if (typed > 9999) return { value: 9999 };
  return typed % 10 ? { value: 50, note: '起订量后的步进值必须为10' } : { value: typed };
};

function Line({ start = 50, max, onSubmit }: { start?: number; max?: number; onSubmit?: (value: number) => void }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="数量"
      value={value}
      onValueChange={setValue}
      normalize={normalize}
      min={50}
      step={10}
      max={max}
      onSubmit={onSubmit}
    />
  );
}

const figures = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '数量' });
const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: '减少数量' });
const plus = () => screen.getByRole<HTMLButtonElement>('button', { name: '增加数量' });

test('what is typed stands as it is until the buyer leaves, then the rule corrects it and says why', async () => {
  render(<Line />);
  await userEvent.clear(figures());
  await userEvent.type(figures(), '7');
  expect(figures().value).toBe('7');
  await userEvent.tab();
  expect(figures().value).toBe('50');
  expect(screen.getByRole('status').textContent).toBe('不能少于起订量50');
  expect(figures().getAttribute('aria-describedby')).toContain(screen.getByRole('status').id);
});

test('the note goes when the buyer types again', async () => {
  render(<Line />);
  await userEvent.type(figures(), 'x{Enter}');
  expect(screen.getByRole('status').textContent).not.toBe('');
  await userEvent.type(figures(), '6');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('minus rests at the minimum, plus where one more step would pass the limit', async () => {
  render(<Line max={75} />);
  expect(minus().disabled).toBe(true);
  await userEvent.click(plus());
  await userEvent.click(plus());
  expect(figures().value).toBe('70');
  expect(plus().disabled).toBe(true);
  await userEvent.click(minus());
  expect(figures().value).toBe('60');
});

test('arrow keys step, Escape takes back, Enter hands over the corrected quantity', async () => {
  const onSubmit = jest.fn();
  render(<Line onSubmit={onSubmit} />);
  await userEvent.type(figures(), '{ArrowUp}{ArrowUp}');
  expect(figures().value).toBe('70');
  await userEvent.type(figures(), '9{Escape}');
  expect(figures().value).toBe('70');
  await userEvent.clear(figures());
  await userEvent.type(figures(), '120000{Enter}');
  expect(onSubmit).toHaveBeenCalledWith(9999);
});

test('a correction from the server is shown too', () => {
  render(<QuantityStepper label="数量" value={20} onValueChange={() => undefined} normalize={normalize} note="超出限购数量" />);
  expect(screen.getByRole('status').textContent).toBe('超出限购数量');
});
