import { callFromPage, faultsInPage, signInAs, signOut } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { buyableSkus, fillCart } from '../../../mf-cart-checkout/e2e/pages/seed-cart.ts';
import { placeOrder, type SeededOrder } from '../../../mf-customer-centre/e2e/pages/seed-order.ts';
import { type Examples, everyAddress } from '../width/every-route.ts';
import { look } from '../width/look.ts';

const widths = [390, 768, 960, 1200];

const isSettled = () =>
  browser.waitUntil(
    () =>
      browser.execute(
        () => document.readyState === 'complete' && !document.querySelector('#page .area-waiting:not(:empty), #page [aria-busy="true"]'),
      ),
    { timeoutMsg: 'the page is still loading' },
  );

/** What is wrong at any width with what is open, each line with its width. */
async function faultsAtAnyWidth(): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await browser.setViewport({ width, height: 900, devicePixelRatio: 1 });
    faults.push(...(await browser.execute(look)).map((fault) => `${width}: ${fault}`));
    if (width === widths[0]) faults.push(...(await faultsInPage()).map((fault) => `${width}: ${fault}`));
  }
  await browser.setViewport({ width: widths[0] as number, height: 900, devicePixelRatio: 1 });
  return faults;
}

async function walk(addresses: string[]) {
  const wrong: Record<string, string[]> = {};
  for (const address of addresses) {
    await browser.url(address);
    await isSettled();
    const faults = await faultsAtAnyWidth();
    if (faults.length) wrong[address] = faults;
  }
  expect(wrong).toEqual({});
}

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

describe('a window of any width', () => {
  let order: SeededOrder;
  let examples: Examples;
  before(async () => {
    await browser.setViewport({ width: widths[0] as number, height: 900, devicePixelRatio: 1 });
    await signInAs();
    const skus = await buyableSkus('螺钉', 3);
    await fillCart(skus);
    order = await placeOrder();
    const { body } = await callFromPage<{ products: { manufacturerId: number; categoryId: number; skuNumber: string }[] }>(
      'POST',
      '/api/product/CustomerSearchProducts',
      { keyword: '螺钉' },
    );
    const first = body.products[0];
    examples = {
      skuNumber: skus[0]?.sku ?? '',
      sku: skus[0]?.sku ?? '',
      manufacturerId: String(first?.manufacturerId),
      categoryId: '1',
      orderNumber: order.orderNumber,
      'checkout:id': order.orderId,
      'Customer:id': String(await anInquiry(skus[0]?.sku ?? '', skus[0]?.quantity ?? 1)),
    };
  });

  it('shows every page that anyone may open, whole and with targets large enough', async () => {
    await signOut();
    await walk([
      ...everyAddress(examples)
        .filter(({ isForBuyers }) => !isForBuyers)
        .map(({ address }) => address),
      '/search?keyword=%E8%9E%BA%E9%92%89',
      '/search?keyword=zzzxq',
    ]);
  });

  it('shows every page of a buyer, whole and with targets large enough', async () => {
    await signInAs();
    await walk(
      everyAddress(examples)
        .filter(({ isForBuyers }) => isForBuyers)
        .map(({ address }) => address),
    );
  });
});
