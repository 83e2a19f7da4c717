/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCatalogue, anOffer, aSkuCard } from '../../../parts/builders.ts';
import CategoryPage from './category-page.tsx';

type Asked = {
  elasticSearchAttributeInput?: { attributes?: string; manufacturerIds?: number[] };
  elasticSearchInput?: { pageIndex?: number };
};
const params = { categoryId: '311' };
const path = '/c-311';

test('a visitor sees the products, and the prompt to log in where a price would be', async () => {
  const { user, seen } = renderPage(<CategoryPage />, {
    answers: { catalogue: { getCatalogue: async () => aCatalogue() } },
    session: { signedIn: false },
    path,
    params,
  });
  expect(await screen.findByRole('heading', { level: 1, name: '内六角螺钉' })).toBeVisible();
  const row = screen.getByRole('row', { name: /M8×30/ });
  expect(row).toHaveTextContent('当日发货');
  expect(document.body).not.toHaveTextContent('¥');
  await user.click(within(row).getByRole('button', { name: '登录查看价格' }));
  expect(seen.logins).toHaveLength(1);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('a chosen facet acts at once, stands in the address and as a chip that takes it back', async () => {
  const asked: Asked[] = [];
  const { user } = renderPage(<CategoryPage />, {
    answers: {
      catalogue: {
        getCatalogue: async (input) => {
          asked.push(input as Asked);
          return aCatalogue();
        },
      },
    },
    session: { signedIn: false },
    path: `${path}?page=2`,
    params,
  });
  await user.click(await screen.findByRole('checkbox', { name: /M8/ }));
  await user.click(await screen.findByRole('checkbox', { name: /固泰/ }));
  await waitFor(() => expect(asked.at(-1)?.elasticSearchAttributeInput).toEqual({ attributes: '螺纹规格:M8;', manufacturerIds: [12] }));
  expect(asked.at(-1)?.elasticSearchInput?.pageIndex).toBe(1);
  const query = new URLSearchParams(window.location.search);
  expect([query.get('attr'), query.get('brand'), query.get('page')]).toEqual(['螺纹规格:M8;', '12', null]);
  await user.click(screen.getByRole('button', { name: '移除 螺纹规格：M8' }));
  expect(new URLSearchParams(window.location.search).get('attr')).toBeNull();
});

test('a category leads to its printed catalogue where there is one, and says nothing of it where there is none (rule catalogue 28)', async () => {
  const printedCatalogue = { title: '紧固件产品目录 PDF', url: '/download/9', summary: '1,200 种规格的尺寸表、图纸与订货编码' };
  const show = (catalogue: ReturnType<typeof aCatalogue>) =>
    renderPage(<CategoryPage />, {
      answers: { catalogue: { getCatalogue: async () => catalogue } },
      session: { signedIn: false },
      path,
      params,
    });
  const { unmount } = show(aCatalogue({ printedCatalogue }));
  expect(await screen.findByRole('link', { name: '紧固件产品目录 PDF' })).toHaveAttribute('href', '/download/9');
  unmount();
  show(aCatalogue());
  expect(await screen.findByRole('row', { name: /M8×30/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /产品目录/ })).toBeNull();
});

test('a signed-in buyer gets the prices of all rows in one call', async () => {
  const getPrices = jest.fn(async ({ skuNumberAndQuantities }: { skuNumberAndQuantities: { skuNumber: string; quantity: number }[] }) => ({
    skuPriceAndDeliveryTimes: Object.fromEntries(skuNumberAndQuantities.map(({ skuNumber }) => [skuNumber, anOffer({ skuNumber })])),
  }));
  const products = ['A1', 'A2', 'A3'].map((skuNumber) => aSkuCard({ skuNumber, productName: `螺钉 ${skuNumber}` }));
  renderPage(<CategoryPage />, {
    answers: {
      catalogue: { getCatalogue: async () => aCatalogue({ products }) },
      pricing: { getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: getPrices },
    },
    path,
    params,
  });
  const row = await screen.findByRole('row', { name: /螺钉 A3/ });
  await waitFor(() => expect(row).toHaveTextContent('¥1.25'));
  expect(getPrices).toHaveBeenCalledTimes(1);
  expect(getPrices.mock.calls[0]![0].skuNumberAndQuantities).toHaveLength(3);
});

test('an unknown category is said to be missing, with ways on', async () => {
  renderPage(<CategoryPage />, {
    answers: { catalogue: { getCatalogue: () => Promise.reject(refusal('CATEGORY_NOT_FOUND', '没有找到该分类')) } },
    path,
    params,
  });
  expect(await screen.findByRole('heading', { name: '没有找到该分类' })).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览全部分类' })).toHaveAttribute('href', '/sitemap');
});

test('an API that is down says so, and the retry shows the products', async () => {
  let isDown = true;
  const { user } = renderPage(<CategoryPage />, {
    answers: {
      catalogue: { getCatalogue: () => (isDown ? Promise.reject(refusal('NETWORK', '网络异常')) : Promise.resolve(aCatalogue())) },
    },
    session: { signedIn: false },
    path,
    params,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常');
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('row', { name: /M8×30/ })).toBeVisible();
});
