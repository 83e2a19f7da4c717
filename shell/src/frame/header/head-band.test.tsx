/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { accessibilityFaults, screen } from '@mall/testing';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { SiteHeader } from './site-header.tsx';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the band keeps
  document.cookie = 'closed=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.closed;
});

test('the home page’s video opens and folds on a press, and once closed it stays closed', async () => {
  const { user, container } = showInFrame(<SiteHeader />, { session: { signedIn: false } });
  expect(screen.getByRole('link', { name: '气动元件当日发货 去看看' })).toHaveAttribute('href', '/search?keyword=1');
  const open = screen.getByRole('button', { name: '观看视频' });
  expect(screen.queryByRole('img', { name: '走进百工' })).toBeNull();
  await user.click(open);
  expect(screen.getByRole('img', { name: '走进百工' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '收起视频' }));
  expect(screen.queryByRole('img', { name: '走进百工' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '关闭视频，不再显示' }));
  expect(screen.queryByRole('region', { name: '视频' })).toBeNull();
  expect(document.cookie).toContain('closed=video');
  expect(document.documentElement.dataset.closed).toBe('video');
});

test('elsewhere there is neither video nor advertisement', () => {
  showInFrame(<SiteHeader />, { path: '/p/:skuNumber', session: { signedIn: false } });
  expect(screen.queryByRole('region', { name: '视频' })).toBeNull();
  expect(screen.queryByText('气动元件当日发货')).toBeNull();
});

test('an empty search looks for the phrase that stands in the box', async () => {
  const { user, seen } = showInFrame(<SiteHeader />, { session: { signedIn: false } });
  expect(screen.getByRole('textbox', { name: '搜索商品' })).toHaveAttribute('placeholder', '6204-2RS 深沟球轴承');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  expect(seen.navigations).toEqual([`/search?keyword=${encodeURIComponent('6204-2RS 深沟球轴承')}`]);
});

test('the page about us has its parts in the head, and registration the way to the login', async () => {
  const about = showInFrame(<SiteHeader />, { path: '/t/aboutUs', layout: 'about-us', session: { signedIn: false } });
  const anchors = screen
    .getAllByRole('link')
    .filter((link) => /^#[a-z]+Us$|^#mainCategory$|^#advantage$/.test(link.getAttribute('href') ?? ''));
  expect(anchors.map((link) => link.getAttribute('href'))).toEqual(['#aboutUs', '#mainCategory', '#advantage', '#contactUs', '#joinUs']);
  expect(await accessibilityFaults(about.container)).toEqual([]);
  about.unmount();
  const nowhere = showInFrame(<SiteHeader />, {
    path: '/t/aboutUs',
    layout: 'about-us',
    screenName: 'not-found',
    session: { signedIn: false },
  });
  expect(screen.queryByRole('navigation', { name: '关于百工商城' })).toBeNull();
  nowhere.unmount();
  showInFrame(<SiteHeader />, { path: '/register', layout: 'register', title: '免费注册', session: { signedIn: false } });
  expect(screen.getByRole('link', { name: '请登录' })).toHaveAttribute('href', '/login');
});

test('the bell lists what runs now, once somebody asks', async () => {
  let asked = 0;
  const activity = { id: 1, title: '1件也包邮', text: '全场商品1件起包邮', url: '/helpCenter', imageUrl: '', startsAt: '', endsAt: '' };
  const { user } = showInFrame(<SiteHeader />, {
    path: '/search',
    session: { signedIn: false },
    answers: {
      layout: {
        getActivityNotifys: async () => {
          asked += 1;
          return [activity];
        },
      },
    },
  });
  expect(asked).toBe(0);
  await user.click(screen.getByRole('button', { name: '活动通知' }));
  expect(await screen.findByRole('link', { name: '1件也包邮' })).toHaveAttribute('href', '/helpCenter');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: '活动通知' })).toBeNull();
  expect(screen.getByRole('button', { name: '活动通知' })).toHaveFocus();
});
