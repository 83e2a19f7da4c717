/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderPage, screen } from '@mall/testing';
import { OwnBrandTag } from './own-brand-tag.tsx';

afterEach(() => void jest.useRealTimers());

const item = {
  skuNumber: 'HY1',
  productName: '火也 内六角螺钉',
  manufacturerName: '火也',
  manufacturerPartNumber: 'HY701',
  defaultThumbUrl: '/img/sku/HY1/thumb.svg',
  salesPackUom: '个',
  minOrderQty: 1,
  isLogin: false,
  isActive: true,
  dynamicDeliveryTimeId: 1,
  arrivalDate: '2026-11-25',
};

test('a buyer sees the price that came with it', async () => {
  const priced = { ...item, isLogin: true, appliedPriceTag: '', appliedPriceFen: 4030, underlinedPrice: '', hasTierPrices: false };
  const customerSearchSkuByElastic = async () => ({ pageIndex: 1, pageSize: 20, total: 1, isEstimated: false, items: [priced] }) as never;
  const { user } = renderPage(<OwnBrandTag skuNumber="HY1" />, { answers: { search: { customerSearchSkuByElastic } } });
  await user.click(screen.getByRole('button', { name: '火也替代' }));
  expect((await screen.findByRole('link', { name: '火也 内六角螺钉' })).parentElement).toHaveTextContent('¥40.30');
});

test('the recommendation opens 0.1 s after the pointer came, stays while it is there, and closes 0.9 s after it left', async () => {
  await import('./recommend-popup.tsx');
  const asked: unknown[] = [];
  const customerSearchSkuByElastic = async (input: unknown) => {
    asked.push(input);
    return { pageIndex: 1, pageSize: 20, total: 1, isEstimated: false, items: [item] } as never;
  };
  renderPage(<OwnBrandTag skuNumber="HY1" />, { session: { signedIn: false }, answers: { search: { customerSearchSkuByElastic } } });
  const tag = () => screen.getByRole('button', { name: '火也替代' });
  jest.useFakeTimers();
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  fireEvent.pointerEnter(tag());
  await pass(99);
  expect(asked).toEqual([]);
  await pass(1);
  await pass(50);
  expect(asked).toEqual([{ skuNumbers: ['HY1'] }]);
  expect(screen.getByRole('link', { name: '火也 内六角螺钉' })).toHaveAttribute('href', '/p/HY1');
  fireEvent.pointerLeave(tag());
  await pass(899);
  expect(tag()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerEnter(screen.getByRole('link', { name: '火也 内六角螺钉' }).parentElement!);
  await pass(5000);
  expect(tag()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerLeave(screen.getByRole('link', { name: '火也 内六角螺钉' }).parentElement!);
  await pass(900);
  expect(tag()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(tag());
  await pass(0);
  expect(tag()).toHaveAttribute('aria-expanded', 'true');
});
