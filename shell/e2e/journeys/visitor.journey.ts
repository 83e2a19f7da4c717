import { callFromPage, faultsInPage, signOut } from '@mall/testing/e2e';
import { $, $$, browser, expect } from '@wdio/globals';
import { faultsOfListed } from '../found/faults-of-listed.ts';
import { publicExamples } from '../found/public-examples.ts';
import { type CrawledPage, readAsCrawler } from '../found/read-as-crawler.ts';
import { sitemapAddresses } from '../found/sitemap-addresses.ts';
import { isNowhere, unlisted } from '../found/unlisted.ts';
import { addressesFor } from '../width/every-route.ts';

const sourceOf = (path: string) =>
  browser.execute((address: string) => fetch(address).then((answer) => answer.text()), path) as unknown as Promise<string>;

describe('a visitor', () => {
  before(signOut);

  it('sees what was found within results as it arrives, before any script', async () => {
    const source = await sourceOf(`/search?keyword=${encodeURIComponent('螺钉')}&within=304`);
    expect(source).toContain('移除 结果中：304');
    expect(source).toContain('304不锈钢');
  });

  it('gets a clear page for any odd search, in time and without a fault', async () => {
    const odd = [
      ...['a'.repeat(10_000), `a${'\u{1F529}'.repeat(60)}`, '(a+)+$', '<script>', "' or 1=1", '%', '\\', '１２３', 'ＭＸ８'].map(
        encodeURIComponent,
      ),
      ...[
        '%00',
        '%ED%A0%BD',
        'm8&page=100000',
        'm8&attr=x:y;',
        'm8&attr=%00:%00;',
        'm8&within=%00',
        'm8&brand=999999&category=1',
        'm8&sort=evil',
      ],
    ];
    for (const one of odd) {
      const status = await browser.execute(async (address: string) => {
        const answer = await fetch(address);
        await answer.text();
        return answer.status;
      }, `/search?keyword=${one}`);
      expect([one.slice(0, 40), status]).toEqual([one.slice(0, 40), 200]);
    }
  });

  it('sees the mall at once: the page arrives rendered, in the region of the address or Shanghai', async () => {
    const source = await sourceOf('/');
    expect(source).toContain('新品');
    expect(source).toContain('上海');
    await browser.url('/');
    await expect($('#frame-header')).toHaveText(expect.stringContaining('全部商品分类'));
    await expect($('#frame-footer')).toHaveText(expect.stringContaining('97.5%'));
  });

  it('gets no price anywhere, not in the source either', async () => {
    const { body } = await callFromPage<{ products: { skuNumber: string; categoryId: number }[] }>(
      'POST',
      '/api/product/CustomerSearchProducts',
      { keyword: '内六角 m8x30' },
    );
    const { skuNumber, categoryId } = body.products[0]!;
    for (const path of ['/', `/c-${categoryId}`, `/p/${skuNumber}`, '/search?keyword=m8x30']) {
      const source = await sourceOf(path);
      expect(source).toContain('登录');
      // What a coupon asks for and takes off is no price.
      const coupons = /<section aria-labelledby="coupons-title">.*?<\/section>|(?:满|减|"valueText":")¥[\d.,]+/gs;
      expect(source.replace(coupons, '')).not.toMatch(/¥\s*<|¥\d|"appliedPriceSub":"\d|"appliedPriceFen":\d|"listPrice/);
    }
  });

  it('opens a category, narrows it down and comes to a product without a page load', async () => {
    const { body } = await callFromPage<{ products: { categoryId: number }[] }>('POST', '/api/product/CustomerSearchProducts', {
      keyword: '深沟球轴承',
    });
    await browser.url(`/c-${body.products[0]!.categoryId}`);
    await browser.execute(() => {
      (window as unknown as { stayed: boolean }).stayed = true;
    });
    await $('main a[href^="/p/"]').waitForClickable();
    // Before the page's scripts have taken over its markup a link is the browser's, and loads a page.
    await $('main [data-ssr]').waitForExist({ reverse: true });
    const name = await $('main a[href^="/p/"]').getAttribute('href');
    await browser.execute(
      (href: string) => document.querySelector<HTMLAnchorElement>(`main a[href="${href}"]:not([target])`)?.click(),
      name!,
    );
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/p/'));
    await $('main h1').waitForDisplayed();
    expect(await browser.execute(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  });

  it('finds the place in a long list again when going back', async () => {
    await browser.url('/search?keyword=%E5%86%85%E5%85%AD%E8%A7%92');
    await $('main a[href^="/p/"]').waitForClickable();
    const place = await browser.execute(() => {
      window.scrollTo(0, 1400);
      return window.scrollY;
    });
    expect(place).toBeGreaterThan(900);
    await browser.execute(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/p/"]:not([target], [href*="#"])')].at(-1)!.click(),
    );
    await $('#area-mf-storefront h1').waitForDisplayed();
    expect(await browser.execute(() => window.scrollY)).toBe(0);
    await browser.back();
    // Rows that were estimated while they were out of sight move it by a few pixels.
    await browser.waitUntil(() => browser.execute((there: number) => Math.abs(window.scrollY - there) < 20, place), {
      timeoutMsg: 'the list did not come back to where it was',
    });
  });

  it('is told inside the frame that something is not there', async () => {
    for (const path of ['/p/NOSUCH99', '/c-99999999', '/nowhere/at/all']) {
      await browser.url(path);
      await expect($('#frame-header')).toBeDisplayed();
      await $('main').waitForDisplayed();
      await browser.waitUntil(async () => /没找到|没有找到|不存在|下架/.test(await $('main').getText()), {
        timeoutMsg: `${path} did not say that it is not there`,
      });
    }
  });

  it('is asked to sign in where a login is needed, and keeps the way back', async () => {
    await browser.url('/mycart');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/login?redirect=%2Fmycart'));
  });

  it('finds every page by a search engine: each reads whole without scripts, and only what is nobody’s to look for is kept out', async () => {
    const ask = async (method: 'GET' | 'POST', path: string, input?: object) => (await callFromPage(method, path, input)).body;
    const closed = [...(await sourceOf('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
    const named = await sitemapAddresses(sourceOf);
    const pages = new Map<string, CrawledPage>();
    const [wrong, keptOut] = [{} as Record<string, string[]>, new Set<string>()];
    for (const { address, route } of addressesFor('everybody', await publicExamples(ask))) {
      const page = await browser.execute(readAsCrawler, address, closed);
      if (page.faults.length) wrong[address] = page.faults;
      const saysItself = new URL(page.canonicals[0] ?? '/', 'http://mall').pathname === address;
      if (named.has(address) && (page.isUnlisted || !saysItself)) wrong[address] = [...page.faults, 'stands in the sitemap'];
      if (page.isUnlisted) keptOut.add(route);
      else if (isNowhere(route)) expect([address, page.status]).toEqual([address, 404]);
      else pages.set(address, page);
    }
    expect(pages.size).toBeGreaterThan(50);
    expect(named.has('/canshu')).toBe(true);
    expect({ ...wrong, ...faultsOfListed(pages) }).toEqual({});
    expect([...keptOut].filter((route) => !isNowhere(route)).sort()).toEqual([...unlisted].sort());
  });

  it('meets no serious accessibility fault on the public pages', async () => {
    for (const path of ['/', '/search?keyword=%E5%86%85%E5%85%AD%E8%A7%92', '/brand/all']) {
      await browser.url(path);
      await $('main').waitForDisplayed();
      expect(await faultsInPage()).toEqual([]);
    }
    expect(await $$('main').length).toBe(1);
  });
});
