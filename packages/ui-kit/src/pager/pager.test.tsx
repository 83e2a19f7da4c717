/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageWindow } from './page-window.ts';
import { Pager } from './pager.tsx';

describe('which numbers show', () => {
  test.each([
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 gap 20'],
    [5, 20, '1 gap 4 5 6 gap 20'],
    [20, 20, '1 gap 16 17 18 19 20'],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pageWindow(page, pages).join(' ')).toBe(shown);
  });
});

test('the buyer sees the total and steps and jumps by typing, never beyond the last page', async () => {
  const onPageChange = jest.fn();
  render(<Pager page={2} total={1205} onPageChange={onPageChange} />);
  expect(screen.getByText('1,205')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  await userEvent.type(screen.getByRole('textbox', { name: /跳至第几页/ }), '99{Enter}');
  expect(onPageChange.mock.calls).toEqual([[3], [61]]);
  expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
});

test('with addresses the numbers are links; a click with a modifier is left to the browser', () => {
  const onPageChange = jest.fn();
  render(<Pager page={1} total={100} hrefFor={(page) => `/search?page=${page}`} onPageChange={onPageChange} />);
  const third = screen.getByRole('link', { name: '第 3 页' });
  expect(third.getAttribute('href')).toBe('/search?page=3');
  fireEvent.click(third, { ctrlKey: true });
  expect(onPageChange).not.toHaveBeenCalled();
  fireEvent.click(third);
  expect(onPageChange).toHaveBeenCalledWith(3);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '上一页' }).disabled).toBe(true);
});

test('one page needs no numbers', () => {
  render(<Pager page={1} total={12} estimated onPageChange={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('navigation', { name: '分页' }).textContent).toBe('共 约 12 条');
});
