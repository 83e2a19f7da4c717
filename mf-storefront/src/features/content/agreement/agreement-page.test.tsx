/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { CallOutput } from '@mall/mf-kit';
import { accessibilityFaults, refusal, renderPage, screen, within } from '@mall/testing';
import AgreementPage from './agreement-page.tsx';

type Agreement = CallOutput<'content.getAgreement'>;
const versions = [
  { version: 2, change: '写明签收的期限', publishedAt: '2026-11-20T02:00:00.000Z' },
  { version: 1, change: '首次发布', publishedAt: '2026-01-05T02:00:00.000Z' },
];
const anAgreement = (version: number): Agreement => ({
  type: 0,
  title: '用户注册协议',
  ...versions.find((one) => one.version === version)!,
  isInForce: version === 2,
  sections: [
    { title: '一、协议的适用', paragraphs: ['本协议适用于您使用本商城。', '<b>不是标记</b>'] },
    { title: '二、签收', paragraphs: ['满7天未确认的，按已签收处理。'] },
  ],
  versions,
});
const content = {
  getAgreement: async ({ version = 2 }: { type: number; version?: number }) => anAgreement(version),
  getAgreementsInForce: async () => [
    { type: 0, version: 2, title: '用户注册协议', change: '', publishedAt: versions[0]!.publishedAt },
    { type: 1, version: 1, title: '隐私政策', change: '首次发布', publishedAt: versions[1]!.publishedAt },
  ],
};
const open = (path: string, params: Record<string, string> = {}, answers: object = content) =>
  renderPage(<AgreementPage />, { answers: { content: answers }, path, params });

test('the version in force: number, date, what changed, contents that lead to the text, and the versions before', async () => {
  const { container } = open('/t/agreement');
  expect(await screen.findByRole('heading', { level: 1, name: '用户注册协议' })).toBeVisible();
  expect(screen.getByText(/第 2 版.*2026-11-20 发布并生效.*修改内容：写明签收的期限/)).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['一、协议的适用', '#section-1'],
    ['二、签收', '#section-2'],
  ]);
  expect(container.querySelector('#section-2')).toHaveTextContent('满7天未确认的');
  expect(screen.getByText('<b>不是标记</b>')).toBeVisible();
  const before = within(screen.getByRole('region', { name: '历次版本' })).getAllByRole('link');
  expect(before.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['第 2 版（现行）', '/t/agreement/0', 'true'],
    ['第 1 版', '/t/agreement/0?version=1', null],
  ]);
  expect(within(await screen.findByRole('navigation', { name: '各份协议' })).getByText('隐私政策')).toHaveAttribute(
    'href',
    '/t/agreement/1',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a version that is in force no more says so, with the way to the one that is', async () => {
  open('/t/agreement/0?version=1', { type: '0' });
  expect(await screen.findByText('您正在查看历史版本。现行版本为第 2 版。')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看现行版本' })).toHaveAttribute('href', '/t/agreement/0');
});

test('what is not there, and what no agreement is called, says so', async () => {
  const nothing = async () => {
    throw refusal('AGREEMENT_NOT_FOUND', '没有找到该协议', { type: 77 });
  };
  const { unmount } = open('/t/agreement/77', { type: '77' }, { ...content, getAgreement: nothing });
  expect(await screen.findByRole('heading', { name: '没有找到该协议' })).toBeVisible();
  unmount();
  open('/t/agreement/0?version=abc', { type: '0' });
  expect(await screen.findByRole('heading', { name: '没有找到该协议' })).toBeVisible();
});
