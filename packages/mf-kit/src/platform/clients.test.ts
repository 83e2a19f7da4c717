import { expect, test } from '@jest/globals';
import type { CallTable, FinishedCall } from '@mall/api-sdk';
import { createClients } from './clients.ts';

const asked: string[] = [];
const finished: FinishedCall[] = [];
const clientOf = createClients({
  baseUrl: '',
  headers: () => ({ region: '10009' }),
  onCall: (call) => finished.push(call),
  fetch: (async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ code: 0, message: '', body: null }));
  }) as typeof fetch,
});

test('an area asks for what its own build names, in the host’s one way to send', async () => {
  const calls: CallTable = { cart: { addSkuToCart: ['POST', '/api/of/the/areas/build', 'write'] } };
  await clientOf(calls).cart.addSkuToCart({ sku: 'AB1234', quantity: 1 });
  await clientOf().cart.addSkuToCart({ sku: 'AB1234', quantity: 1 });
  expect(asked).toEqual(['/api/of/the/areas/build', '/api/shoppingCart/AddSkuToCart']);
  expect(finished).toMatchObject([{ name: 'cart.addSkuToCart', effect: 'write' }, { path: '/api/shoppingCart/AddSkuToCart' }]);
});

test('the same rows give the same client, and what the host asks by itself every client can', () => {
  const calls: CallTable = { cart: {} };
  expect(clientOf(calls)).toBe(clientOf(calls));
  expect(clientOf(calls)).not.toBe(clientOf({ cart: {} }));
  expect(clientOf(calls).pricing.getSkuPrice).toBeInstanceOf(Function);
});
