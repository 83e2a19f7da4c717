/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { refusal, renderPage, screen } from '@mall/testing';
import ShortLinkPage from './short-link-page.tsx';

const nowhere = '抱歉，没找到您想要的页面～';
const open = (code: string, answer: () => Promise<{ url: string }>) =>
  renderPage(<ShortLinkPage />, { path: `/${code}`, params: { code }, answers: { layout: { getFullUrlByShortCode: answer as never } } });

test('a code nobody knows, one that leads to itself or to no address, and a reserved word are pages that do not exist', async () => {
  const answers: [string, () => Promise<{ url: string }>][] = [
    ['nosuch1', () => Promise.reject(refusal('SHORT_LINK_NOT_FOUND', '该链接不存在或已失效'))],
    ['circle1', async () => ({ url: '/circle1' })],
    ['script1', async () => ({ url: 'javascript:alert(1)' })],
    ['supplier', () => Promise.reject(new Error('is not asked'))],
  ];
  for (const [code, answer] of answers) {
    const { unmount, seen } = open(code, answer);
    expect(await screen.findByRole('heading', { name: nowhere })).toBeVisible();
    expect(seen.reports).toEqual([]);
    unmount();
  }
});

test('where the API cannot be asked the way is tried again, instead of being called a page that does not exist', async () => {
  let isDown = true;
  const { user } = open('nosuch2', async () => {
    if (isDown) throw refusal('NETWORK', '网络异常，请检查网络后重试');
    throw refusal('SHORT_LINK_NOT_FOUND', '该链接不存在或已失效');
  });
  expect(await screen.findByText(/网络异常/)).toBeVisible();
  expect(screen.queryByText(nowhere)).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(nowhere)).toBeVisible();
});
