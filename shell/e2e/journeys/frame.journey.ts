import { callFromPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';

/** What moved on this page without anybody's doing, as the browser counts it, and what it was. */
const shiftOfPage = () =>
  browser.executeAsync((done: (found: { sum: number; moved: string[] }) => void) => {
    const found = { sum: 0, moved: [] as string[] };
    type Shift = { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        if (hadRecentInput) continue;
        found.sum += value;
        for (const { node } of sources) found.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 20)} ${value.toFixed(4)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Entries of the past are handed over in a task of their own.
    requestAnimationFrame(() => setTimeout(() => done(found)));
  }) as unknown as Promise<{ sum: number; moved: string[] }>;
async function expectStill(path: string) {
  const { sum, moved } = await shiftOfPage();
  if (sum >= 0.02) throw new Error(`${path} moved by ${sum.toFixed(4)}: ${moved.join(', ')}`);
}

/** The calls that the frame makes; everything else on a page is an area's. */
const shellsCalls =
  /\/api\/(customer\/(Validate|GetCustomerInfo|GetLayoutStatistics|GetAllKpByCustomerId)|customerCredit\/(GetCustomerCreditInfo|CheckCurrent)|setting\/GetMall(LayOut|SearchBox|HomePageTop)|common\/GetMallHot|product\/(GetFirstGrade|SearchCategoryTree))/;
const callsOfShell = async () => {
  const urls = (await browser.execute(() => performance.getEntriesByType('resource').map(({ name }) => name))) as string[];
  return urls.filter((url) => shellsCalls.test(url));
};
/** Drops what the last page knew of the buyer; it is back once the server has confirmed who is here. */
const forgetConfirmation = () => browser.deleteCookies(['info']);
const confirmed = () => browser.waitUntil(() => browser.execute(() => /(^|; )info=/.test(document.cookie)));
const settled = () =>
  browser.waitUntil(() => browser.execute(() => document.readyState === 'complete' && !document.querySelector('main [aria-busy="true"]')));

describe('the frame around every page', () => {
  before(signOut);

  it('keeps the side menu in sight wherever the page is, folded on a narrow screen', async () => {
    await browser.url('/search?keyword=m8');
    const isInSight = () =>
      browser.execute(() => {
        const { top, bottom } = document.querySelector('.frame-side')!.getBoundingClientRect();
        return top > 0 && bottom <= window.innerHeight;
      });
    await browser.waitUntil(isInSight, { timeoutMsg: 'the side menu is out of sight' });
    await browser.execute(() => window.scrollTo(0, 1500));
    await browser.waitUntil(isInSight);
    await $('.frame-side').$('button=返回顶部').click();
    await browser.waitUntil(() => browser.execute(() => window.scrollY === 0));
  });

  it('shows the code of customer service, and closes it by Escape', async () => {
    await $('.frame-side').$('button=在线客服').click();
    await browser.waitUntil(() =>
      browser.execute(() => (document.querySelector<HTMLImageElement>('img[alt="在线客服二维码"]')?.naturalWidth ?? 0) > 0),
    );
    await browser.keys('Escape');
    await $('img[alt="在线客服二维码"]').waitForExist({ reverse: true });
  });

  it('paints a page before it fetches its pictures of parts and its scripts, and shows every picture and row without scripts, too', async () => {
    const picture = '[data-picture] > img';
    await browser.sendCommand('Network.clearBrowserCache', {});
    // Products that no page before showed: what is still in memory costs nothing and does not wait.
    await browser.url('/search?keyword=6204');
    const fetched = () =>
      browser.execute(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ name, transferSize }) => transferSize > 0 && /\/img\/sku\/|\.js$/.test(name),
        );
        return { all: files.length, early: files.filter(({ startTime }) => startTime < paint!.startTime).map(({ name }) => name) };
      });
    await browser.waitUntil(async () => (await fetched()).all > 5);
    expect((await fetched()).early).toEqual([]);
    const showsLastRow = async () => {
      await browser.waitUntil(() =>
        browser.execute(() => {
          const last = document.querySelector('tbody tr:last-child > th > *')!;
          last.scrollIntoView();
          return last.checkVisibility({ contentVisibilityAuto: true });
        }),
      );
    };
    await showsLastRow();
    const setScripts = (value: boolean) => browser.sendCommand('Emulation.setScriptExecutionDisabled', { value });
    await setScripts(true);
    try {
      await browser.url('/search?keyword=6204');
      await browser.waitUntil(() => $(picture).isDisplayed());
      await showsLastRow();
    } finally {
      await setScripts(false);
    }
  });

  it('shows what it held, too, where scripts are switched on and its own are kept from running', async () => {
    await browser.url('/search?keyword=6204');
    await browser.execute(async () => {
      const html = await (await fetch(location.href)).text();
      const { nonce } = document.querySelector<HTMLElement>('[nonce]')!;
      const srcdoc = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/nonce="[^"]*"/g, `nonce="${nonce}"`);
      document.body.append(
        Object.assign(document.createElement('iframe'), { srcdoc, id: 'without-its-scripts', width: 1440, height: 900 }),
      );
    });
    const shows = () =>
      browser.execute(() => {
        const page = document.querySelector<HTMLIFrameElement>('#without-its-scripts')!.contentDocument!;
        const last = page.querySelector('tbody tr:last-child > th > *');
        last?.scrollIntoView();
        const picture = page.querySelector('[data-picture] > img');
        return {
          isRead: page.readyState !== 'loading' && !!last,
          row: !!last?.checkVisibility({ contentVisibilityAuto: true }),
          picture: !!picture?.checkVisibility(),
        };
      });
    await browser.waitUntil(async () => (await shows()).isRead);
    expect(await shows()).toEqual({ isRead: true, row: false, picture: false });
    await browser.waitUntil(async () => JSON.stringify(await shows()) === JSON.stringify({ isRead: true, row: true, picture: true }));
  });

  it('asks for its scripts when its main picture is there', async () => {
    await browser.sendCommand('Network.clearBrowserCache', {});
    await browser.url('/');
    await $('main [data-ssr]').waitForExist({ reverse: true });
    const { picture, scripts } = await browser.execute(() => {
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        picture: fetched.find(({ name }) => name.includes('/img/banner/1.svg'))!.responseEnd,
        scripts: fetched.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
      };
    });
    expect(scripts.length).toBeGreaterThan(2);
    expect(Math.min(...scripts)).toBeGreaterThan(picture);
  });

  it('starts in a browser, too, that keeps its times from pages', async () => {
    const hidden = await browser.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    try {
      await browser.url('/search?keyword=6204');
      await $('main [data-ssr]').waitForExist({ reverse: true });
      await $('.frame-location').click();
      await $('[role="dialog"]').waitForDisplayed();
      await browser.waitUntil(() =>
        browser.execute(() => document.querySelector<HTMLImageElement>('[data-picture] > img')!.naturalWidth > 0),
      );
    } finally {
      await hidden.remove();
    }
  });

  it('closes the video of the home page for good, and nothing moves when it is opened again', async () => {
    await browser.url('/');
    await $('button=观看视频').click();
    await browser.waitUntil(() => browser.execute(() => (document.querySelector('video')?.readyState ?? 0) >= 2));
    await $('[aria-label="关闭视频，不再显示"]').click();
    await browser.url('/');
    await settled();
    await expect($('.frame-band')).not.toBeDisplayed();
    await expectStill('/');
  });

  it('leaves a page of one’s own for the login when the session is over, and leads back', async () => {
    await signInAs();
    await browser.setCookies({ name: 'token', value: 'over', httpOnly: true });
    await browser.url('/customer/personCenter?r=7');
    await browser.waitUntil(async () => (await browser.getUrl()).endsWith('/login?redirect=%2Fcustomer%2FpersonCenter%3Fr%3D7'));
    await $('main').$('h1=登录百工商城').waitForDisplayed();
  });

  it('moves nothing on any layout, and costs a buyer at most four calls', async () => {
    await signInAs();
    for (const [path, layout] of [
      ['/', 'default'],
      ['/search?keyword=m8', 'default'],
      ['/mycart', 'shopping-cart'],
      ['/customer/customerCreditLimit', 'customer-centre'],
      ['/customer/personCenter', 'customer-centre'],
      ['/customer/myorders', 'customer-orders'],
      ['/nowhere/at/all', 'default'],
      ['/privateBrand', 'private-brand'],
      ['/t/aboutUs', 'about-us'],
      ['/customer/applyCredit', 'credit-application'],
      ['/checkout/myAfterSale/1', 'after-sale'],
      ['/maintenanceNotice', 'bare'],
    ] as const) {
      // A page that was rendered in a hurry lets the browser ask for what was late; what a page costs is seen on one that is whole.
      await browser.execute((to) => fetch(to).then((page) => page.text()), path);
      await forgetConfirmation();
      await browser.url(path);
      await settled();
      expect(await browser.execute(() => document.body.dataset.layout)).toBe(layout);
      await confirmed();
      await expectStill(path);
      // Only the cart's head names the contact persons; on the page about the company its area asks for them.
      const calls = (await callsOfShell()).filter((url) => layout === 'shopping-cart' || !url.endsWith('GetAllKpByCustomerId'));
      if (calls.length > 4) throw new Error(`${path} costs ${calls.length} calls: ${calls.join(' ')}`);
    }
  });

  it('does what a button promises that was pressed before the page was alive: its own, and an area’s', async () => {
    await signOut();
    const { body } = await callFromPage<{ products: { skuNumber: string }[] }>('POST', '/api/product/CustomerSearchProducts', {
      keyword: '内六角',
    });
    for (const [button, opened] of [
      ['.frame-side li:first-child button', '.frame-side-popup'],
      ['main button[aria-label^="放大图片"]', '[role="dialog"]'],
    ] as const) {
      const { identifier } = (await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', {
        source: `addEventListener('DOMContentLoaded', () => {
          window.wasAlive = document.querySelectorAll('[data-alive]').length;
          document.querySelector('${button}').click();
        })`,
      })) as { identifier: string };
      try {
        await browser.url(`/p/${body.products[0]!.skuNumber}`);
        await $(opened).waitForDisplayed();
        expect(await browser.execute(() => (window as unknown as { wasAlive: number }).wasAlive)).toBe(0);
      } finally {
        await browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      }
    }
  });

  it('moves nothing on a slow computer either, where the sign of loading is seen before the area', async () => {
    await signInAs();
    await browser.throttleCPU(6);
    try {
      for (const path of ['/mycart', '/customer/personCenter']) {
        await browser.url(path);
        await $('main h1').waitForDisplayed();
        await settled();
        await expectStill(path);
      }
    } finally {
      await browser.throttleCPU(1);
    }
  });
});
