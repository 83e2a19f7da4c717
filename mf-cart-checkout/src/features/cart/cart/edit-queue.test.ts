import { expect, jest, test } from '@jest/globals';
import { createEditQueue, type LineChange } from './edit-queue.ts';

function aQueue(send: (changes: LineChange[]) => Promise<string>) {
  const answered = jest.fn();
  const failed = jest.fn();
  const queue = createEditQueue({ delayMs: 1_000_000, send, answered, failed, changed: () => {} });
  return { queue, answered, failed };
}

test('quick changes of a line go together, and the last one wins', async () => {
  const send = jest.fn(async (_: LineChange[]) => 'cart');
  const { queue } = aQueue(send);
  queue.edit(1, { quantity: 20 });
  queue.edit(1, { quantity: 30 });
  queue.edit(2, { selected: false });
  expect(queue.pending(1)).toEqual({ quantity: 30 });
  expect(await queue.flush()).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith([
    { id: 1, quantity: 30 },
    { id: 2, selected: false },
  ]);
  expect(queue.isIdle()).toBe(true);
});

test('a wish made while another is under way is sent after it and stays in sight', async () => {
  let answer: (cart: string) => void = () => {};
  const sent: LineChange[][] = [];
  const { queue } = aQueue((changes) => {
    sent.push(changes);
    return sent.length === 1
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : Promise.resolve('second');
  });
  queue.edit(1, { quantity: 20 });
  const done = queue.flush();
  queue.edit(1, { quantity: 40 });
  expect(queue.pending(1)).toEqual({ quantity: 40 });
  answer('first');
  await done;
  expect(sent).toEqual([[{ id: 1, quantity: 20 }], [{ id: 1, quantity: 40 }]]);
});

test('one refused line does not take the others back', async () => {
  const { queue, answered, failed } = aQueue(async (changes) => {
    if (changes.some(({ id }) => id === 2)) throw { reason: 'CART_LIMIT_EXCEEDED', message: '超出限购数量' };
    return 'cart';
  });
  queue.edit(1, { quantity: 20 });
  queue.edit(2, { quantity: 900 });
  expect(await queue.flush()).toBe(false);
  expect(answered).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledWith([2], expect.objectContaining({ message: '超出限购数量' }));
});

test('what nobody answered for stays in sight and goes with the next flush, under what was typed since', async () => {
  const sent: LineChange[][] = [];
  let isDown = true;
  const { queue, failed } = aQueue(async (changes) => {
    sent.push(changes);
    if (isDown) throw { reason: 'NETWORK', message: '网络异常' };
    return 'cart';
  });
  queue.edit(1, { quantity: 7 });
  queue.edit(2, { quantity: 3 });
  expect(await queue.flush()).toBe(false);
  expect(failed).toHaveBeenCalledWith([1, 2], expect.anything());
  expect(queue.pending(1)).toEqual({ quantity: 7 });
  expect(queue.hasUnsaved()).toBe(true);
  isDown = false;
  queue.edit(2, { quantity: 4 });
  expect(await queue.flush()).toBe(true);
  expect(sent[1]).toEqual([
    { id: 1, quantity: 7 },
    { id: 2, quantity: 4 },
  ]);
  expect(queue.hasUnsaved()).toBe(false);
  expect(queue.pending(1)).toBeUndefined();
});
