import { callFromPage, faultsInPage, otherBuyer, signInAs } from '@mall/testing/e2e';
import { $, browser, expect } from '@wdio/globals';
import { creditLimitPage } from '../pages/credit-limit.page.ts';
import { orderOnAccount } from '../pages/seed-credit-order.ts';

describe('credit limit', () => {
  it('shows a buyer how much of the credit line is used, as the API has it', async () => {
    await signInAs();
    await creditLimitPage.open();
    const { body } = await callFromPage<{ limitFen: number; usedFen: number; availableAmount: string }>(
      'GET',
      '/api/customerCredit/GetCurrentCustomerCreditAccount',
    );
    const percent = await creditLimitPage.used();
    expect(Math.abs(percent - (body.usedFen / body.limitFen) * 100)).toBeLessThanOrEqual(1);
    await expect($('main')).toHaveText(expect.stringContaining(body.availableAmount));
    expect(await faultsInPage()).toEqual([]);
  });

  it('lists an order that was paid on account, with a link to it', async () => {
    await signInAs();
    const order = await orderOnAccount();
    await creditLimitPage.open();
    const link = creditLimitPage.orderLink(order.orderNumber);
    await link.waitForDisplayed();
    await expect(link).toHaveAttribute('href', `/Customer/MyOrders/Details/${order.orderNumber}`);
    await expect(creditLimitPage.rowOf(order.orderNumber)).toHaveText(expect.stringContaining(order.payableAmount));
  });

  it('tells a company without credit that it has none', async () => {
    await signInAs(otherBuyer);
    await browser.url('/customer/customerCreditLimit');
    await $('h2=尚未开通账期').waitForDisplayed();
  });
});
