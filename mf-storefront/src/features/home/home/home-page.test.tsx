/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, within } from '@mall/testing';
import { aRecommendSku } from '../../../parts/builders.ts';
import HomePage from './home-page.tsx';

const seven = (prefix: string) =>
  Array.from({ length: 9 }, (_, at) => aRecommendSku({ skuNumber: `${prefix}${at}`, productName: `${prefix} ${at}` }));
const banner = (id: number) => ({ id, title: `横幅 ${id}`, subtitle: '', imageUrl: `/img/banner/${id}.svg`, linkUrl: '/hotProduct' });

test('a visitor sees banners, seven of each shelf, hot floors and brands, and no price', async () => {
  const { user } = renderPage(
    <main>
      <HomePage />
    </main>,
    {
      answers: {
        home: {
          getMallIndex: async () => ({
            bannerData: [banner(1), banner(2)],
            promotionData: [],
            brandData: [{ id: 12, name: '固泰', initial: 'G', isPrivate: false, isHot: true, country: '中国', pictureUrl: '' }],
            certificateData: [],
            newsData: [
              { id: 1, title: '五地仓库分区发货', text: '按收货省份就近发货。', url: '/news/1', publishedAt: '2026-11-18T17:00:00.000Z' },
            ],
            recommendData: seven('荐'),
            newSkuRecommendData: seven('新'),
            hotProductData: [
              { id: 3, name: '紧固件', url: '/c-3', pictureUrl: '', subCategories: [{ id: 31, name: '螺栓' }], products: seven('热') },
            ],
          }),
        },
      },
      session: { signedIn: false },
    },
  );
  const shelf = await screen.findByRole('region', { name: '为您推荐' });
  expect(within(shelf).getAllByRole('article')).toHaveLength(7);
  expect(within(screen.getByRole('region', { name: '紧固件' })).getAllByRole('article')).toHaveLength(6);
  const announcement = screen.getByRole('article', { name: '五地仓库分区发货' });
  expect(announcement).toHaveTextContent('2026-11-19');
  expect(announcement).toHaveTextContent('按收货省份就近发货。');
  expect(document.body).not.toHaveTextContent('¥');
  expect(screen.getByRole('link', { name: /固泰/ })).toHaveAttribute('target', '_blank');
  // On a slow machine it has turned by itself meanwhile.
  await user.click(screen.getByRole('button', { name: '暂停轮播' }));
  await user.click(screen.getByRole('button', { name: '第 1 张：横幅 1' }));
  await user.click(screen.getByRole('button', { name: '下一张' }));
  expect(screen.getByRole('button', { name: '第 2 张：横幅 2' })).toHaveAttribute('aria-current', 'true');
  expect(await accessibilityFaults(document.body)).toEqual([]);
});
