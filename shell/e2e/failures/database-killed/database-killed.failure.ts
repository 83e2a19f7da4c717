import { $, browser, expect } from '@wdio/globals';
import { stand } from '../stand/control.ts';
import { areaOf, beginAnew, expectRestToWork, goTo, isSamePage, openPage } from '../stand/rest-of-the-site.ts';

const centre = 'mf-customer-centre';

describe('the database killed under an open page', () => {
  before(async function beforeAll() {
    // A database that the tests did not start is not theirs to kill.
    if (!process.env.MALL_SITE_DATA) this.skip();
    await beginAnew();
  });

  it('comes back by itself: the page reads again, at the latest with its retry, and nobody has to load it anew', async () => {
    await openPage('/ai');
    await stand.killDatabase();
    await goTo('/customer/myorders');
    await browser.waitUntil(
      async () => {
        const retry = areaOf(centre).$('button=重试');
        if (await retry.isExisting()) await retry.click();
        return (await $('ul[aria-label="订单列表"]').isExisting()) || (await areaOf(centre).$('h2*=没有').isExisting());
      },
      { timeoutMsg: 'the orders were not read again', interval: 300, timeout: 90_000 },
    );
    expect(await isSamePage()).toBe(true);
    await expectRestToWork();
    // Whatever calls failed meanwhile, no area is blamed for it.
    expect(await stand.reports()).toEqual([]);
  });
});
