import { afterEach, expect, jest, test } from '@jest/globals';
import { acrossTabs } from './across-tabs.ts';
import { createBus } from './bus.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
const aTab = () => {
  const bus = createBus(() => {});
  ends.push(acrossTabs(bus, 'test'));
  return bus;
};
const heardOf = (bus: ReturnType<typeof createBus>, event: 'cart:changed') =>
  new Promise<object>((resolve) => {
    bus.on(event, resolve);
  });

test('what changed a cart in one tab is heard in every other one, once each, and not told back', async () => {
  const [one, two, three] = [aTab(), aTab(), aTab()];
  const here = jest.fn();
  one.on('cart:changed', here);
  const there = Promise.all([heardOf(two, 'cart:changed'), heardOf(three, 'cart:changed')]);
  one.emit('cart:changed', { totalProducts: 3 });
  expect(await there).toEqual([{ totalProducts: 3 }, { totalProducts: 3 }]);
  // Whatever they would have told back had arrived before this.
  const last = heardOf(one, 'cart:changed');
  two.emit('cart:changed', { totalProducts: 4 });
  await last;
  expect(here.mock.calls).toEqual([[{ totalProducts: 3 }], [{ totalProducts: 4 }]]);
});

test('what is a tab’s own matter stays in it', async () => {
  const [one, two] = [aTab(), aTab()];
  const there = jest.fn();
  two.on('cart:added', there);
  one.emit('cart:added', { sku: 'A1', quantity: 1, pictureUrl: '', from: null });
  const heard = heardOf(two, 'cart:changed');
  one.emit('cart:changed', {});
  await heard;
  expect(there).not.toHaveBeenCalled();
});
