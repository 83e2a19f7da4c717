/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

function NewAddress({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>新增地址</Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) onClosed?.();
        }}
        title="新增收货地址"
        description="收货人会收到短信"
      >
        <input aria-label="收货人" />
      </Dialog>
    </>
  );
}

test('the dialog is named, starts at its first input and gives the focus back on Escape', async () => {
  const user = userEvent.setup();
  const onClosed = jest.fn();
  render(<NewAddress onClosed={onClosed} />);
  await user.click(screen.getByRole('button', { name: '新增地址' }));
  expect(await screen.findByRole('dialog', { name: '新增收货地址', description: '收货人会收到短信' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('收货人')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClosed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '新增地址' })));
});

test('the focus stays inside', async () => {
  const user = userEvent.setup();
  render(<NewAddress />);
  await user.click(screen.getByRole('button', { name: '新增地址' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let presses = 0; presses < 4; presses += 1) {
    await user.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
});

test('a dialog longer than the window is kept within it: its row is the window’s, not its content’s', async () => {
  render(
    <Dialog open title="选择商品">
      <div style={{ height: 5000 }} />
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(getComputedStyle(dialog.parentElement!).getPropertyValue('grid-template').replaceAll(' ', '')).toBe('minmax(0,1fr)/minmax(0,1fr)');
  expect(getComputedStyle(dialog).getPropertyValue('max-height')).toBe('min(720px, 100%)');
});
