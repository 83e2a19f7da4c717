/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

test('a popover is opened by the keyboard too and says what it is', async () => {
  const user = userEvent.setup();
  render(
    <Popover trigger={<Button>购买过 12 次</Button>} title="采购记录" openOnHover>
      2026-10-18
    </Popover>,
  );
  screen.getByRole('button', { name: '购买过 12 次' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '采购记录' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
