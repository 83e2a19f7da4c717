import { expect, test } from '@jest/globals';
import { type Asked, cardFor, questionBack } from './asked-for.ts';
import { offers, runs } from './mind/turn.ts';

const card = runs('propose', {
  ...{ id: 't1-add_to_cart-AA22222', tool: 'add_to_cart', input: { sku: 'AA22222', quantity: 50 }, sku: 'AA22222' },
  ...{ title: '加入购物车', changes: [], button: '加入50个', warning: '' },
});
const nothing: Asked = { card: undefined, choices: undefined, opens: [], isPlaced: false, shows: undefined, thread: undefined };
const asked: Asked = { ...nothing, card };

test('a model gets the card that the words ask for, with the quantity that the person said', () => {
  expect(cardFor(asked, 'add_to_cart', { sku: 'aa22222', quantity: 7 })).toBe(card);
});

test('for another product, another act, another order, or for words that ask for nothing it gets none', () => {
  expect(cardFor(asked, 'add_to_cart', { sku: 'AA11111', quantity: 50 })).toBeUndefined();
  expect(cardFor(asked, 'add_to_favourites', { sku: 'AA22222' })).toBeUndefined();
  expect(cardFor(nothing, 'cancel_order', { orderId: '1' })).toBeUndefined();
  const order = runs('propose', {
    ...{ id: 't1', tool: 'cancel_order', input: { orderId: '1', reason: '' }, sku: 'SO1' },
    ...{ title: '', changes: [], button: '', warning: '' },
  });
  expect(cardFor({ ...nothing, card: order }, 'cancel_order', { orderId: '2' })).toBeUndefined();
  expect(cardFor({ ...nothing, card: order }, 'cancel_order', { orderId: '1', reason: '别的' })).toBe(order);
});

test('what the words leave open is asked with its buttons; where they leave nothing open, nothing is', () => {
  const choices = offers(['第1款', '第1个加50个到购物车']);
  expect(questionBack({ ...nothing, choices }).at(-1)).toBe(choices);
  expect(questionBack(nothing)).toEqual([]);
  expect(questionBack(asked).at(-1)).toMatchObject({ arguments: { answers: [{ label: '加入50个', question: 'AA22222加50个到购物车' }] } });
});

test('which one, the words say where they name its place: another one that a model names doesn’t count', () => {
  expect(cardFor({ ...asked, isPlaced: true }, 'add_to_cart', { sku: 'AA11111', quantity: 50 })).toBe(card);
});
