import { callFromPage, faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { $, $$, browser, expect } from '@wdio/globals';
import { payOnAccount, placeOrder, type SeededOrder } from '../../../mf-customer-centre/e2e/pages/seed-order.ts';
import { workplacePage as workplace } from '../pages/workplace.page.ts';

describe('somebody of the warehouse at the workplace', () => {
  let order: SeededOrder;
  before(async () => {
    await signOut();
    await signInAs();
    order = await placeOrder('credit', 3);
    await payOnAccount(order);
  });

  it('is asked for the second step before anything is shown, and then sees what waits', async () => {
    await browser.url('/_staff/');
    await workplace.enter('cangku', 'Mall2026!');
    await expect($('nav[aria-label="工作台"]')).not.toExist();
    expect(await faultsInPage()).toEqual([]);
    await workplace.verify('cangku');
    await expect(workplace.headline).toHaveText('待办');
    await expect($('main')).toHaveText(expect.stringMatching(/待发货.*最早等了/s));
    expect(await faultsInPage()).toEqual([]);
  });

  it('keeps a session that no script reads, beside the buyer’s of the same browser', async () => {
    expect(await browser.execute(() => document.cookie)).not.toMatch(/(^|; )(staff|token)=/);
    const { body } = await callFromPage<{ kpId?: number } | null>('POST', '/api/customer/GetCustomerInfo');
    expect(body).not.toBe(null);
    const asBuyer = await callFromPage('POST', '/api/staff/ListQueues');
    expect(asBuyer.code).not.toBe(0);
  });

  it('finds an order by its number, from the keyboard', async () => {
    await browser.keys('/');
    await browser.keys([...order.orderNumber]);
    await $('[role="option"]').waitForDisplayed();
    await browser.keys('Enter');
    await expect(workplace.headline).toHaveText(expect.stringContaining(order.orderNumber));
    expect(await faultsInPage()).toEqual([]);
  });

  it('ships a part of it, with the reason', async () => {
    const field = $('[aria-label="发货"] table input');
    const whole = Number(await field.getValue());
    await field.setValue(String(whole - 1));
    await $('aria/承运商').setValue('德邦快递');
    await $('textarea').setValue('余下的下周到货');
    await $('button*=发货 1 种').click();
    await expect($('[role="status"]*=已发货')).toBeDisplayed();
    await expect($('main header')).toHaveText(expect.stringContaining('部分发货'));
    await expect($('main')).toHaveText(expect.stringContaining('德邦快递'));
    await expect(field).toHaveValue('1');
    await expect(workplace.record).toHaveText(expect.stringMatching(/发货.*赵强.*余下的下周到货/s));
  });

  it('finds it in the log, and every other place open to a warehouse is sound', async () => {
    await workplace.go('操作日志');
    await expect($('table tbody tr')).toHaveText(expect.stringMatching(/发货.*德邦快递.*余下的下周到货/s));
    expect(await faultsInPage()).toEqual([]);
    await workplace.go('订单');
    await $('table tbody tr').waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    await workplace.go('库存显示');
    await $('main').$('*=没有隐藏库存的商品').waitForDisplayed();
    expect(await faultsInPage()).toEqual([]);
    expect(await $$('nav[aria-label="工作台"] a').map((link) => link.getText())).toEqual([
      '待办',
      expect.stringContaining('订单'),
      expect.stringContaining('售后'),
      '库存显示',
      '操作日志',
      '邀请码',
    ]);
  });

  it('leaves, and the door is closed while the buyer is still signed in', async () => {
    await $('button=退出').click();
    await expect($('form[aria-label="登录工作台"]')).toBeDisplayed();
    const status = await browser.execute(() => fetch('/_staff/api/operator/GetOperator').then((answer) => answer.status));
    expect(status).toBe(401);
    expect((await callFromPage('POST', '/api/customer/GetCustomerInfo')).code).toBe(0);
  });
});
