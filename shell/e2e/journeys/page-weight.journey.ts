import { callFromPage, signOut, weighPage } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';

/** In KB (1000 bytes): the markup without scripts and data, of it what comes up to the fold, and what travels once the page is kept. */
const most = {
  home: { markup: 116.5, first: 38, travels: 35.8 },
  category: { markup: 128, first: 60, travels: 33 },
  search: { markup: 127, first: 56, travels: 33 },
  product: { markup: 77, first: 34, travels: 28.5 },
};

/** A page as it came, and its bytes on the way. The second time it is asked for, it is compressed as it stays. */
const asked = (path: string) =>
  browser.execute(async (address: string) => {
    const load = () => fetch(address, { cache: 'no-store' }).then((answer) => answer.text());
    await load();
    await load();
    performance.clearResourceTimings();
    const html = await load();
    const [entry] = performance.getEntriesByName(new URL(address, location.href).href, 'resource') as PerformanceResourceTiming[];
    return { html, travels: entry?.encodedBodySize ?? Number.NaN };
  }, path);

describe('a page’s weight', () => {
  before(signOut);

  it('stays within what was reached, in markup and on the way', async () => {
    const { body } = await callFromPage<{ products: { skuNumber: string; categoryId: number }[] }>(
      'POST',
      '/api/product/CustomerSearchProducts',
      { keyword: '内六角' },
    );
    const { skuNumber, categoryId } = body.products[0]!;
    const pages = {
      home: '/',
      category: `/c-${categoryId}`,
      search: '/search?keyword=%E5%86%85%E5%85%AD%E8%A7%92',
      product: `/p/${skuNumber}`,
    };
    for (const [page, path] of Object.entries(pages)) {
      const { html, travels } = await asked(path);
      const { markup, first } = weighPage(html);
      const limit = most[page as keyof typeof most];
      const over = Object.entries({ markup, first, travels }).filter(([what, size]) => !(size <= limit[what as keyof typeof limit] * 1000));
      expect({ page, over }).toEqual({ page, over: [] });
    }
  });
});
