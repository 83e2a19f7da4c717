/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';

test.each([
  [0, ''],
  [7, '7'],
  [999, '999'],
  [1000, '999+'],
])('a count of %i shows %j', (count, shown) => {
  const { container } = render(<Badge count={count} />);
  expect(container.textContent).toBe(shown);
});

test('the ear hears what is counted, in full', () => {
  render(<Badge count={4321} label="购物车商品数" />);
  expect(screen.getByRole('img', { name: '购物车商品数 4321' })).toBeTruthy();
});
