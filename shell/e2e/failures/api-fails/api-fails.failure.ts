import { callFromPage, demoBuyer, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { cartPage } from '../../../../mf-cart-checkout/e2e/pages/cart.page.ts';
import { checkoutPage } from '../../../../mf-cart-checkout/e2e/pages/checkout.page.ts';
import { buyableSkus, fillCart } from '../../../../mf-cart-checkout/e2e/pages/seed-cart.ts';
import { addressesPage } from '../../../../mf-customer-centre/e2e/pages/addresses.page.ts';
import { loginDialog } from '../../pages/login-dialog.page.ts';
import { siteHeader } from '../../pages/site-header.page.ts';
import { stand } from '../stand/control.ts';
import type { Fault } from '../stand/misbehaving-proxy.ts';
import {
  areaOf,
  beginAnew,
  expectFailedCall,
  expectOneReport,
  goTo,
  isSamePage,
  openPage,
  restChecks,
  versionOf,
} from '../stand/rest-of-the-site.ts';

const down: Fault['does'] = { kind: 'answer', status: 503, type: 'text/html', body: '<h1>503 Service Unavailable</h1>' };
const centre = 'mf-customer-centre';
const cartArea = 'mf-cart-checkout';

describe('the mall API', () => {
  const expectOthersToWork = restChecks();
  beforeEach(beginAnew);
  afterEach(stand.behave);

  const faults: Record<string, Fault['does']> = {
    'is down': down,
    'breaks the connection': { kind: 'cut' },
    'is slower than eight seconds': { kind: 'hang' },
    'answers nonsense': { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html><p>请登录无线网络</p>' },
  };
  for (const [title, does] of Object.entries(faults)) {
    it(`${title}: the part that reads says so with a retry that works, the others go on`, async () => {
      await openPage('/ai');
      await stand.misbehave('^/api/order/GetOrderPagedList', does);
      await goTo('/customer/myorders');
      const retry = areaOf(centre).$('button=重试');
      await retry.waitForClickable();
      expect(await areaOf(centre).$('h1=企业订单').isDisplayed()).toBe(true);
      await stand.behave();
      await retry.click();
      await retry.waitForExist({ reverse: true });
      await areaOf(centre).$('[role="alert"]').waitForExist({ reverse: true });
      await expectOthersToWork();
      await expectFailedCall(centre, await versionOf(centre), /order\./);
    });
  }

  it('answers without its fields: the screen says so with a retry that works, the frame stays, and one report tells', async () => {
    await openPage('/ai');
    await stand.misbehave('^/api/order/GetOrderPagedList', {
      kind: 'answer',
      status: 200,
      type: 'application/json',
      body: '{"code":0,"message":"","body":{}}',
    });
    await goTo('/customer/myorders');
    const retry = areaOf(centre).$('button=重试');
    await retry.waitForClickable();
    await stand.behave();
    await retry.click();
    await $('ul[aria-label="订单列表"]').waitForExist();
    await expectOthersToWork();
    await expectOneReport(centre, await versionOf(centre), /TypeError|undefined/);
  });

  it('is down while an address is saved: the form keeps every word and saves them later', async () => {
    await fillCart(await buyableSkus('内六角', 1));
    await checkoutPage.open();
    await $('button=新增收货地址').click();
    await addressesPage.dialog.waitForDisplayed();
    await addressesPage.field('收货人').setValue('断网收货人');
    await addressesPage.field('手机号').setValue('13700137000');
    await addressesPage.choose('省份', '上海市');
    await addressesPage.choose('城市', '上海市');
    await addressesPage.choose('区县', '浦东新区');
    await addressesPage.field('详细地址').setValue('断网路 8 号');
    await stand.misbehave('^/api/', down);
    await addressesPage.dialog.$('button=保存并使用').click();
    await browser.waitUntil(async () => (await addressesPage.dialog.$('p[role="alert"]').getText()) !== '', {
      timeoutMsg: 'the dialog did not say that saving failed',
    });
    expect(await addressesPage.field('收货人').getValue()).toBe('断网收货人');
    expect(await addressesPage.field('详细地址').getValue()).toBe('断网路 8 号');
    await stand.behave();
    await addressesPage.dialog.$('button=保存并使用').click();
    await addressesPage.dialog.waitForExist({ reverse: true });
    const { body } = await callFromPage<{ id: number; consignee: string }[]>('GET', '/api/customer/GetCustomerAddresses');
    const saved = body.filter(({ consignee }) => consignee === '断网收货人');
    expect(saved).toHaveLength(1);
    await callFromPage('POST', '/api/customer/DeleteCustomerAddress', { id: saved[0]!.id });
    await expectFailedCall(cartArea, await versionOf(cartArea), /account\./);
  });

  it('is down while an order is confirmed: remark and project number stay, no order is made', async () => {
    await fillCart(await buyableSkus('内六角', 1));
    await checkoutPage.open();
    await checkoutPage.remark.setValue('请打电话');
    await checkoutPage.projectNumber.setValue('P-断网');
    await checkoutPage.submitButton.waitForEnabled();
    await stand.misbehave('^/api/', down);
    await checkoutPage.submitButton.click();
    await browser.waitUntil(
      async () => (await stand.requests()).some(({ method, path }) => method === 'POST' && /^\/api\/.*order/i.test(path)),
      {
        timeoutMsg: 'nothing was sent',
      },
    );
    await checkoutPage.submitButton.waitForEnabled();
    expect(await checkoutPage.remark.getValue()).toBe('请打电话');
    expect(await checkoutPage.projectNumber.getValue()).toBe('P-断网');
    expect(new URL(await browser.getUrl()).pathname).toBe('/checkout/myconfirm');
    await expectFailedCall(cartArea, await versionOf(cartArea), /(order|checkout)\./);
  });

  it('is down while a quantity is typed in the cart: it stays, and the retry saves it', async () => {
    const [screw] = await buyableSkus('内六角', 1);
    const cart = await fillCart([screw!]);
    const { productName } = cart.lines[0]!;
    const wanted = screw!.quantity * 3;
    await cartPage.open();
    await stand.misbehave('^/api/', down);
    await cartPage.setQuantity(productName, wanted);
    await $('*=有修改尚未保存').waitForDisplayed();
    expect(await cartPage.quantityOf(productName).getValue()).toBe(String(wanted));
    await stand.behave();
    await areaOf('mf-cart-checkout').$('button=重试').click();
    await $('*=有修改尚未保存').waitForExist({ reverse: true });
    const { body } = await callFromPage<typeof cart>('POST', '/api/shoppingCart/GetShoppingCartWithDiscount');
    expect(body.lines[0]!.quantity).toBe(wanted);
    await expectFailedCall(cartArea, await versionOf(cartArea), /cart\./);
  });

  it('is down while somebody signs in: phone and password stay, and the same click signs in later', async () => {
    await signOut();
    await openPage('/');
    await $('#frame-header').$('*=请登录').click();
    await loginDialog.waitForShown();
    await stand.misbehave('^/api/', down);
    await loginDialog.signInByPassword(demoBuyer.phone, demoBuyer.password);
    const form = loginDialog.dialog.$('form[aria-label="密码登录"]');
    await form.$('[role="alert"], [aria-live]').waitForDisplayed();
    expect(await form.$('input[type="password"]').getValue()).toBe(demoBuyer.password);
    expect(await isSamePage()).toBe(true);
    await stand.behave();
    await form.$('button[type="submit"]').click();
    await siteHeader.waitForSignedIn();
    await expectFailedCall('mf-storefront', await versionOf('mf-storefront'), /account/);
  });
});
