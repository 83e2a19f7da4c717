/** @jest-environment jsdom */
import { beforeAll, expect, test } from '@jest/globals';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pressAgain } from './press-again.ts';

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

function Count() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
function aPage() {
  const markup = '<div><button type="button">0</button></div>';
  document.body.innerHTML = `${markup}${markup}`;
  const [one, other] = [...document.body.children] as HTMLElement[];
  return { one: one!, other: other!, pressed: one!.querySelector('button')! };
}
const later = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a button that was pressed before its part of the page was alive does its work then, once', async () => {
  const { one, other, pressed } = aPage();
  window.keepPress = Object.assign(() => {}, { last: pressed });
  for (const root of [other, one, one]) {
    if (root.dataset.alive === undefined) hydrateRoot(root, <Count />);
    pressAgain(root);
  }
  await later();
  expect([other.textContent, one.textContent]).toEqual(['0', '1']);
});

test('where nothing was pressed, nothing is', async () => {
  for (const keepPress of [undefined, Object.assign(() => {}, { last: undefined })]) {
    window.keepPress = keepPress as typeof window.keepPress;
    const { one } = aPage();
    hydrateRoot(one, <Count />);
    pressAgain(one);
    await later();
    expect(one.textContent).toBe('0');
  }
});
