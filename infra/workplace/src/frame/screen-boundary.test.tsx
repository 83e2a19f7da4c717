/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

test('a screen that breaks leaves the frame, and the next place opens', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = showWorkplace('/keys', { operator: { listKeys: async () => 'no list' as never } });
  expect(await screen.findByText('页面没有打开')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /待办/ }));
  expect(await screen.findByRole('heading', { name: '待办' })).toBeVisible();
});
