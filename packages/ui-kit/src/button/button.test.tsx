/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

test('a busy button keeps the focus and its label, and a second click does nothing', async () => {
  const submit = jest.fn();
  const { rerender } = render(<Button onClick={submit}>提交订单</Button>);
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }));
  rerender(
    <Button onClick={submit} busy>
      提交订单
    </Button>,
  );
  const button = screen.getByRole('button', { name: '提交订单' });
  await userEvent.click(button);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy submit button does not submit its form again', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        提交
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(submit).not.toHaveBeenCalled();
});

test('an icon button is found by its label and says whether it is on', () => {
  render(<IconButton label="收藏" icon={<svg aria-hidden="true" />} pressed />);
  expect(screen.getByRole('button', { name: '收藏', pressed: true })).toBeTruthy();
});

test('a link that looks like a button is still a link', () => {
  render(<ButtonLink href="/search">去逛逛</ButtonLink>);
  expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe('/search');
});
