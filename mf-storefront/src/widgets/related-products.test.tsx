/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, within } from '@mall/testing';
import { aSkuCard } from '../parts/builders.ts';
import RelatedProductsWidget from './related-products.tsx';

const related = (skuNumber: string, typeId = 1) => ({
  ...aSkuCard({ skuNumber, manufacturerPartNumber: `P-${skuNumber}`, customerSkuItemNo: `WL-${skuNumber}` }),
  ...{ typeId, typeDesc: '完全替代', relationRemark: '尺寸相同', dynamicDeliveryTimeName: '当日发货' },
});
const typeCounts = [
  { typeId: 1, typeDesc: '完全替代', count: 6 },
  { typeId: 3, typeDesc: '选配件', count: 1 },
];
const group = {
  ...{
    productId: 7,
    typeId: 1,
    typeDesc: '完全替代',
    name: '螺钉 304',
    count: 3,
    skus: [aSkuCard({ skuNumber: 'S1', customerSkuItemNo: 'WL-S1' }), aSkuCard({ skuNumber: 'S2' })],
  },
  actualAttributes: [{ key: '长度', value: ['4 mm', '10 mm'] }],
};

function open({ isNonStandard = false, path = '/c-1' } = {}) {
  const asked: string[] = [];
  const page = renderPage(
    <RelatedProductsWidget sku="BG1" name="螺钉" typeId={1} isNonStandard={isNonStandard} r="list-1" onClose={() => {}} />,
    {
      session: { signedIn: false },
      path,
      answers: {
        product: {
          querySkuRelationBySkuNumber: async ({ query, pager }) => {
            asked.push(`model ${query.relatedSkuType} ${pager?.pageIndex}`);
            const items = query.relatedSkuType === 3 ? [related('Z1', 3)] : [related(`A${pager?.pageIndex}`)];
            return { pageIndex: 1, pageSize: 5, total: query.relatedSkuType === 3 ? 1 : 6, items, typeCounts };
          },
          getNonStandardSubstitutesSku: async () => ({ pageIndex: 1, pageSize: 5, total: 1, items: [related('N1')] }),
          customerSearchProductsToSkuDetail: async ({ productId, attributes, pageIndex = 1 }) => {
            asked.push(`groups ${productId ?? '-'} ${attributes} ${pageIndex}`);
            const skus = productId === undefined ? group.skus : [aSkuCard({ skuNumber: 'S3', productName: '第三个' })];
            return {
              pageIndex,
              pageSize: 2,
              total: 2,
              skuTotal: 3,
              items: [
                { ...group, skus },
                { ...group, productId: 8, name: '螺钉 316' },
              ],
            };
          },
          searchProductAttributeToSkuDetail: async () => [{ key: '长度', value: ['4 mm', '10 mm'] }],
        },
      },
    },
  );
  return { ...page, asked };
}

test('four kinds with their counts, by model: all columns, five a page, and a substitute carries the list’s request', async () => {
  const { user, asked } = open();
  const dialog = await screen.findByRole('dialog', { name: '替代与配件' });
  expect((await within(dialog).findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    '完全替代6',
    '必配件0',
    '选配件1',
    '可选替代0',
  ]);
  expect(
    within(dialog)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual([...['产品', '产品信息', '型号/订货编码', '货期', '单价', '规格', '操作']]);
  expect(within(dialog).getByRole('status')).toHaveTextContent('共 6 项');
  expect(within(dialog).getByText('WL-A1')).toBeVisible();
  expect(within(dialog).getAllByRole('link')[0]).toHaveAttribute('href', '/p/A1?r=list-1&t=1');
  await user.click(within(dialog).getByRole('button', { name: '第 2 页' }));
  await user.click(within(dialog).getByRole('tab', { name: /选配件/ }));
  expect(await within(dialog).findByText('P-Z1')).toBeVisible();
  expect(within(dialog).getAllByRole('link')[0]).toHaveAttribute('href', '/p/Z1');
  expect(asked).toEqual(['model 1 1', 'model 1 2', 'model 3 1']);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('by parameters: grouped by product, a group opens and closes, filters narrow and are reset, two SKUs a page', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('button', { name: '按规格参数选' }));
  const head = await screen.findByRole('button', { name: /螺钉 304/ });
  expect(head).toHaveAttribute('aria-expanded', 'false');
  await user.click(head);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByText(/^WL-/).map((one) => one.textContent)).toEqual(['WL-S1']);
  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(await screen.findByText('第三个')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /螺钉 304/ }));
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  await user.selectOptions(screen.getByRole('combobox', { name: '按长度筛选' }), '4 mm');
  expect(await screen.findByText('3 个符合')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重置所选参数' }));
  expect(screen.queryByText('3 个符合')).toBeNull();
  expect(asked).toEqual(expect.arrayContaining(['groups -  1', 'groups 7  2', 'groups - 长度:4 mm; 1']));
  expect(await accessibilityFaults(document.body)).toEqual([]);
});

test('a configurable product shows complete substitutes only', async () => {
  open({ isNonStandard: true });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['完全替代6']);
  expect(await screen.findByText('P-N1')).toBeVisible();
});
