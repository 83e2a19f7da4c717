import { signInAs } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { readCart } from '../../../mf-cart-checkout/e2e/pages/seed-cart.ts';

const focused = (css: string) => browser.execute((selector: string) => !!document.activeElement?.matches(selector), css);

describe('a clerk who uses keys alone', () => {
  it('comes from a keyword to the cart in at most 15 keys, the heading and the list among the stops', async () => {
    await signInAs();
    await browser.url('/');
    await $('.frame-search-form input').click();
    await browser.keys('按钮开关');
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await browser.keys(key);
    };
    const before = (await readCart()).lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await press('Enter');
    await browser.waitUntil(() => focused('main h1'), { timeoutMsg: 'the focus is not on the heading of the results' });
    await expect($('main h1')).toHaveText(expect.stringContaining('按钮开关'));
    await $('main [role="spinbutton"]').waitForExist();
    await press('Tab');
    expect(await focused('.skip-link')).toBe(true);
    await press('Enter');
    await browser.waitUntil(() => focused('#sku-list'), { timeoutMsg: 'the focus is not on the list' });
    while (keys < 15 && !(await focused('[role="spinbutton"]'))) await press('Tab');
    await press('Enter');
    expect(keys).toBeLessThanOrEqual(15);
    await browser.waitUntil(async () => (await readCart()).lines.reduce((sum, { quantity }) => sum + quantity, 0) > before, {
      timeoutMsg: 'nothing was added',
    });
  });
});
