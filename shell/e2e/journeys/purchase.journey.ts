import { actAsStaff, callFromPage, demoBuyer, signInAs, signOut } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { addToCartPart } from '../../../mf-cart-checkout/e2e/pages/add-to-cart.page.ts';
import { cartPage } from '../../../mf-cart-checkout/e2e/pages/cart.page.ts';
import { checkoutPage } from '../../../mf-cart-checkout/e2e/pages/checkout.page.ts';
import { paymentPage } from '../../../mf-cart-checkout/e2e/pages/payment.page.ts';
import { orderDetailsPage } from '../../../mf-customer-centre/e2e/pages/order-details.page.ts';
import { loginDialog } from '../pages/login-dialog.page.ts';
import { siteHeader } from '../pages/site-header.page.ts';

interface Found {
  products: { skuNumber: string; productName: string; minOrderQty: number; showCart: boolean; dynamicDeliveryTimeId: number }[];
}

async function aStockedScrew() {
  const { body } = await callFromPage<Found>('POST', '/api/product/CustomerSearchProducts', { keyword: '内六角 m8x30' });
  return body.products.find(({ showCart, dynamicDeliveryTimeId }) => showCart && dynamicDeliveryTimeId <= 2)!;
}

const emptyCart = async () => {
  const { body } = await callFromPage<{ items?: { id: number }[]; lines?: { id: number }[] }>(
    'POST',
    '/api/shoppingCart/GetShoppingCartWithDiscount',
  );
  const ids = (body.items ?? body.lines ?? []).map(({ id }) => id);
  if (ids.length) await callFromPage('POST', '/api/shoppingCart/DeleteCartItems', { ids });
};

describe('one purchase through the whole mall', () => {
  let screw: Found['products'][number];
  let orderId = '';

  before(async () => {
    await signInAs();
    await emptyCart();
    await signOut();
  });

  it('finds a part by what a buyer types', async () => {
    await browser.url('/');
    screw = await aStockedScrew();
    await siteHeader.search('内六角 m8x30');
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/search?keyword='), { timeoutMsg: 'the search did not open' });
    await $('main').$('*=M8').waitForExist();
  });

  it('adds it as a visitor, signs in by SMS code, and finds it in the cart', async () => {
    await browser.url(`/p/${screw.skuNumber}`);
    await addToCartPart.add();
    await loginDialog.waitForShown();
    await loginDialog.signInByCode(demoBuyer.phone);
    // The toast goes by itself: it is looked for first.
    await addToCartPart.waitForAdded();
    await siteHeader.waitForSignedIn();
    expect(new URL(await browser.getUrl()).pathname).toBe(`/p/${screw.skuNumber}`);
    await cartPage.open();
    await cartPage.row(screw.productName).waitForExist();
  });

  it('goes to the confirmation, adds an address there, and orders once', async () => {
    await cartPage.settle();
    await checkoutPage.waitForShown();
    await checkoutPage.addAddress({
      consignee: '周晓梅',
      mobile: '13912345678',
      province: '上海市',
      city: '上海市',
      district: '闵行区',
      detail: '申富路128号3号楼',
    });
    await checkoutPage.remark.setValue('请放在收货处');
    await checkoutPage.projectNumber.setValue('XM-2026-11');
    await checkoutPage.choosePayment('预付款');
    orderId = await checkoutPage.submit();
    const { body } = await callFromPage<{ totalProducts: number }>('GET', '/api/shoppingCart/GetShoppingCartSummary');
    expect(body.totalProducts).toBe(0);
  });

  it('pays from the prepaid balance with the payment password', async () => {
    await paymentPage.payFromBalance('135790');
    await paymentPage.success.waitForDisplayed();
  });

  it('sees the order, its package and traces, and signs for it', async () => {
    const { body: order } = await callFromPage<{ orderNumber: string }>('GET', `/api/order/GetOrderByOrderId/${orderId}`);
    const parcel = await actAsStaff<{ id: string; trackingNumber: string }>('/api/staff/ShipOrder', { orderId });
    await actAsStaff('/api/staff/AddTrace', { packageId: parcel.id, text: '已到达上海转运中心', place: '上海' });
    await actAsStaff('/api/staff/DeliverPackage', { packageId: parcel.id });
    await browser.url('/customer/myorders');
    await $('main').$(`*=${order.orderNumber}`).waitForExist();
    await orderDetailsPage.open(order.orderNumber);
    await $('main').$('*=已到达上海转运中心').waitForExist();
    await $('main').$('*=XM-2026-11').waitForExist();
    await orderDetailsPage.sign();
    await browser.waitUntil(
      async () =>
        (await callFromPage<{ statusName: string }>('GET', `/api/order/GetOrderByOrderId/${orderId}`)).body.statusName === '已完成',
      {
        timeoutMsg: 'the order was not completed by signing for it',
      },
    );
  });
});

describe('an order on account', () => {
  it('draws on the credit limit, and the limit page shows it', async () => {
    await signInAs();
    await emptyCart();
    const { skuNumber, minOrderQty } = await aStockedScrew();
    await callFromPage('POST', '/api/shoppingCart/AddSkuToCart', { sku: skuNumber, quantity: minOrderQty });
    await browser.url('/customer/customerCreditLimit');
    const meter = $('meter[aria-label="已用额度"]');
    await meter.waitForExist();
    await checkoutPage.open();
    await checkoutPage.choosePayment('账期');
    const orderId = await checkoutPage.submit();
    await paymentPage.payOnCredit('135790');
    await paymentPage.success.waitForDisplayed();
    const { body: order } = await callFromPage<{ orderNumber: string }>('GET', `/api/order/GetOrderByOrderId/${orderId}`);
    await browser.url('/customer/customerCreditLimit');
    await $('main').$(`*=${order.orderNumber}`).waitForExist();
  });
});

describe('the assistant', () => {
  it('answers from the catalogue, shows products, and puts one in the cart by the press of its card', async () => {
    await signInAs();
    await emptyCart();
    await browser.url('/ai');
    const field = $('main textarea');
    await field.waitForDisplayed();
    await field.setValue('M8x30 304内六角螺钉有货吗');
    await browser.keys('Enter');
    await $('main a[href^="/p/"]').waitForExist();
    await browser.waitUntil(async () => field.isEnabled(), { timeoutMsg: 'the answer did not end' });
    await field.setValue('第一个加50个到购物车');
    await browser.keys('Enter');
    await $('[role="log"] section[data-state="open"] footer button').click();
    await browser.waitUntil(
      async () => (await callFromPage<{ totalProducts: number }>('GET', '/api/shoppingCart/GetShoppingCartSummary')).body.totalProducts > 0,
      {
        timeoutMsg: 'nothing was put into the cart',
      },
    );
  });
});
