/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import { ProductCell } from './product-cell.tsx';
import { SkuPrice } from './sku-price.tsx';
import { SkuTags } from './sku-tags.tsx';

const view = {
  isLogin: true,
  appliedPriceTag: '协议价',
  appliedPriceFen: 1_234_560,
  underlinedPrice: '15000.00',
  hasTierPrices: false,
} as const;

test('a visitor is asked to log in, a buyer sees the newest price with its tag', async () => {
  const visitor = renderPage(<SkuPrice views={[undefined, { ...view, isLogin: false }]} />, { session: { signedIn: false } });
  await visitor.user.click(screen.getByRole('button', { name: '登录查看价格' }));
  expect(visitor.seen.logins).toHaveLength(1);
  visitor.unmount();
  const { container } = renderPage(<SkuPrice views={[view, undefined]} unit="个" />);
  expect(container).toHaveTextContent('¥12,345.60');
  expect(screen.getByText('协议价')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('related products are left out unless there is a way to them', async () => {
  const sku = { manufacturerName: '固泰', isActive: true, hasReplaces: true, hasRelations: true };
  const plain = renderPage(<SkuTags sku={sku} />);
  expect(screen.queryByText('选替代')).toBeNull();
  plain.unmount();
  const open = jest.fn();
  const { user } = renderPage(<SkuTags sku={sku} related={{ open }} />);
  await user.click(screen.getByRole('button', { name: '选配件' }));
  expect(open).toHaveBeenCalledWith(3);
});

test('each tag stands where its fact does, and nowhere else (rules product 3, 10)', () => {
  const plain = { manufacturerName: '火也', isActive: true };
  const words = (sku: object, all = false) => {
    const { container, unmount } = renderPage(<SkuTags sku={{ ...plain, ...sku }} related={{ open: () => undefined }} all={all} />);
    const said = [...container.querySelectorAll('[data-kind], button')].map((one) => one.textContent);
    unmount();
    return said;
  };
  expect(words({})).toEqual([]);
  expect(words({}, true)).toEqual(['标准品']);
  const facts: [object, string][] = [
    [{ isActive: false }, '已停产'],
    [{ showShortSupply: true }, '缺货，暂停销售'],
    [{ isPrivateBrand: true }, '火也'],
    [{ isBlackCardProduct: true }, '黑卡商品'],
    [{ isNonStandard: true }, '规格参数'],
    [{ dropShip: true }, '厂家直发'],
    [{ isFixedPrice: true }, '库存紧张'],
    [{ clearance: true }, '清仓'],
    [{ has3DModel: true }, '3D'],
    [{ economic: true }, '经济型'],
    [{ ownerBrandRecommendSku: 'HY1' }, '火也替代'],
    [{ hasReplaces: true }, '选替代'],
    [{ hasRelations: true }, '选配件'],
  ];
  for (const [fact, word] of facts) expect(words(fact)).toEqual([word]);
  expect(words({ isNonStandard: true, hasReplaces: true, hasRelations: true })).toEqual(['规格参数', '选替代']);
  expect(words({ returnPolicy: true })).toEqual([]);
  expect(words({ returnPolicy: true }, true)).toEqual(['标准品', '支持退换']);
});

test.each([false, true])('a line of goods leads to its page and copies its order code (dense: %s)', async (dense) => {
  const product = {
    sku: 'AC 1',
    productName: '螺钉',
    manufacturerName: '固泰',
    manufacturerPartNumber: 'GT9',
    orderCode: '',
    defaultThumbUrl: '',
    selectedAttributes: '',
  };
  const { container } = renderPage(<ProductCell product={product} size={48} dense={dense} />);
  expect(screen.getByRole('link', { name: '螺钉' })).toHaveAttribute('href', '/p/AC%201');
  expect(screen.getByRole('button', { name: '复制订货编码 AC 1' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
