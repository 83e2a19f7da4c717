import { expect, test } from '@jest/globals';
import { aRelease, aRoute } from '../testing/release.ts';
import { checkMenu } from './menu.ts';

const entry = (path: string) => ({ group: '交易中心' as const, name: '开票订单', path, order: 40 });
const centre = (...paths: string[]) => aRelease('mf-centre', { routes: [aRoute('/customer/:page')], menu: paths.map(entry) });
const credit = aRelease('mf-credit', { routes: [aRoute('/customer/limit')], menu: [entry('/customer/limit')] });

test('an entry that leads to a page of its own release is free, also in the place of the version before', () => {
  expect(checkMenu(centre('/customer/orderInvoicedHistory'), [credit, centre('/customer/orderInvoicedHistory')])).toEqual([]);
});

test('an entry to a page that the release does not serve is refused', () => {
  expect(checkMenu(centre('/mycart'), [credit])).toMatchObject([{ rule: 'menu', ours: expect.stringContaining('/mycart') }]);
});

test('an entry that another area has is refused', () => {
  expect(checkMenu(centre('/customer/limit'), [credit])).toMatchObject([
    { rule: 'menu', theirs: expect.stringMatching(/^mf-credit@v1/), fix: expect.stringContaining('mf-credit') },
  ]);
});
