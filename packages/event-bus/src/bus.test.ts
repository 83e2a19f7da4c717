import { expect, jest, test } from '@jest/globals';
import { createBus } from './bus.ts';

test('a listener that throws is reported and does not silence the ones after it', () => {
  const report = jest.fn();
  const heard = jest.fn();
  const bus = createBus(report);
  bus.on('cart:changed', () => {
    throw new Error('broken area');
  });
  bus.on('cart:changed', heard);
  bus.emit('cart:changed', { totalProducts: 3 });
  expect(heard).toHaveBeenCalledWith({ totalProducts: 3 });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken area' }), 'cart:changed');
});

test('whoever unsubscribed hears nothing more', () => {
  const heard = jest.fn();
  const bus = createBus(() => {});
  const off = bus.on('location:changed', heard);
  off();
  bus.emit('location:changed', { stateProvinceId: 10009, label: '上海' });
  expect(heard).not.toHaveBeenCalled();
});
