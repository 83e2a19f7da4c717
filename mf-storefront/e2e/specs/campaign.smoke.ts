import { callFromPage, faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { campaignPage } from '../pages/campaign.page.ts';
import { couponCentrePage } from '../pages/coupon-centre.page.ts';

interface Promotion {
  name: string;
  kind: number;
  linkUrl: string;
}
interface Packages {
  items: { name: string; perCustomer: number; couponPackageStatus: number; canReceive: boolean; receivedCount: number }[];
}

describe('campaigns', () => {
  let running: Promotion[] = [];
  before(async () => {
    await browser.url('/catalog/promotionlist');
    running = (await callFromPage<Promotion[]>('POST', '/api/setting/GetPromotionsList', {})).body;
  });

  it('list their goods for a visitor without a price, with what is given by step', async () => {
    const { name, linkUrl } = running.find(({ kind }) => kind === 20)!;
    await campaignPage.open(linkUrl);
    await expect(campaignPage.title).toHaveText(name);
    await expect(campaignPage.steps).toHaveText(expect.stringMatching(/满.+(打|减)/));
    await expect(campaignPage.rows).toBeElementsArrayOfSize({ gte: 1 });
    await expect(campaignPage.breadcrumb).toHaveText(expect.stringContaining(name));
    expect(await faultsInPage()).toEqual([]);
  });

  it('count down where they are timed', async () => {
    await campaignPage.open(running.find(({ kind }) => kind === 10)!.linkUrl);
    await expect(campaignPage.countdown).toHaveText(expect.stringMatching(/\d\d:\d\d:\d\d/));
    await expect(campaignPage.cards).toBeElementsArrayOfSize({ gte: 1 });
  });

  it('say where there is none', async () => {
    await campaignPage.open('/discount/20/2147483647');
    await expect(campaignPage.breadcrumb).toHaveText(expect.stringContaining('未找到促销活动'));
  });
});

describe('the coupon centre', () => {
  after(signOut);

  it('lets a company receive one, and then leads to where it can be used', async () => {
    await signInAs();
    const all = await callFromPage<Packages>('POST', '/api/discount/SearchCouponPackage', { pager: { pageIndex: 1, pageSize: 60 } });
    const { name } = all.body.items.find((one) => one.canReceive && one.perCustomer === 1)!;
    await couponCentrePage.open();
    await couponCentrePage.receive(name).click();
    await couponCentrePage.use(name).waitForDisplayed();
    await expect(couponCentrePage.group('已领取')).toHaveText(expect.stringContaining(name));
    expect(await faultsInPage()).toEqual([]);
  });
});
