/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import { aSkuCard } from '../parts/builders.ts';
import SkuCardWidget from './sku-card.tsx';

test('cards that appear together are read in one call, and one the mall does not know says so', async () => {
  const search = jest.fn(async ({ skuNumbers = [] }: { skuNumbers?: string[] }) => ({
    pageIndex: 1,
    pageSize: 100,
    total: 2,
    isEstimated: false,
    items: skuNumbers
      .filter((skuNumber) => skuNumber !== 'GONE')
      .map((skuNumber) => aSkuCard({ skuNumber, productName: `螺钉 ${skuNumber}` })),
  }));
  renderPage(
    <main>
      <SkuCardWidget sku="a1" />
      <SkuCardWidget sku="A2" />
      <SkuCardWidget sku="gone" />
    </main>,
    { answers: { search: { customerSearchSkuByElastic: search } }, session: { signedIn: false } },
  );
  expect(await screen.findByRole('link', { name: '螺钉 A1' })).toHaveAttribute('href', '/p/A1');
  expect(screen.getByRole('link', { name: '螺钉 A2' })).toBeVisible();
  expect(screen.getByText('没有找到商品 gone')).toBeVisible();
  expect(search).toHaveBeenCalledTimes(1);
  expect(document.body).not.toHaveTextContent('¥');
  expect(await accessibilityFaults(document.body)).toEqual([]);
});
