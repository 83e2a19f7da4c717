import { expect, jest, test } from '@jest/globals';
import type { LineChange } from './edit-batch.ts';
import { createEditQueue } from './edit-queue.ts';

function aQueue(send: (changes: LineChange[]) => Promise<string>, selectAll: (selected: boolean) => Promise<string> = async () => 'cart') {
  const answered = jest.fn();
  const failed = jest.fn();
  const queue = createEditQueue({ delayMs: 1_000_000, send, selectAll, answered, failed, changed: () => {} });
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

test('choosing all is one call; what is chosen of a line after it follows, what was chosen before counts no more', async () => {
  const sent: unknown[] = [];
  const { queue } = aQueue(
    async (changes) => String(sent.push(changes)),
    async (selected) => String(sent.push(selected)),
  );
  queue.edit(1, { quantity: 20, selected: false });
  queue.edit(2, { selected: false });
  queue.selectAll(true, [1, 2, 3]);
  queue.edit(3, { selected: false });
  expect([1, 2, 3, 4].map(queue.pending)).toEqual([{ quantity: 20, selected: true }, { selected: true }, { selected: false }, undefined]);
  expect(await queue.flush()).toBe(true);
  expect(sent).toEqual([
    true,
    [
      { id: 1, quantity: 20 },
      { id: 3, selected: false },
    ],
  ]);
  expect(queue.isIdle()).toBe(true);
});

test('choosing all that nobody answered for stays in sight with what was chosen since, and goes with the next flush', async () => {
  const sent: unknown[] = [];
  let isDown = true;
  const { queue, failed } = aQueue(
    async (changes) => String(sent.push(changes)),
    async (selected) => {
      if (isDown) throw { reason: 'TIMEOUT', message: '请求超时' };
      return String(sent.push(selected));
    },
  );
  queue.selectAll(true, [1, 2]);
  queue.edit(2, { selected: false });
  expect(await queue.flush()).toBe(false);
  expect(failed).toHaveBeenCalledWith([1, 2], expect.anything());
  expect(sent).toEqual([]);
  expect(queue.hasUnsaved()).toBe(true);
  expect([1, 2].map(queue.pending)).toEqual([{ selected: true }, { selected: false }]);
  isDown = false;
  expect(await queue.flush()).toBe(true);
  expect(sent).toEqual([true, [{ id: 2, selected: false }]]);
  expect(queue.pending(1)).toBeUndefined();
});

test('choosing all that was refused is taken back, and the lines changed with it are sent all the same', async () => {
  const send = jest.fn(async (_: LineChange[]) => 'cart');
  const { queue, failed } = aQueue(send, () => Promise.reject({ reason: 'CART_NOT_YOURS', message: '无权查看该联系人的购物车' }));
  queue.edit(1, { quantity: 20 });
  queue.selectAll(false, [1, 2]);
  expect(await queue.flush()).toBe(false);
  expect(failed).toHaveBeenCalledWith([1, 2], expect.anything());
  expect(send).toHaveBeenCalledWith([{ id: 1, quantity: 20 }]);
  expect(queue.hasUnsaved()).toBe(false);
  expect(queue.pending(2)).toBeUndefined();
});
