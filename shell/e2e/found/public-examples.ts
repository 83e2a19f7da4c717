import type { Examples } from '../width/every-route.ts';

/** Makes a call of the API as a visitor and gives the answer's body. */
type Ask = (method: 'GET' | 'POST', path: string, input?: object) => Promise<unknown>;

/** What stands in for the parameters of routes that are for everybody, in the mall that `ask` asks. */
export async function publicExamples(ask: Ask): Promise<Examples> {
  const { products } = (await ask('POST', '/api/product/CustomerSearchProducts', { keyword: '螺钉' })) as {
    products: { manufacturerId: number; categoryId: number; skuNumber: string }[];
  };
  const campaigns = (await ask('POST', '/api/setting/GetMallPromotionPagedList', {})) as { items: { id: number; kind: number }[] };
  const books = (await ask('GET', '/api/download/getCatalogueList?pageIndex=1&pageSize=1')) as { items: { id: number }[] };
  const [product, campaign, book] = [products[0], campaigns.items[0], books.items[0]];
  if (!product || !campaign || !book) throw new Error('The mall is empty: it has no goods, no campaign or no catalogue');
  return {
    skuNumber: product.skuNumber,
    sku: product.skuNumber,
    manufacturerId: String(product.manufacturerId),
    categoryId: String(product.categoryId),
    'catalog:id': String(campaign.id),
    'discount:type': String(campaign.kind),
    'discount:id': String(campaign.id),
    'new:type': String(campaign.kind),
    'new:id': String(campaign.id),
    'download:id': String(book.id),
    // What the demo tells has its numbers (infra/demo/src/content).
    ...{ 'gp:id': '30001', 'cp:id': 'fasteners', 'cms:id': 'maintenance', 'catalogue:id': '11001' },
    ...{ 'news:id': '801', 'zhishi:id': '10101', 'knowledge:id': '10101', synonym: encodeURIComponent('杯头螺丝') },
    // A link that is over says so.
    'joinCompany:token': 'a'.repeat(32),
  };
}
