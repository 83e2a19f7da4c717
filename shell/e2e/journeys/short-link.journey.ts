import { signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';

const nowhere = '抱歉，没找到您想要的页面～';

describe('a short link', () => {
  before(signOut);

  it('leads to a page of the mall, which then is the one to come back from', async () => {
    await browser.url('/');
    await browser.url('/bearing');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/search?keyword='));
    await $('main h1').waitForDisplayed();
    await browser.back();
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/');
  });

  it('to a buyer’s own page asks for the login first', async () => {
    await browser.url('/zhangqi');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/login?redirect=%2Fcustomer%2FcustomerCreditLimit'));
  });

  it('leads out of the mall, with http where its scheme is missing', async () => {
    await browser.url('/healthz');
    const { body } = await browser.execute(() =>
      fetch('/api/ShortUrl/GetFullUrlByShortCode/gbopen').then((answer) => answer.json() as Promise<{ body: { url: string } }>),
    );
    expect(body.url).toBe('openstd.samr.gov.cn/bzgk/gb/');
    // Nothing outside is asked: what the page would go to is read off its own way out.
    await browser.url('/gbopen').catch(() => {});
    await browser.waitUntil(async () => /^(http:\/\/openstd\.samr\.gov\.cn|chrome-error:)/.test(await browser.getUrl()), {
      timeoutMsg: 'the page did not leave the mall',
    });
  });

  it('with a code nobody knows, or a reserved word that no area serves, is a page that does not exist', async () => {
    for (const path of ['/nosuch1', '/sitemap', '/supplier']) {
      await browser.url(path);
      await $('main').waitForDisplayed();
      if (!(await browser.execute(() => document.querySelector('#mall-page')!.textContent!.includes(`"path":"${location.pathname}"`))))
        await browser.waitUntil(async () => (await $('main').getText()).includes(nowhere), { timeoutMsg: `${path} does exist` });
    }
  });

  it('never hides a page of the mall', async () => {
    await browser.url('/search?keyword=m8x30');
    await $('main h1').waitForDisplayed();
    expect(await $('main').getText()).not.toContain(nowhere);
    await browser.url('/mycart');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/login?redirect=%2Fmycart'));
  });
});
