/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { renderPage, screen, waitFor } from '@mall/testing';
import { FilmWish } from './film-wish.tsx';

test('a wish for a film is noted, once, and no more is promised than that', async () => {
  const saveRequestToSkuVideo = jest.fn(async (_: { skuNumber: string }) => ({ isRequested: true }));
  const { user, seen } = renderPage(<FilmWish skuNumber="BG100001" />, { answers: { product: { saveRequestToSkuVideo } } });
  await user.click(screen.getByRole('button', { name: '想看视频' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '已登记想看视频' })).toBeDisabled());
  expect(seen.notices).toEqual([{ tone: 'success', text: '已记下您的需要' }]);
  expect(saveRequestToSkuVideo).toHaveBeenCalledTimes(1);
});
