/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import AssistantPanel from './assistant-panel.tsx';

const open = (path: string, session: object = {}) => {
  const onClose = jest.fn();
  const page = renderPage(
    <main>
      <h1>页面</h1>
      <AssistantPanel onClose={onClose} />
    </main>,
    { path, session },
  );
  return { ...page, onClose };
};

test('beside a product it knows which one, the question has the focus, and Escape closes it', async () => {
  const { user, onClose } = open('/p/AC10473');
  expect(screen.getByRole('complementary', { name: '智能助手' })).toHaveTextContent('咨询商品 AC10473');
  expect(screen.getByRole('button', { name: '有没有可以替代的？' })).toBeInTheDocument();
  expect(screen.getByLabelText('您的问题')).toHaveFocus();
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '不再针对这个商品' }));
  expect(screen.queryByText('咨询商品')).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a question that goes away with its press leaves the focus in the panel, so that Escape still closes it', async () => {
  Object.assign(globalThis, { fetch: jest.fn(() => new Promise(() => {})) });
  const { user, onClose } = open('/p/AC10473', { signedIn: false });
  await user.click(screen.getByRole('button', { name: '有没有可以替代的？' }));
  expect(screen.queryByRole('button', { name: '有没有可以替代的？' })).toBeNull();
  expect(screen.getByRole('complementary', { name: '智能助手' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('beside an order it offers to ask about that one; on its own page it goes away', () => {
  open('/customer/myorders/details/SO202611230001');
  expect(screen.getByRole('button', { name: '订单SO202611230001到哪了' })).toBeInTheDocument();
  const { onClose } = open('/ai');
  expect(onClose).toHaveBeenCalled();
});

test('a pasted list fits into the question (rule assistant 2)', async () => {
  const { user } = open('/');
  const list = 'M8x30 内六角螺钉 50个\n'.repeat(60);
  await user.paste(list);
  expect(screen.getByLabelText('您的问题')).toHaveValue(list);
  expect(screen.getByText(`清单 ${list.length}/20000`)).toBeInTheDocument();
});
