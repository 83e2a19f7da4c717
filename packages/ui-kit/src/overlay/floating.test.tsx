/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Select } from './select.tsx';
import { Tooltip } from './tooltip.tsx';

const types = [
  { value: 'special', label: '增值税专用发票' },
  { value: 'normal', label: '增值税普通发票' },
] as const;

function InvoiceType() {
  const [value, setValue] = useState<(typeof types)[number]['value']>();
  return (
    <Field label="发票类型" error={value ? undefined : '请选择发票类型'}>
      <Select options={types} value={value} onValueChange={setValue} />
    </Field>
  );
}

test('a select is labelled and described by its field and chosen by keyboard alone', async () => {
  const user = userEvent.setup();
  render(<InvoiceType />);
  const select = screen.getByRole('combobox', { name: '发票类型', description: '请选择发票类型' });
  select.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: '增值税普通发票' });
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).not.toBe('combobox'));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(select.textContent).toContain('增值税'));
  expect(screen.queryByText('请选择发票类型')).toBeNull();
});

test('a menu item does its work and the focus returns to the button', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(
    <Menu
      trigger={<Button>王采购</Button>}
      items={[{ kind: 'link', label: '我的订单', href: '#orders' }, { kind: 'separator' }, { label: '退出登录', onSelect }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: '王采购' }));
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '王采购' })));
});

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

test('a tooltip shows on focus as well', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip content="最小包装 50 个/盒" delay={0}>
      <Button>包装说明</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByText('最小包装 50 个/盒')).toBeTruthy();
});
