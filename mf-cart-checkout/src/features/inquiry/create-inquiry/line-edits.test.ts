import { expect, jest, test } from '@jest/globals';
import { refusal } from '@mall/testing';
import { createLineEdits, type LineWish, type SentLine, type TypedLine } from './line-edits.ts';

type Kept = { typed: Record<number, TypedLine>; wishes: Record<number, LineWish> };
function setUp(send: (lines: SentLine[]) => Promise<string>, kept: Kept = { typed: {}, wishes: {} }) {
  let store = kept;
  const refused = jest.fn();
  const answered = jest.fn();
  const edits = createLineEdits({
    delayMs: 100_000,
    send,
    answered,
    refused,
    kept,
    keep: (typed, wishes) => {
      store = { typed, wishes };
    },
  });
  return { edits, refused, answered, store: () => store };
}

test('quick changes of a line go together, and the last of each field wins', async () => {
  const send = jest.fn(async (_: SentLine[]) => 'ok');
  const { edits } = setUp(send);
  edits.wish([1], { quantity: 5 });
  edits.wish([1], { remark: '急' });
  edits.wish([1], { quantity: 7 });
  expect(await edits.flush()).toBe(true);
  expect(send.mock.calls).toEqual([[[{ id: 1, quantity: 7, remark: '急' }]]]);
  expect(edits.isIdle()).toBe(true);
});

test('what nobody answered for stays, is kept over a reload, and goes with the next', async () => {
  let isUp = false;
  const send = jest.fn(async (_: SentLine[]) => {
    if (!isUp) throw refusal('NETWORK', '网络异常');
    return 'ok';
  });
  const { edits, store } = setUp(send);
  edits.wish([1], { quantity: 5 });
  expect(await edits.flush()).toBe(false);
  expect(edits.hasUnsaved()).toBe(true);
  expect(store().wishes).toEqual({ 1: { quantity: 5 } });
  isUp = true;
  const reloaded = setUp(send, store());
  expect(reloaded.edits.of(1).wish).toEqual({ quantity: 5 });
  expect(await reloaded.edits.flush()).toBe(true);
  expect(reloaded.store().wishes).toEqual({});
});

test('of several that were refused together only the wrong one is given up', async () => {
  const send = jest.fn(async (lines: SentLine[]) => {
    if (lines.some(({ id }) => id === 2)) throw refusal('INQUIRY_ITEM_NOT_FOUND', '询价单中没有该商品');
    return 'ok';
  });
  const { edits, refused, answered } = setUp(send);
  edits.wish([1, 2], { isSelected: false });
  expect(await edits.flush()).toBe(false);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(answered).toHaveBeenCalledTimes(1);
  expect(edits.of(2).wish).toBeUndefined();
});

test('what is said while a request is under way is sent after it', async () => {
  let release = (_: string) => {};
  const send = jest.fn(
    (_: SentLine[]) =>
      new Promise<string>((resolve) => {
        release = resolve;
      }),
  );
  const { edits } = setUp(send);
  edits.wish([1], { quantity: 5 });
  const done = edits.flush();
  edits.wish([1], { quantity: 6 });
  expect(edits.of(1).wish).toEqual({ quantity: 6 });
  release('ok');
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(send).toHaveBeenLastCalledWith([{ id: 1, quantity: 6 }]);
  release('ok');
  expect(await done).toBe(true);
});

test('what is typed is a wish once the field is left', () => {
  const { edits, store } = setUp(async () => 'ok');
  edits.type(1, { quantity: '1' });
  edits.type(1, { quantity: '12' });
  expect(store()).toEqual({ typed: { 1: { quantity: '12' } }, wishes: {} });
  edits.settle(1, 'quantity', { quantity: 12 });
  expect(store()).toEqual({ typed: {}, wishes: { 1: { quantity: 12 } } });
});
