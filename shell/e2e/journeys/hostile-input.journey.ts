import { callFromPage, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';

const markup = '<img src="x" onerror="window.hurt=1">';
const hostile = encodeURIComponent(`"'>${markup}</script><script>window.hurt=1</script>`);

/** What became of it in the page that is shown: the policy would keep a script from running, so elements count as well. */
const harm = () =>
  browser.execute(() => ({
    elements: document.querySelectorAll('img[src="x"], [onerror]').length,
    ran: 'hurt' in window,
  }));
const harmless = { elements: 0, ran: false };
const sourceOf = (path: string) =>
  browser.execute((address: string) => fetch(address).then((answer) => answer.text()), path) as unknown as Promise<string>;

describe('what somebody else writes', () => {
  before(signOut);
  after(signOut);

  /** Where it is written, and what is on the page once its scripts have shown it. */
  const addresses = [
    [`/search?keyword=${hostile}`, 'main h1'],
    [`/search?keyword=m8&within=${hostile}&attr=${hostile}`, 'main h1'],
    [`/p/${hostile}`, '#area-mf-storefront h2'],
    [`/c-1?keyword=${hostile}`, '#area-mf-storefront h2'],
    [`/error-500?msg=${hostile}&preUrl=${hostile}`, 'main h1'],
    [`/login?redirect=${hostile}`, 'input[name="phone"]'],
    [`/register?redirectUrl=${hostile}&bd=${hostile}&token=${hostile}`, 'input[name="phone"]'],
    [`/registerBind?kpid=${hostile}`, 'a=重新登录'],
    [`/registerCompleted?redirectUrl=${hostile}`, 'h1=注册成功'],
    [`/_console/?authorize=${hostile}&state=${hostile}`, 'h1'],
    [`/${hostile}`, 'main h1'],
  ] as const;
  /** Here what was written is on the page, as text. */
  const showsIt = /^\/(search|error-500)/;
  for (const [path, shown] of addresses)
    it(`into the address ${path.split('%')[0]}… never becomes markup, in the source or on the page`, async () => {
      await browser.url('/brand/all');
      expect(await sourceOf(path)).not.toContain('<img src="x"');
      await browser.url(path);
      await $(shown).waitForDisplayed();
      await browser.waitUntil(() => browser.execute(() => document.readyState === 'complete'));
      expect(await harm()).toEqual(harmless);
      if (showsIt.test(path)) expect(await $('main').getText()).toContain(markup);
    });

  it('into the name of a company stays text, for the operator in its account too', async () => {
    const phone = `19${String(Date.now()).slice(-9)}`;
    await browser.url('/brand/all');
    const post = <Body>(call: string, body: object) => callFromPage<Body>('POST', `/api/customer/${call}`, body);
    await post('GetMobileCode', { cellPhone: phone });
    const { body: messages } = await callFromPage<{ text: string }[]>('GET', `/api/console/GetSmsMessages?phone=${phone}`);
    const mobileCode = /\d{6}/.exec(messages[0]!.text)![0];
    const { body: inForce } = await callFromPage<{ type: number; version: number }[]>('GET', '/api/agreement/GetAgreementsInForce');
    const agreements = inForce.map(({ type, version }) => ({ type, version }));
    const { message: registerToken } = await post('LoginByCode', { userName: phone, mobileCode, agreements });
    const companyName = `${markup}常州机械`;
    expect((await post('Register', { registerToken, companyName, contactName: '<b>李敏</b>', agreements })).code).toBe(0);
    expect((await post('LoginAsCustomer', { account: 'operator', password: 'Mall2026!', cellPhone: phone })).code).toBe(0);
    for (const path of ['/brand/all', '/mycart', '/customer/personCenter']) {
      await browser.url(path);
      await browser.waitUntil(async () => (await $('.frame-banners').getText()).includes(`「${companyName}」`), {
        timeoutMsg: 'the banner did not name the company',
      });
      expect(await harm()).toEqual(harmless);
    }
  });
});
