import { callFromPage, signOut } from '@mall/testing/e2e';
import { browser, expect } from '@wdio/globals';
import { missedAtFirst } from '../width/first-look.ts';

describe('the styles of a first screenful', function (this: Mocha.Suite) {
  // Each element's every property, of seven pages in three windows.
  this.timeout(300_000);
  before(signOut);

  it('are all there before the rest of the styles comes, in any window', async () => {
    const { body } = await callFromPage<{ products: { skuNumber: string; categoryId: number }[] }>(
      'POST',
      '/api/product/CustomerSearchProducts',
      { keyword: '内六角' },
    );
    const { skuNumber, categoryId } = body.products[0]!;
    const addresses = [
      '/',
      `/c-${categoryId}`,
      '/search?keyword=%E5%86%85%E5%85%AD%E8%A7%92',
      `/p/${skuNumber}`,
      '/brand/all',
      '/login',
      '/register',
    ];
    for (const address of addresses)
      for (const [width, height] of [
        [1440, 900],
        [960, 900],
        [390, 844],
      ] as const)
        expect(await browser.execute(missedAtFirst, address, width, height)).toEqual([]);
  });
});
