/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { atWorkPrefix, noteAtWork } from './at-work.ts';
import { holdFunctions } from './hold-functions.ts';
import { takeHung } from './hung-before.ts';
import { watchHeap } from './watch-heap.ts';

const mega = 1_048_576;

test('the history keeps its functions, whichever area assigns others, and tells of each try; an extension of the browser may', () => {
  const tries: string[] = [];
  const own = jest.fn();
  const held = { pushState: own, replaceState: own } as unknown as History;
  holdFunctions(held, 'history', ['pushState', 'replaceState'], ({ message }) => tries.push(message));
  new Function('held', 'held.pushState = () => {}\n//# sourceURL=http://mall/assets/mf-test/v1/screen.js')(held);
  held.pushState(null, '', '/x');
  expect(own).toHaveBeenCalledTimes(1);
  expect(tries).toEqual(['history.pushState was to be overwritten']);
  expect(() => Object.defineProperty(held, 'pushState', { value: () => {} })).toThrow(TypeError);
  const extension = jest.fn();
  held.pushState = extension;
  held.pushState(null, '', '/y');
  expect(extension).toHaveBeenCalledTimes(1);
});

/** Sizes of the heap in MB at each mount and each end. */
function visits(...sizes: [atMount: number, atEnd: number][]) {
  const read = sizes.flat().map((size) => size * mega);
  const heap = watchHeap(() => read.shift());
  return sizes.map(() => {
    heap.entered();
    return heap.left('mf-test').grewMb;
  });
}

test('an area grows when four visits together left 48 MB that stayed', () => {
  expect(visits([50, 66], [66, 82], [82, 98], [98, 114], [114, 130])).toEqual([0, 0, 0, 64, 0]);
});

test('what is collected again is no growth, and neither is one large visit', () => {
  expect(visits([50, 66], [52, 68], [53, 69], [54, 70], [55, 71])).toEqual([0, 0, 0, 0, 0]);
  expect(visits([50, 150], [150, 152], [152, 153])).toEqual([0, 0, 0]);
});

test('an area that is shown beside one that grows is not told of', () => {
  expect(visits([50, 51], [67, 68], [84, 85], [101, 102], [118, 119])).toEqual([0, 0, 0, 0, 0]);
});

test('a browser that doesn’t tell its heap tells nothing of an area', () => {
  const heap = watchHeap(() => undefined);
  heap.entered();
  expect(heap.left('mf-test')).toEqual({ kb: 0, grewMb: 0 });
});

test('a page that fell silent is told of once; one that is alive, or was hidden, is not', () => {
  localStorage.setItem(`${atWorkPrefix}gone`, JSON.stringify({ area: 'mf-a', version: 'v1', page: '/a', at: Date.now() - 60_000 }));
  localStorage.setItem(`${atWorkPrefix}broken`, '{');
  localStorage.setItem('mine', 'kept');
  noteAtWork({ name: 'mf-b', version: 'v1' } as never);
  expect(takeHung(localStorage).map(({ area }) => area)).toEqual(['mf-a']);
  expect(takeHung(localStorage)).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith(atWorkPrefix))).toHaveLength(1);
  dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toEqual(['mine']);
});
