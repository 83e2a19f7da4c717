import { callFromPage, faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { checkoutPage } from '../../../mf-cart-checkout/e2e/pages/checkout.page.ts';
import { inquiryPage } from '../../../mf-cart-checkout/e2e/pages/inquiry.page.ts';
import { paymentPage } from '../../../mf-cart-checkout/e2e/pages/payment.page.ts';
import { buyableSkus } from '../../../mf-cart-checkout/e2e/pages/seed-cart.ts';

const clearDraft = async () => {
  const { body } = await callFromPage<{ id: number }>('POST', '/api/inquiry/GetUnSubmittedInquirySheet');
  if (body.id > 0) await callFromPage('POST', `/api/inquiry/ClearTempInquiryData/${body.id}`);
};

describe('from a spreadsheet to a paid order', () => {
  let shared = '';
  before(async () => {
    await signInAs();
    await clearDraft();
  });
  after(async () => {
    await browser.setViewport({ width: 1440, height: 900, devicePixelRatio: 1 });
  });

  it('uploads a list, sees how it was understood, and matches it', async () => {
    const skus = await buyableSkus('按钮开关', 3);
    const rows = skus.map(({ sku, quantity }) => `${sku},${quantity},急`);
    await inquiryPage.open();
    expect(await faultsInPage()).toEqual([]);
    await inquiryPage.upload('车间申请.csv', ['车间采购申请,,', '商品编号,数量,备注', ...rows].join('\n'));
    expect(await faultsInPage()).toEqual([]);
    await inquiryPage.startMatching();
    await expect(inquiryPage.lines).toBeElementsArrayOfSize(3);
    expect(await faultsInPage()).toEqual([]);
  });

  it('submits it and is quoted at once, as every line has a price and stock', async () => {
    await inquiryPage.confirmAll();
    await inquiryPage.submit();
    await $('main').$('*=有效至').waitForExist();
    expect(await faultsInPage()).toEqual([]);
  });

  it('orders from the quotation and pays from the balance', async () => {
    shared = await inquiryPage.share();
    await browser.refresh();
    await inquiryPage.order();
    await checkoutPage.waitForShown();
    await $('main').$('*=按报价单').waitForExist();
    await checkoutPage.choosePayment('预付款');
    await checkoutPage.submit();
    await paymentPage.payFromBalance('135790');
    await paymentPage.success.waitForDisplayed();
  });

  it('is read on a phone from its short link, without a login', async () => {
    await signOut();
    await browser.setViewport({ width: 390, height: 844, devicePixelRatio: 1 });
    await browser.url(shared);
    await $('h1=报价单').waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    expect(await browser.execute(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
