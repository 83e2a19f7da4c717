import { callFromPage, faultsInPage, signInAs } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { couponsPage } from '../pages/coupons.page.ts';

interface Packages {
  items: { couponPackageId: number; name: string; canReceive: boolean }[];
}

describe('a company’s coupons', () => {
  it('stand by state, an unused one with the way to what it applies to', async () => {
    await signInAs();
    const all = await callFromPage<Packages>('POST', '/api/discount/SearchCouponPackage', { couponPackageStatus: [2] });
    const { couponPackageId, name } = all.body.items.find(({ canReceive }) => canReceive)!;
    await callFromPage('POST', '/api/discount/ReceiveCoupon', { couponPackageId });
    await couponsPage.open();
    await expect(couponsPage.use(name)).toHaveAttribute('href', expect.stringMatching(/^\/(c-|b-|p\/|search|sitemap)/));
    expect(await faultsInPage()).toEqual([]);
    await couponsPage.tab('已使用').click();
    await couponsPage.use(name).waitForExist({ reverse: true });
    expect(await browser.getUrl()).toContain('state=used');
  });
});
