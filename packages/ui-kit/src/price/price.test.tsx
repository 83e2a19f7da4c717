/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Price } from './price.tsx';

test('a price reads in one go, with its unit, its tag and the old price', () => {
  const { container } = render(<Price fen={128450} unit="盒" from was={142000} tag={{ kind: 'agreement', text: '协议价' }} />);
  expect(container.textContent).toBe('¥1,284.50元起/盒协议价原价¥1,420.00');
  expect(screen.getByText('¥1,420.00').tagName).toBe('DEL');
});

test('a visitor gets the prompt and no figure, even when one was passed by mistake', async () => {
  const onLogin = jest.fn();
  const { container } = render(<Price fen={128450} loginToSee="登录后查看价格" onLogin={onLogin} />);
  expect(container.textContent).toBe('登录后查看价格');
  await userEvent.click(screen.getByRole('button', { name: '登录后查看价格' }));
  expect(onLogin).toHaveBeenCalled();
});

test('a price on request says so in words', () => {
  const { container } = render(<Price text="价格详询" />);
  expect(container.textContent).toBe('价格详询');
});
