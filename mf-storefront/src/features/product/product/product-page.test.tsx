/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { SlotProps } from '@mall/mf-kit';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { anOffer, aSkuDetail } from '../../../parts/builders.ts';
import ProductPage from './product-page.tsx';

const params = { skuNumber: 'BG100001' };
const path = '/p/BG100001';

const aCount = (typeId: number, count = 2) => ({ typeId, typeDesc: '', count });

/** Stands in for the cart's widget. */
const AddToCart = ({ sku, name, quantity, onQuantity, needsSpecification, compact }: SlotProps['add-to-cart']) =>
  compact ? null : (
    <label>
      数量
      <input value={quantity} onChange={(event) => onQuantity?.(Number(event.target.value))} />
      <output aria-label="加购">{needsSpecification ? '请先选择规格参数哦~' : `${sku} ${name}`}</output>
    </label>
  );
const widgets = { 'add-to-cart': AddToCart };

test('a visitor sees the product without any price or stock', async () => {
  const { user, seen } = renderPage(<ProductPage />, {
    answers: { product: { searchSku: async () => aSkuDetail() } },
    session: { signedIn: false },
    widgets,
    path,
    params,
  });
  expect(await screen.findByRole('heading', { level: 1, name: /M8×30/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('¥');
  expect(screen.getByRole('link', { name: '固泰' })).toHaveAttribute('target', '_blank');
  expect(screen.getByLabelText('加购')).toHaveTextContent('BG100001 内六角圆柱头螺钉');
  await user.click(screen.getByRole('button', { name: '登录查看价格' }));
  await user.click(screen.getByRole('button', { name: '登录查看库存' }));
  expect(seen.logins).toHaveLength(2);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('the delivery time follows the quantity', async () => {
  const { user } = renderPage(<ProductPage />, {
    answers: {
      product: { searchSku: async () => aSkuDetail() },
      pricing: {
        getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: async ({ skuNumberAndQuantities }) => ({
          skuPriceAndDeliveryTimes: {
            BG100001: anOffer({
              quantity: skuNumberAndQuantities[0]!.quantity,
              dynamicDeliveryTimeId: skuNumberAndQuantities[0]!.quantity > 640 ? 4 : 1,
            }),
          },
        }),
      },
    },
    widgets,
    path,
    params,
  });
  expect(await screen.findByText('当日发货')).toBeVisible();
  expect(await screen.findByText('上海仓')).toHaveTextContent('640');
  await user.clear(screen.getByRole('textbox', { name: /数量/ }));
  await user.type(screen.getByRole('textbox', { name: /数量/ }), '9000');
  expect(await screen.findByText('6–8天', undefined, { timeout: 3000 })).toBeVisible();
});

test('opened directly by a buyer, what the server read for a visitor hides nothing: the offer tells the stock', async () => {
  const pricing = { getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: async () => ({ skuPriceAndDeliveryTimes: { BG100001: anOffer() } }) };
  renderPage(<ProductPage />, {
    answers: { product: { searchSku: async () => aSkuDetail({ isLogin: false }) }, pricing },
    widgets,
    path,
    params,
  });
  expect(await screen.findByText('上海仓')).toHaveTextContent('640');
  expect(screen.getByText('预计11月25日送达')).toBeVisible();
  expect(screen.queryByText('以客服确认为准')).toBeNull();
});

test('what staff hide stays hidden', async () => {
  const hidden = anOffer({ stockFreeIsHide: true, currentWareHouseStockFree: null, warehouseStockDto: [] });
  const pricing = { getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: async () => ({ skuPriceAndDeliveryTimes: { BG100001: hidden } }) };
  renderPage(<ProductPage />, { answers: { product: { searchSku: async () => aSkuDetail() }, pricing }, widgets, path, params });
  expect(await screen.findByText('以客服确认为准')).toBeVisible();
});

test('sold out it promises no day and shows no stock', async () => {
  const sku = aSkuDetail({ showShortSupply: true, dynamicDeliveryTimeId: 1, dynamicDeliveryTimeName: '当日发货' });
  renderPage(<ProductPage />, { answers: { product: { searchSku: async () => sku } }, session: { signedIn: false }, path, params });
  expect((await screen.findAllByText('缺货，暂停销售')).length).toBeGreaterThan(0);
  for (const words of ['当日发货', /送达/, '登录查看库存']) expect(screen.queryByText(words)).toBeNull();
});

test('a buyer sees the price with its tag, the old price and the tiers', async () => {
  renderPage(<ProductPage />, {
    answers: {
      product: { searchSku: async () => aSkuDetail() },
      pricing: {
        getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: async () => ({
          skuPriceAndDeliveryTimes: {
            BG100001: anOffer({
              appliedPriceTag: '专享价',
              underlinedPrice: '1.50',
              tierPrices: [{ from: 100, sub: '1', decimal: '10', priceFen: 110 }],
            }),
          },
        }),
      },
    },
    widgets,
    path,
    params,
  });
  expect(await screen.findByText('专享价')).toBeVisible();
  expect(screen.getByText('¥1.50')).toBeVisible();
  expect(within(screen.getByRole('table', { name: '阶梯价' })).getByText('¥1.10')).toBeVisible();
});

test('a configurable product is chosen in the address, then has a part number and can be bought', async () => {
  const generated = { manufacturerPartNumber: 'GT-30-A2', priceSub: '8', priceDecimal: '00', finalAttributes: [], sourceSku: 'BG100001' };
  const { user } = renderPage(<ProductPage />, {
    answers: {
      product: {
        searchSku: async () =>
          aSkuDetail({
            isNonStandard: true,
            options: [
              { key: '长度', values: ['30', '35'] },
              { key: '材质', values: ['304', '316'] },
            ],
          }),
        getNonStandardSkuPriceAndPartNumber: async () => generated,
        generateNonStandardSku: async () => ({ sku: 'BGX1', ...generated }),
      },
      pricing: { getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: async () => ({ skuPriceAndDeliveryTimes: {} }) },
    },
    widgets,
    path: `${path}?r=abc`,
    params,
  });
  expect(await screen.findByLabelText('加购')).toHaveTextContent('请先选择规格参数哦~');
  await user.click(screen.getByRole('radio', { name: '30' }));
  await user.click(screen.getByRole('radio', { name: '304' }));
  await waitFor(() => expect(screen.getByLabelText('加购')).toHaveTextContent('BGX1'));
  expect(screen.getByText('GT-30-A2')).toBeVisible();
  const query = new URLSearchParams(window.location.search);
  expect([query.get('exattr'), query.get('r')]).toEqual(['长度:30;材质:304;', 'abc']);
});

test('of a configurable product no model has a price before it is configured', async () => {
  const item = (skuNumber: string, length: string) => ({ ...aSkuDetail({ skuNumber, isNonStandard: true }), values: [length] });
  renderPage(<ProductPage />, {
    answers: {
      product: {
        searchSku: async () => aSkuDetail({ isNonStandard: true, spuSkuCount: 2, options: [{ key: '长度', values: ['30'] }] }),
        getSkuListByProductId: async () => ({
          attributeKeys: ['齿数'],
          common: [],
          total: 2,
          items: [item('S20', '20'), item('BG100001', '30')],
        }),
      },
      pricing: { getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity: async () => ({ skuPriceAndDeliveryTimes: {} }) },
    },
    widgets,
    path,
    params,
  });
  const table = await screen.findByRole('table', { name: '同产品的全部型号' });
  expect(within(table).getAllByText('选规格后定价')).toHaveLength(2);
  expect(table).not.toHaveTextContent('¥');
});

test('the table of models filters by attribute and opens another model', async () => {
  const item = (skuNumber: string, length: string) => ({
    ...aSkuDetail({ skuNumber, manufacturerPartNumber: `GT-${length}` }),
    values: [length],
  });
  const { user, seen } = renderPage(<ProductPage />, {
    answers: {
      product: {
        searchSku: async () => aSkuDetail({ spuSkuCount: 3 }),
        getSkuListByProductId: async () => ({
          attributeKeys: ['公称长度'],
          common: [],
          total: 3,
          items: [item('S20', '20'), item('S25', '25'), item('BG100001', '30')],
        }),
      },
    },
    session: { signedIn: false },
    widgets,
    path,
    params,
  });
  const table = await screen.findByRole('table', { name: '同产品的全部型号' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('当前商品');
  await user.selectOptions(screen.getByRole('combobox', { name: '按公称长度筛选' }), '25');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  await user.click(within(table).getByRole('cell', { name: '25' }));
  expect(seen.navigations).toEqual(['/p/S25']);
});

test.each([{ isActive: false }, { showShortSupply: true }])(
  'what can’t be bought (%j) shows what the private brand has instead, at once',
  async (why) => {
    const instead = { ...aSkuDetail({ skuNumber: 'HY1', productName: '火也 内六角螺钉' }) };
    const customerSearchSkuByElastic = async () => ({ pageIndex: 1, pageSize: 20, total: 1, isEstimated: false, items: [instead] });
    const sku = aSkuDetail({ ...why, ownerBrandRecommendSku: 'HY1' });
    const answers = { product: { searchSku: async () => sku }, search: { customerSearchSkuByElastic } };
    renderPage(<ProductPage />, { answers, session: { signedIn: false }, path, params });
    const place = await screen.findByRole('region', { name: '自有品牌推荐' });
    expect(await within(place).findByRole('link', { name: /火也 内六角螺钉/ })).toHaveAttribute('href', '/p/HY1');
  },
);

test.each([
  ['sold out, without substitutes', { showShortSupply: true }, '到货后恢复销售。'],
  ['sold out, with accessories only', { showShortSupply: true, relationCounts: [aCount(3)] }, '到货后恢复销售。'],
  ['sold out, with a substitute', { showShortSupply: true, relationCounts: [aCount(6)] }, '可以看看替代商品，到货后恢复销售。'],
  ['delisted, without substitutes', { isActive: false, relationCounts: [aCount(1, 0)] }, '不再销售。'],
  ['delisted, with a substitute', { isActive: false, relationCounts: [aCount(1)] }, '可以看看替代商品。'],
  ['delisted, with the private brand’s', { isActive: false, ownerBrandRecommendSku: 'HY1' }, '可以看看替代商品。'],
  ['delisted, made to order, with an optional one', { isActive: false, isNonStandard: true, relationCounts: [aCount(6)] }, '不再销售。'],
])('%s: substitutes are named where there are any (rules product 4, 10)', async (_, facts, words) => {
  const answers = { product: { searchSku: async () => aSkuDetail(facts) } };
  renderPage(<ProductPage />, { answers, session: { signedIn: false }, path, params });
  expect(await screen.findByText(words)).toBeVisible();
  expect(document.body).not.toHaveTextContent('询价');
});

test('a delisted product says so', async () => {
  renderPage(<ProductPage />, {
    answers: { product: { searchSku: async () => aSkuDetail({ isActive: false }) } },
    session: { signedIn: false },
    path,
    params,
  });
  expect(await screen.findByText('该商品已下架')).toBeVisible();
});

test('an unknown SKU is said to be missing', async () => {
  renderPage(<ProductPage />, {
    answers: { product: { searchSku: () => Promise.reject(refusal('SKU_NOT_FOUND', '没有找到该商品')) } },
    path,
    params,
  });
  expect(await screen.findByRole('heading', { name: '没有找到该商品' })).toBeVisible();
});
