import { $, browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { beginAnew, expectRestToWork, openPage } from '../stand/rest-of-the-site.ts';

interface Inserted {
  src: string;
  integrity: string;
}

/** Every script element that is put into the page from now on, in the order they came. */
const watchScripts = () =>
  browser.execute(() => {
    const seen: Inserted[] = [];
    (window as { insertedScripts?: Inserted[] }).insertedScripts = seen;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) seen.push({ src: node.src, integrity: node.integrity });
    }).observe(document, { childList: true, subtree: true });
  });

const scriptsOfPage = () =>
  browser.execute(() => [
    ...[...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="preload"][as="script"]')].map((one) => ({
      src: 'src' in one ? one.src : one.href,
      integrity: one.integrity,
    })),
    ...((window as { insertedScripts?: Inserted[] }).insertedScripts ?? []),
  ]) as Promise<Inserted[]>;

describe('a script that nobody vouches for', () => {
  before(beginAnew);

  it('is not in the page: the shell’s, the entries, their chunks and the preloads carry the checksum of the build', async () => {
    await openPage('/p/NOSUCH99');
    await watchScripts();
    await expectRestToWork();
    const scripts = await scriptsOfPage();
    expect(scripts.length).toBeGreaterThan(15);
    expect(scripts.filter(({ integrity }) => !/^sha384-[\w+/]{64}$/.test(integrity))).toEqual([]);
  });

  it('is not fetched twice either: a preload or a warm-up and the script it is for are one request', async () => {
    await stand.forget();
    await browser.sendCommand('Network.clearBrowserCache', {});
    await openPage('/search?keyword=m8');
    const link = $('#frame-header a[href="/"]');
    await link.moveTo();
    await link.click();
    await browser.waitUntil(() => browser.execute(() => !!document.querySelector('#area-mf-storefront h2')), {
      timeoutMsg: 'home did not show',
    });
    const asked = (await stand.requests()).map(({ path }) => path).filter((path) => path.startsWith('/assets/'));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  });

  it('does not run: the policy lets only what carries this page’s nonce, or what such a script loads', async () => {
    const { headers } = await fetch(`${browser.options.baseUrl}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic'/);
    expect(policy.match(/script-src[^;]*/)![0]).not.toMatch(/unsafe|http|data:/);
    await openPage('/');
    await browser.execute(() => {
      const markup = document.createElement('div');
      markup.innerHTML = '<img src="/none" onerror="window.ran = true">';
      document.body.append(markup);
    });
    await browser.waitUntil(async () => (await stand.requests()).some(({ path }) => path === '/none'));
    expect(await browser.execute(() => (window as { ran?: boolean }).ran)).toBeUndefined();
  });
});
