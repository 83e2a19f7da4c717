import { callFromPage, faultsInPage, faultsOfWholePage, signInAs, signOut } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { buyableSkus, fillCart } from '../../../mf-cart-checkout/e2e/pages/seed-cart.ts';
import { placeOrder, type SeededOrder } from '../../../mf-customer-centre/e2e/pages/seed-order.ts';
import { publicExamples } from '../found/public-examples.ts';
import { addressesFor, type Examples } from '../width/every-route.ts';
import { look } from '../width/look.ts';

const widths = [390, 768, 960, 1200];
/** Some ninety pages, each at every width: bounds what hangs, on the busiest of machines. */
const walkMs = 900_000;

const isSettled = () =>
  browser.waitUntil(
    () =>
      browser.execute(
        () =>
          document.readyState === 'complete' &&
          !!document.querySelector('#page :is(h1, h2)') &&
          !document.querySelector('#page .area-waiting:not(:empty), #page [aria-busy="true"]'),
      ),
    { timeoutMsg: 'the page is still loading' },
  );

/** Accessibility, in the narrowest window (a wide one is asked of the areas' main pages by their smoke tests, of all by `npm run lighthouse`): of pages for everybody as Lighthouse counts, of a buyer's own what is serious. */
const accessibility = { everybody: faultsOfWholePage, buyers: faultsInPage };

/** What is wrong at any width with what is open, each line with its width. */
async function faultsAtAnyWidth(whom: keyof typeof accessibility): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await browser.setViewport({ width, height: 900, devicePixelRatio: 1 });
    faults.push(...(await browser.execute(look)).map((fault) => `${width}: ${fault}`));
    if (width === widths[0]) faults.push(...(await accessibility[whom]()).map((fault) => `${width}: ${fault}`));
  }
  await browser.setViewport({ width: widths[0] as number, height: 900, devicePixelRatio: 1 });
  return faults;
}

async function walk(whom: keyof typeof accessibility, addresses: string[]) {
  const wrong: Record<string, string[]> = {};
  for (const address of addresses) {
    await browser.url(address);
    await isSettled();
    const faults = await faultsAtAnyWidth(whom);
    if (faults.length) wrong[address] = faults;
  }
  expect(wrong).toEqual({});
}

const asker = async (method: 'GET' | 'POST', path: string, input?: object) => (await callFromPage(method, path, input)).body;

/** A quotation to look at, and after it a draft with a line. @returns the quotation's id */
async function anInquiry(sku: string, quantity: number): Promise<number> {
  const add = () =>
    callFromPage<{ inquiryData: { id: number } }>('POST', '/api/inquiry/AddSkuToCustomerInquirySku', { sku, quantity, requestTypeId: 4 });
  const { body: draft } = await add();
  const { body } = await callFromPage<{ inquiryId: number }>('POST', '/api/inquiry/SubmitCustomerQuotation', {
    inquiryId: draft.inquiryData.id,
  });
  await add();
  return body.inquiryId;
}

describe('a window of any width', function (this: Mocha.Suite) {
  this.timeout(walkMs);
  let order: SeededOrder;
  let examples: Examples;
  before(async () => {
    await browser.setViewport({ width: widths[0] as number, height: 900, devicePixelRatio: 1 });
    await signInAs();
    const skus = await buyableSkus('螺钉', 3);
    await fillCart(skus);
    order = await placeOrder();
    const [afterSales] = (await callFromPage<{ items: { id: string }[] }>('POST', '/api/order/GetAfterSalesWorkflowRequestList', {})).body
      .items;
    const [approval] = (await callFromPage<{ items: { id: string }[] }>('POST', '/api/approval/GetApprovals', { box: 'all' })).body.items;
    const [bill] = (await callFromPage<{ items: { id: string }[] }>('POST', '/api/customerCredit/SearchCustomerCreditHistoryBill', {})).body
      .items;
    examples = {
      ...(await publicExamples(asker)),
      orderNumber: order.orderNumber,
      'checkout:id': order.orderId,
      'order:id': order.orderId,
      'customer:id': String(afterSales?.id),
      'approvals:id': String(approval?.id),
      'customerCreditBills:id': String(bill?.id),
      'myAfterSale:id': String(afterSales?.id),
      'createAfterSales:id': order.orderId,
      'assistantActs:id': 'a'.repeat(26),
      'Customer:id': String(await anInquiry(skus[0]?.sku ?? '', skus[0]?.quantity ?? 1)),
    };
  });

  it('shows every page that anyone may open, whole and with targets large enough', async () => {
    await signOut();
    await walk('everybody', [
      ...addressesFor('everybody', examples).map(({ address }) => address),
      '/search?keyword=%E8%9E%BA%E9%92%89',
      '/search?keyword=zzzxq',
    ]);
  });

  it('shows every page of a buyer, whole and with targets large enough', async () => {
    await signInAs();
    await walk(
      'buyers',
      addressesFor('buyers', examples).map(({ address }) => address),
    );
  });

  it('shows what is on its way whole', async () => {
    await browser.setViewport({ width: widths[0] as number, height: 900, devicePixelRatio: 1 });
    await browser.sendCommand('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Request' }] });
    const wide: Record<string, number> = {};
    for (const address of [
      `/customer/createAfterSales/${order.orderId}`,
      '/customer/orders',
      '/customer/coupons',
      '/customer/customerCreditLimit',
      '/mycart',
    ]) {
      await browser.url(address);
      await browser.waitUntil(() => browser.execute(() => !!document.querySelector('#page [aria-busy="true"]')), {
        timeoutMsg: `${address} waits for nothing`,
      });
      const width = await browser.execute(() => document.scrollingElement?.scrollWidth ?? 0);
      if (width > (widths[0] as number)) wide[address] = width;
    }
    await browser.sendCommand('Fetch.disable', {});
    expect(wide).toEqual({});
  });
});
