/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { phrasesCall } from '@mall/mall-parts/search';
import { serialiseKey } from '@mall/mf-kit';
import { screen } from '@mall/testing';
import { layoutCall } from '../platform/layout-data.ts';
import { showInFrame, someLayout } from '../testing/show-in-frame.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { firstCategoriesCall, hotWordsCall, topAdvertisingCall } from './frame-data.ts';
import { SiteHeader } from './header/site-header.tsx';

// React tells of every exception it caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const layoutKey = serialiseKey(layoutCall().key);
const calls = { layoutCall, hotWordsCall, phrasesCall, topAdvertisingCall, firstCategoriesCall };
const without = (field: string) => Object.fromEntries(Object.entries(someLayout).filter(([name]) => name !== field));
const lists = Object.entries(someLayout).flatMap(([name, value]) => (Array.isArray(value) ? [name] : []));

const show = (answered: Record<string, unknown>) =>
  showInFrame(
    <>
      <SiteHeader />
      <SiteFooter />
    </>,
    { session: { signedIn: false }, answered },
  );
const expectFrameToWork = async ({ user, seen }: ReturnType<typeof show>) => {
  await user.type(screen.getByRole('textbox', { name: '搜索商品' }), '轴承{Enter}');
  expect(seen.navigations).toEqual([`/search?keyword=${encodeURIComponent('轴承')}`]);
  await user.click(screen.getByRole('button', { name: '请登录' }));
  expect(seen.logins).toHaveLength(1);
  expect(screen.getByRole('region', { name: '消息提示' })).toBeInTheDocument();
};

test.each(Object.keys(someLayout))('layout data without %s leaves the frame whole but for that', async (field) => {
  const shown = show({ [layoutKey]: without(field) });
  expect(shown.seen.reports).toEqual([]);
  await expectFrameToWork(shown);
});

test.each(lists)('an entry without its fields in %s costs its block at most', async (field) => {
  await expectFrameToWork(show({ [layoutKey]: { ...someLayout, [field]: [{}, null] } }));
});

test.each(Object.keys(calls))('an answer of %s without fields, of another kind, or none at all, costs its block at most', async (name) => {
  const key = serialiseKey(calls[name as keyof typeof calls]().key);
  for (const answer of [{}, [], [null], [{}], '<html>', null]) {
    const shown = show({ [key]: answer });
    await expectFrameToWork(shown);
    shown.unmount();
  }
});

test('the block whose answer is broken is reported once, its neighbours stay', async () => {
  const { seen, container } = show({ [serialiseKey(hotWordsCall().key)]: {} });
  expect(seen.reports).toHaveLength(1);
  expect(container.querySelector('.frame-hot')).toBeNull();
  expect(screen.getByRole('link', { name: '紧固件' })).toBeVisible();
  expect(screen.getByRole('link', { name: '智能选型' })).toBeVisible();
});
