/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { BrowserRouter, DataProvider, PlatformProvider } from '@mall/mf-kit';
import { act, fakePlatform } from '@mall/testing';
import { hydrateRoot } from 'react-dom/client';
import { readFilters } from './list-filters.ts';
import type { ListResult } from './list-result.ts';
import { SkuListing } from './sku-listing.tsx';
import { useFilters } from './use-filters.ts';
import { writeFilters } from './write-filters.ts';

// jsdom has none, and rendering to a string sends nothing through it.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
const { renderToString } = await import('react-dom/server');

const listed = (at: number) =>
  ({
    skuNumber: `A${at}`,
    productName: `内六角螺钉 A${at}`,
    manufacturerId: 12,
    manufacturerName: '固泰',
    manufacturerPartNumber: `GT-${at}`,
    orderCode: `F${at}`,
    packQty: 100,
    packUom: '盒',
    salesPackUom: '个',
    minOrderQty: 10,
    stepValue: 10,
    attributesJson: { 螺纹规格: 'M8' },
    isLogin: false,
    dynamicDeliveryTimeId: 1,
    defaultThumbUrl: `/img/sku/A${at}/thumb.svg`,
    isActive: true,
    showCart: true,
  }) as unknown as ListResult['products'][number];
const facet = (at: number) => ({
  key: `属性${at}`,
  type: 'attribute' as const,
  values: Array.from({ length: 12 }, (_, value) => ({ value: `值${value}`, count: 1, selected: false })),
});
const result = {
  requestId: 'r1',
  pageIndex: 1,
  pageSize: 20,
  total: 20,
  products: Array.from({ length: 9 }, (_, at) => listed(at)),
  elasticSearchAttributeResult: { result: Array.from({ length: 6 }, (_, at) => facet(at)), shapeFilteringData: [] },
} as unknown as ListResult;

function List() {
  const filters = useFilters({ read: readFilters, write: writeFilters });
  return (
    <SkuListing
      label="商品列表"
      result={result}
      state={{ error: undefined, isLoading: false, refresh: async () => undefined }}
      filters={filters}
      rows={{
        hrefOf: (sku) => `/p/${sku}`,
        relatedOf: () => ({ open: () => {} }),
        actionsOf: ({ skuNumber }) => <button type="button">对比 {skuNumber}</button>,
      }}
      nothing={null}
    />
  );
}
const Add = ({ sku }: { sku: string }) => <button type="button">加购 {sku}</button>;
const page = () => (
  <PlatformProvider platform={fakePlatform({ session: { signedIn: false }, widgets: { 'add-to-cart': Add as never } })}>
    <DataProvider page={{ values: { asked: true }, failures: {} }}>
      <BrowserRouter>
        <List />
      </BrowserRouter>
    </DataProvider>
  </PlatformProvider>
);

test('the server writes rows below the fold as what is read and where it leads; what works by script alone comes with the scripts', async () => {
  window.history.replaceState(null, '', '/c-1');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page());
  const row = (at: number) => host.querySelectorAll('tbody tr')[at] as HTMLElement;
  const buttons = (at: number) => [...row(at).querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const groups = () => host.querySelectorAll('aside section').length;
  const whole = (at: number) => [`复制型号 GT-${at}`, `对比 A${at}`, '登录查看价格', `加购 A${at}`];
  expect(buttons(0)).toEqual(whole(0));
  expect(buttons(7)).toEqual(['登录查看价格']);
  expect(row(7).textContent).toContain('GT-7');
  expect(row(7).querySelector('a[href="/p/A7"]')).not.toBeNull();
  const served = groups();
  expect(served).toBeLessThan(6);
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(host, page(), { onRecoverableError: (error) => faults.push(error) });
  });
  expect(faults).toEqual([]);
  expect(buttons(7)).toEqual(whole(7));
  expect(groups()).toBe(6);
});

test('as pictures the first row comes with the page, and cards below the fold as what is read', async () => {
  window.history.replaceState(null, '', '/c-1?view=picture');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page());
  const cards = () => [...host.querySelectorAll('article')];
  const pressable = (at: number) => [...cards()[at]!.querySelectorAll('button')].map((one) => one.textContent);
  expect(cards().map((card) => card.querySelector('img')!.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 4 }, () => 'eager'),
    ...Array.from({ length: 5 }, () => 'lazy'),
  ]);
  expect(pressable(7)).toEqual(['对比 A7', '登录查看价格', '加购 A7']);
  expect(pressable(8)).toEqual(['登录查看价格']);
  expect(cards()[8]!.querySelector('a[href="/p/A8"]')).not.toBeNull();
  await act(async () => void hydrateRoot(host, page()));
  expect(pressable(8)).toEqual(['对比 A8', '登录查看价格', '加购 A8']);
});
