/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor } from '@mall/testing';
import { WishButton } from './wish-button.tsx';

const page = (total: number) => ({ pageIndex: 1, pageSize: 1, total, items: [] });
const button = () => screen.getByRole('button', { name: '收藏：内六角圆柱头螺钉' });
const open = (answers: object, signedIn = true) =>
  renderPage(<WishButton skuNumber="BG100001" name="内六角圆柱头螺钉" />, {
    answers: { wishList: answers as never },
    ...(signedIn ? {} : { session: { signedIn } }),
  });

test('a buyer keeps a SKU and lets it go again, and reads each time what happened', async () => {
  const addToWishList = jest.fn(async (_: { sku: string; sourceId?: number }) => ({ isInWishList: true }));
  const { user, seen, container } = open({
    getWishListPagedList: async () => page(0),
    addToWishList,
    cancelToWishList: async () => ({ isInWishList: false }),
  });
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(addToWishList.mock.calls[0]![0]).toEqual({ sku: 'BG100001', sourceId: 3 });
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  expect(seen.notices.map(({ text }) => text)).toEqual(['已收藏', '已取消收藏']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('what was kept before is shown so', async () => {
  open({ getWishListPagedList: async () => page(1) });
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
});

test('a visitor is asked to log in, and nothing is sent', async () => {
  const { user, seen } = open({}, false);
  await user.click(button());
  expect(seen.logins).toHaveLength(1);
  expect(seen.notices).toEqual([]);
});

test('a refusal is said in its words, and nothing looks kept', async () => {
  const { user, seen } = open({
    getWishListPagedList: async () => page(0),
    addToWishList: () => Promise.reject(refusal('WISH_LIST_FULL', '收藏夹已满（最多500种商品），请先清理')),
  });
  await user.click(button());
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '收藏夹已满（最多500种商品），请先清理' }]));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});
