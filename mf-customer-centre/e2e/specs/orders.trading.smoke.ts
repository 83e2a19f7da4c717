import { callFromPage, faultsInPage, otherBuyer, signInAs } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { orderDetailsPage } from '../pages/order-details.page.ts';
import { ordersPage } from '../pages/orders.page.ts';
import { payOnAccount, placeOrder, shipAndDeliver } from '../pages/seed-order.ts';

describe('orders', () => {
  it('finds an order by its number and cancels it', async () => {
    await signInAs();
    const order = await placeOrder();
    await ordersPage.open('?status=pendingPayment');
    await ordersPage.search(order.orderNumber);
    await browser.waitUntil(async () => (await ordersPage.orders.length) === 1);
    expect(await browser.getUrl()).toContain(`q=${order.orderNumber}`);
    expect(await faultsInPage()).toEqual([]);
    await ordersPage.cancel(order.orderNumber, '重复下单');
    await $('h2=没有符合条件的订单').waitForDisplayed();
    await orderDetailsPage.open(order.orderNumber);
    await expect(orderDetailsPage.state).toHaveText('已取消');
  });

  it('shows what was shipped, and the buyer signs for it', async () => {
    await signInAs();
    const order = await placeOrder('credit');
    await payOnAccount(order);
    await shipAndDeliver(order);
    await orderDetailsPage.open(order.orderNumber);
    await expect(orderDetailsPage.state).toHaveText('已发货');
    await expect(orderDetailsPage.packages).toBeElementsArrayOfSize(1);
    expect(await faultsInPage()).toEqual([]);
    await orderDetailsPage.sign();
    await expect(orderDetailsPage.state).toHaveText('已完成');
  });

  it('keeps an order from another company', async () => {
    await signInAs();
    const order = await placeOrder();
    await signInAs(otherBuyer);
    await orderDetailsPage.open(order.orderNumber);
    await $('h2=没有找到该订单').waitForDisplayed();
    const refused = await callFromPage('POST', '/api/order/CancelOrder', { orderId: order.orderId });
    expect(refused.reason).toBe('ORDER_NOT_FOUND');
  });
});
