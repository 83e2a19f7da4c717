/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import type { Agreement, NewAgreement } from '@mall/api-contract/content';
import { accessibilityFaults, refusal, screen, within } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const inForce: Agreement = {
  type: 0,
  version: 1,
  title: '用户注册协议',
  change: '首次发布',
  publishedAt: '2026-01-05T02:00:00.000Z',
  isInForce: true,
  sections: [{ title: '一、签收', paragraphs: ['满7天按已签收处理。'] }],
  versions: [{ version: 1, change: '首次发布', publishedAt: '2026-01-05T02:00:00.000Z' }],
};
beforeEach(() => localStorage.clear());

const open = (path: string, content: object = {}) =>
  showWorkplace(path, {
    roles: ['content'],
    content: { getAgreementsInForce: async () => [inForce], getAgreement: async () => inForce, ...content },
  });

test('the agreements in force lead to their next version and to what customers see', async () => {
  const { container } = open('/agreements');
  const table = await screen.findByRole('table', { name: '现行协议' });
  expect(within(table).getByRole('link', { name: '用户注册协议' })).toHaveAttribute('href', '/agreements/0');
  expect(within(table).getByRole('link', { name: '打开用户注册协议' })).toHaveAttribute('href', '/t/agreement/0');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a version is published with what it changes; what is missing is said, and a draft outlives the page', async () => {
  const published: NewAgreement[] = [];
  const { user, container, unmount } = open('/agreements/0');
  const text = await screen.findByLabelText(/正文/);
  await user.click(screen.getByRole('button', { name: '发布第 2 版' }));
  expect(screen.getByText('正文与现行版本相同')).toBeVisible();
  expect(screen.getByText('请写明这一版修改了什么，客户会看到')).toBeVisible();
  await user.clear(text);
  await user.type(text, '# 一、签收{enter}满10天按已签收处理。');
  expect(await accessibilityFaults(container)).toEqual([]);
  unmount();
  const again = open('/agreements/0', {
    publishAgreement: async (next: NewAgreement) => {
      published.push(next);
      return { ...inForce, ...next };
    },
  });
  expect(await screen.findByLabelText(/正文/)).toHaveValue('# 一、签收\n满10天按已签收处理。');
  const changes = screen.getByRole('list', { name: '与现行版本的差别' });
  expect(changes.querySelector('del')).toHaveTextContent('满7天按已签收处理。');
  expect(changes.querySelector('ins')).toHaveTextContent('满10天按已签收处理。');
  await again.user.type(screen.getByLabelText(/修改内容/), '签收期限改为10天');
  await again.user.click(screen.getByRole('button', { name: '发布第 2 版' }));
  await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '发布并生效' }));
  expect(await screen.findByRole('table', { name: '现行协议' })).toBeVisible();
  const sections = [{ title: '一、签收', paragraphs: ['满10天按已签收处理。'] }];
  expect(published).toEqual([{ type: 0, version: 2, title: '用户注册协议', change: '签收期限改为10天', sections }]);
  expect(localStorage).toHaveLength(0);
});

test('a version that somebody else published meanwhile is said, and nothing typed is lost', async () => {
  const { user } = open('/agreements/0', {
    publishAgreement: () => Promise.reject(refusal('AGREEMENT_NOT_NEWER', '已有更新的版本，请刷新后再修改')),
  });
  await user.type(await screen.findByLabelText(/正文/), '补充一段。');
  await user.type(screen.getByLabelText(/修改内容/), '补充');
  await user.click(screen.getByRole('button', { name: '发布第 2 版' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '发布并生效' }));
  expect(await within(dialog).findByText(/已有更新的版本/)).toBeVisible();
  expect(screen.getByLabelText(/正文/)).toHaveValue('# 一、签收\n满7天按已签收处理。补充一段。');
});

test('an agreement that is not there says so', async () => {
  open('/agreements/77', { getAgreement: () => Promise.reject(refusal('AGREEMENT_NOT_FOUND', '没有找到该协议')) });
  expect(await screen.findByText('没有找到这份协议')).toBeVisible();
});
