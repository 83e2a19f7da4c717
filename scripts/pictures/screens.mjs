/** @typedef {(method: 'GET' | 'POST', path: string, input?: object) => Promise<any>} CallOfPage a call with the page's session, its body */

/**
 * What the docs show.
 * @typedef {object} Screen
 * @property {string} name of its file
 * @property {'buyer' | 'operator'} as who looks
 * @property {(call: CallOfPage) => string | Promise<string>} address
 * @property {string} shows what stands on it as soon as it is there
 * @property {(call: CallOfPage) => Promise<(() => Promise<unknown>) | undefined>} [put] puts there what it shows; given back is what takes it away again
 */

/** @type {readonly Screen[]} */
export const screens = [
  { name: 'home', as: 'buyer', shows: 'main', address: () => '/' },
  { name: 'search', as: 'buyer', shows: 'main', address: () => `/search?keyword=${encodeURIComponent('深沟球轴承')}` },
  {
    name: 'product',
    as: 'buyer',
    shows: 'main h1',
    address: async (call) => `/p/${(await bought(call, '内六角圆柱头螺钉 M8')).skuNumber}`,
  },
  {
    name: 'cart',
    as: 'buyer',
    shows: 'output[aria-label="应付合计"]',
    async put(call) {
      const { totalProducts } = await call('GET', '/api/shoppingCart/GetShoppingCartSummary');
      if (totalProducts > 0) return undefined;
      const ids = [];
      for (const words of ['内六角圆柱头螺钉 M8', '深沟球轴承 6204', '防护手套', '快插接头']) {
        const { skuNumber: sku, minOrderQty } = await bought(call, words);
        ids.push((await call('POST', '/api/shoppingCart/AddSkuToCart', { sku, quantity: 2 * minOrderQty })).shoppingCartItemId);
      }
      return () => call('POST', '/api/shoppingCart/DeleteCartItems', { ids });
    },
    address: () => '/mycart',
  },
  {
    name: 'quotation',
    as: 'buyer',
    shows: 'main table',
    async address(call) {
      const { items } = await call('POST', '/api/inquiry/GetInquiryPagedList', { status: 'quoted', pageIndex: 1, pageSize: 20 });
      const [longest] = items.toSorted((one, other) => other.lineCount - one.lineCount);
      return `/Customer/InquiryOnlineV2/${longest.id}`;
    },
  },
  { name: 'desk', as: 'operator', shows: 'main', address: () => '/_platform/' },
];

/** The first of what is found that a buyer can put into the cart. */
async function bought(call, keyword) {
  const { products } = await call('POST', '/api/product/CustomerSearchProducts', { keyword, inStock: true, pageSize: 20 });
  return products.find(({ showCart }) => showCart);
}
