/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeywordForm } from '../forms.ts';

test('words act on Enter without blanks around them, and the box follows what is searched for', async () => {
  const onSearch = jest.fn();
  const form = (keyword: string) => <KeywordForm label="查找订单" placeholder="订单号" keyword={keyword} onSearch={onSearch} />;
  const { rerender } = render(form('M6'));
  const box = screen.getByRole('searchbox', { name: '关键词' });
  await userEvent.clear(box);
  await userEvent.type(box, ' M8 ');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.type(box, '{Enter}');
  expect(onSearch).toHaveBeenCalledWith('M8');
  rerender(form(''));
  expect(box).toHaveProperty('value', '');
  expect(screen.getByRole('search', { name: '查找订单' })).toBeDefined();
});
